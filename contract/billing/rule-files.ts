import { z } from 'zod';
import { MOST_ATTACHED_BODY_BYTES, savedFile, sentFile } from '#contract/attached-files.ts';
import { endpoint } from '#contract/endpoint.ts';
import { id } from '#contract/fields.ts';
import { deleted } from '#contract/pasports/pasport.ts';
import { attachedFileType } from '#contract/rules/attached-file.ts';
import { billingRuleFile, billingRuleModules as modules } from './rules.ts';

// Papers of decisions that rules rest on: a resolution of the assembly, an agreement, a certificate of the house.

export const uploadBillingRuleFile = endpoint({
  method: 'POST',
  path: '/v1/billing/rule/files/{unit_id}/{billing_rule_id}',
  access: 'user',
  modules,
  summary:
    'Další soubor k pravidlu rozúčtování, například zápis o rozhodnutí: PDF, PNG, JPEG do 10 MB',
  creates: true,
  perMinute: 60,
  maxBodyBytes: MOST_ATTACHED_BODY_BYTES,
  timeoutMs: 30_000,
  params: z.object({ unit_id: id, billing_rule_id: id }),
  body: sentFile,
  result: billingRuleFile,
  refuses: ['files-limit-reached', 'licence-expired'],
});
const path = '/v1/billing/rule/file/{unit_id}/{id}';
const params = z.object({ unit_id: id, id });
export const getBillingRuleFile = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules,
  summary: 'Soubor pravidla rozúčtování k uložení',
  timeoutMs: 30_000,
  params,
  result: savedFile(attachedFileType),
});
export const deleteBillingRuleFile = endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  modules,
  summary: 'Smazání souboru pravidla rozúčtování',
  params,
  result: deleted,
});
