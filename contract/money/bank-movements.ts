import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { day, hellers, id } from '#contract/fields.ts';
import { changeOfMany } from '#contract/many.ts';
import { savedVersion, stamps } from '#contract/pasports/pasport.ts';
import { readOf, writeOf } from '#contract/record.ts';
import { movementFields } from './bank-movement-record.ts';

/** As many movements are told at once; the newest ones. */
export const MOST_BANK_MOVEMENTS = 5000;

/** The largest movement that becomes a payment, in hellers: the ledger keeps no larger ones. */
export const MOST_OF_MOVEMENT = 2_000_000_000;

/** Which movements are asked for: those that wait, those left for later, whose payment belongs to somebody, money that was sent, all. */
export const movementFilter = z.enum(['waiting', 'parked', 'assigned', 'sent', 'all']);
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
    /** The payment that it is booked as; null of what was sent, and of what is not booked. */
    ledger_payment_id: z.int().nullable(),
    /** What of the payment belongs to no account yet; null where there is none. */
    unassigned: hellers.nullable(),
    /** Whether the payment goes back to who paid it, or the whole of it went; null where neither. */
    going_back: z.enum(['returning', 'returned']).nullable(),
    /** The period of SIPO that the post has paid by it; null of any other movement. */
    sipo_period: z.string().nullable(),
    /** The batch of refunds of which it paid an order, or all of them; null of any other movement. */
    refund_batch_id: z.int().nullable(),
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
    counts: z.object({
      waiting: z.int(),
      parked: z.int(),
      assigned: z.int(),
      sent: z.int(),
      all: z.int(),
    }),
    /** Of the whole unit: what came and is no payment yet, from statements accepted before payments were made of them. */
    unbooked_count: z.int(),
  }),
});

export const updateBankMovement = endpoint({
  method: 'PUT',
  path: '/v1/money/bank/movement/{unit_id}/{bank_movement_id}',
  access: 'user',
  modules: ['bank'],
  summary: 'Odložení pohybu i jeho platby s poznámkou, nebo jejich vrácení mezi čekající',
  params: z.object({ unit_id: id, bank_movement_id: id }),
  body: z.object({ ...savedVersion, ...movementInput.partial().shape }),
  result: bankMovement,
});

export const changeBankMovements = changeOfMany({
  path: '/v1/money/bank/movements/{unit_id}/many',
  modules: ['bank'],
  summary:
    'Odložení mnoha pohybů i jejich plateb s poznámkou, nebo jejich vrácení mezi čekající: všech, nebo žádného; id je bank_movement_id',
  fields: movementInput.partial(),
});

/** What was made of movements. */
export const bookedMovements = z
  .object({
    booked_count: z.int(),
    /** Of the booked ones, how many belong to accounts already. */
    assigned_count: z.int(),
    /** Payments that somebody had written down before. */
    known_count: z.int(),
  })
  .meta({ id: 'BookedMovements' });
export type BookedMovements = z.infer<typeof bookedMovements>;

export const bookBankMovements = endpoint({
  method: 'POST',
  path: '/v1/money/bank/movements/{unit_id}/book',
  access: 'user',
  modules: ['bank'],
  summary:
    'Zapsání přijatých pohybů, které ještě nejsou platbami, a přiřazení těch, které jsou jisté',
  creates: true,
  timeoutMs: 30_000,
  params: z.object({ unit_id: id }),
  result: bookedMovements,
  refuses: ['licence-expired'],
});
