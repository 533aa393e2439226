import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { day, hellers, id } from '#contract/fields.ts';
import { savedVersion, stamps } from '#contract/pasports/pasport.ts';
import { readOf, writeOf } from '#contract/record.ts';
import { movementFields } from './bank-movement-record.ts';

/** As many movements are told at once; the newest ones. */
export const MOST_BANK_MOVEMENTS = 5000;

/** Which movements are asked for: payments that wait, those left for later, money that was sent, all. */
export const movementFilter = z.enum(['waiting', 'parked', 'sent', 'all']);
export type MovementFilter = z.infer<typeof movementFilter>;

export const bankMovement = z
  .object({
    bank_movement_id: z.int(),
    unit_id: z.int(),
    bank_account_id: z.int(),
    bank_statement_id: z.int(),
    account_name: z.string(),
    booked_on: day,
    /** Less than nothing went out. */
    amount: hellers,
    counter_account: z.string(),
    counter_name: z.string(),
    variable_symbol: z.string(),
    constant_symbol: z.string(),
    specific_symbol: z.string(),
    message: z.string(),
    kind_text: z.string(),
    /** It undoes another movement. */
    is_reversal: z.boolean(),
    ...readOf(movementFields),
    ...stamps,
  })
  .meta({ id: 'BankMovement' });
export type BankMovement = z.infer<typeof bankMovement>;

/** What a person may change of a movement, as the form saves it. */
export const movementInput = z.object(writeOf(movementFields));

export const listBankMovements = endpoint({
  method: 'GET',
  path: '/v1/money/bank/movements/{unit_id}',
  access: 'user',
  modules: ['bank'],
  summary: `Pohyby na účtech jednotky, nejnovější první, nejvýše ${MOST_BANK_MOVEMENTS}; kolik jich je v kterém výběru`,
  timeoutMs: 10_000,
  params: z.object({ unit_id: id }),
  query: z.object({
    filter: movementFilter.default('all'),
    bank_account_id: id.optional(),
    bank_statement_id: id.optional(),
  }),
  result: z.object({
    values: z.array(bankMovement),
    /** Of the account and the statement, by the filter. */
    counts: z.object({ waiting: z.int(), parked: z.int(), sent: z.int(), all: z.int() }),
  }),
});

export const updateBankMovement = endpoint({
  method: 'PUT',
  path: '/v1/money/bank/movement/{unit_id}/{bank_movement_id}',
  access: 'user',
  modules: ['bank'],
  summary: 'Odložení pohybu s poznámkou, nebo jeho vrácení mezi čekající',
  params: z.object({ unit_id: id, bank_movement_id: id }),
  body: z.object({ ...savedVersion, ...movementInput.partial().shape }),
  result: bankMovement,
});
