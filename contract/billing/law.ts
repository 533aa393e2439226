import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { id } from '#contract/fields.ts';
import { deleted, savedVersion, stamps } from '#contract/pasports/pasport.ts';
import { readOf, writeOf } from '#contract/record.ts';
import { settlementLawFields } from './law-record.ts';

/** A value that the law sets for settlements from a period on; the same for the whole portal. */
export const settlementLawRow = z
  .object({
    settlement_law_id: z.int(),
    ...readOf(settlementLawFields),
    ...stamps,
  })
  .meta({ id: 'SettlementLaw' });
export type SettlementLawRow = z.infer<typeof settlementLawRow>;

/** A value as its form saves it. */
export const settlementLawInput = z.object(writeOf(settlementLawFields));
const { shape: input } = settlementLawInput;

const path = '/v1/auxiliaries/settlement-law';
const ofRow = z.object({ settlement_law_id: id });

export const listSettlementLaw = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules: ['settlement-law', 'billing-rules'],
  summary: 'Zákonné hodnoty vyúčtování služeb podle toho, od kterého období platí, se zdrojem',
  result: listOf(settlementLawRow),
});
export const createSettlementLaw = endpoint({
  method: 'POST',
  path,
  access: 'system-admin',
  modules: ['settlement-law'],
  summary: 'Nová zákonná hodnota od některého období; vyúčtování se jí řídí hned',
  creates: true,
  body: z.object({
    ...settlementLawInput.partial().shape,
    key: input.key,
    source: input.source,
  }),
  result: settlementLawRow,
  refuses: ['settlement-law-taken'],
});
export const updateSettlementLaw = endpoint({
  method: 'PUT',
  path: `${path}/{settlement_law_id}`,
  access: 'system-admin',
  modules: ['settlement-law'],
  summary: 'Změna zákonné hodnoty; posílají se jen změněná pole',
  params: ofRow,
  body: z.object({ ...savedVersion, ...settlementLawInput.partial().shape }),
  result: settlementLawRow,
  refuses: ['settlement-law-taken'],
});
export const deleteSettlementLaw = endpoint({
  method: 'DELETE',
  path: `${path}/{settlement_law_id}`,
  access: 'system-admin',
  modules: ['settlement-law'],
  summary: 'Smazání zákonné hodnoty',
  params: ofRow,
  result: deleted,
});
