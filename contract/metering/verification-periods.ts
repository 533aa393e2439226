import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { id } from '#contract/fields.ts';
import { deleted, savedVersion, stamps } from '#contract/pasports/pasport.ts';
import { readOf, writeOf } from '#contract/record.ts';
import { verificationPeriodFields } from './verification-period-record.ts';

/** For how long a verification of some meters holds; the same for the whole portal. */
export const verificationPeriodRow = z
  .object({
    verification_period_id: z.int(),
    ...readOf(verificationPeriodFields),
    ...stamps,
  })
  .meta({ id: 'VerificationPeriod' });
export type VerificationPeriodRow = z.infer<typeof verificationPeriodRow>;

/** A period as its form saves it. */
export const verificationPeriodInput = z.object(writeOf(verificationPeriodFields));
const { shape: input } = verificationPeriodInput;

const path = '/v1/auxiliaries/meter-verification';
const ofPeriod = z.object({ verification_period_id: id });

export const listVerificationPeriods = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules: ['meter-verification', 'meters'],
  summary: 'Doby platnosti ověření měřidel podle druhu, technologie, použití a dne ověření',
  result: listOf(verificationPeriodRow),
});
export const createVerificationPeriod = endpoint({
  method: 'POST',
  path,
  access: 'system-admin',
  modules: ['meter-verification'],
  summary: 'Nová doba platnosti ověření; platnost všech měřidel se řídí jí hned',
  creates: true,
  body: z.object({
    ...verificationPeriodInput.partial().shape,
    kind: input.kind,
    source: input.source,
  }),
  result: verificationPeriodRow,
  refuses: ['verification-period-taken'],
});
export const updateVerificationPeriod = endpoint({
  method: 'PUT',
  path: `${path}/{verification_period_id}`,
  access: 'system-admin',
  modules: ['meter-verification'],
  summary: 'Změna doby platnosti ověření; posílají se jen změněná pole',
  params: ofPeriod,
  body: z.object({ ...savedVersion, ...verificationPeriodInput.partial().shape }),
  result: verificationPeriodRow,
  refuses: ['verification-period-taken'],
});
export const deleteVerificationPeriod = endpoint({
  method: 'DELETE',
  path: `${path}/{verification_period_id}`,
  access: 'system-admin',
  modules: ['meter-verification'],
  summary: 'Smazání doby platnosti ověření',
  params: ofPeriod,
  result: deleted,
});
