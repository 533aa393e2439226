import type {
  deleteBillingRuleFile,
  getBillingRuleFile,
  uploadBillingRuleFile,
} from '#contract/billing/rule-files.ts';
import type { BillingRuleFile } from '#contract/billing/rules.ts';
import { attachedFileType } from '#contract/rules/attached-file.ts';
import { selectRuleHeld } from '#server/core/billing/rules.sql.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { readAttached, removeAttached } from '#server/core/files/attached.ts';
import { keepFile } from '#server/core/files/files.ts';
import type { StoredFile } from '#server/core/files/files.sql.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';

/** What papers of decisions are attached to. */
const OF_RULES = 'billing_rules';

/** The file as the contract tells it. */
export function ruleFileOf({
  file_id,
  record_id,
  content_type,
  ...told
}: StoredFile): BillingRuleFile {
  return {
    ...told,
    billing_file_id: file_id,
    billing_rule_id: record_id,
    content_type: attachedFileType.parse(content_type),
  };
}

/** One more file of a rule. Errors: `not-found`, `licence-expired`, `invalid-input`, `files-limit-reached`. */
export async function addRuleFile({
  unit,
  db,
  params: { billing_rule_id: record_id },
  body,
  portal,
}: UnitCall<typeof uploadBillingRuleFile>): Promise<BillingRuleFile> {
  ensure(await selectRuleHeld(db, unit, record_id), 'not-found');
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const record = { record_type: OF_RULES, record_id } as const;
  const field = 'content_base64';
  return ruleFileOf(await keepFile(db, unit, { record, taken: 'pictures' }, body, field));
}

/** A file to be saved by the browser. Errors: `not-found`. */
export function readRuleFile({ unit, db, actor, params }: UnitCall<typeof getBillingRuleFile>) {
  return readAttached(db, unit, { record_type: OF_RULES, id: params.id }, actor, attachedFileType);
}

/** Deletes a file for good. Errors: `not-found`. */
export function removeRuleFile({
  unit,
  db,
  actor,
  params,
}: UnitCall<typeof deleteBillingRuleFile>) {
  return removeAttached(db, unit, { record_type: OF_RULES, id: params.id }, actor);
}
