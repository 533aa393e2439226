import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { day, id, moment } from '#contract/fields.ts';
import { moneyModules } from '#contract/module-names.ts';
import { deleted } from '#contract/pasports/pasport.ts';

/** That an account of the unit is paid from an account of a bank, as people confirmed by assigning its payments. */
export const learnedPayer = z
  .object({
    ledger_payer_id: z.int(),
    /** Number/bank of whoever pays. */
    payer_account: z.string(),
    /** As the bank called him the last time; empty where it did not. */
    payer_name: z.string(),
    /** When he paid last; null where nothing of his is there any more. */
    paid_on: day.nullable(),
    ledger_account_id: z.int(),
    space_number: z.string(),
    building_name: z.string(),
    names: z.string(),
    created: moment,
  })
  .meta({ id: 'LearnedPayer' });
export type LearnedPayer = z.infer<typeof learnedPayer>;

export const listLearnedPayers = endpoint({
  method: 'GET',
  path: '/v1/money/payers/{unit_id}',
  access: 'user',
  modules: moneyModules,
  summary: 'Účty plátců, které se portál naučil z potvrzených přiřazení',
  params: z.object({ unit_id: id }),
  result: listOf(learnedPayer),
});

export const forgetPayer = endpoint({
  method: 'DELETE',
  path: '/v1/money/payer/{unit_id}/{ledger_payer_id}',
  access: 'user',
  modules: moneyModules,
  summary: 'Zapomenutí naučeného účtu plátce; přiřazené platby zůstanou, jak jsou',
  params: z.object({ unit_id: id, ledger_payer_id: id }),
  result: deleted,
});
