import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { day, id, version } from '#contract/fields.ts';
import { moneyModules } from '#contract/module-names.ts';
import { bankMovement } from './bank-movements.ts';

// A reversal of a bank (storno) undoes a payment. Where it is not certain which one, a person says so.

/** As many payments are offered for one: each has a digit of its own. */
export const MOST_UNDOABLE = 9;
/** As many days back a payment is offered; what is older is seldom undone. */
export const UNDOABLE_WITHIN_DAYS = 366;

/** A payment that a reversal may undo: of the same amount, and what else of it is the same. */
export const undoablePayment = z
  .object({
    ledger_payment_id: z.int(),
    received_on: day,
    variable_symbol: z.string(),
    payer_account: z.string(),
    payer_name: z.string(),
    message: z.string(),
    /** To whom it belongs; empty where to nobody. */
    names: z.string(),
    is_same_account: z.boolean(),
    is_same_symbol: z.boolean(),
  })
  .meta({ id: 'UndoablePayment' });
export type UndoablePayment = z.infer<typeof undoablePayment>;

export const bankReversal = z
  .object({ movement: bankMovement, candidates: z.array(undoablePayment) })
  .meta({ id: 'BankReversal' });
export type BankReversal = z.infer<typeof bankReversal>;

const modules = [...moneyModules, 'bank'] as const;
const params = z.object({ unit_id: id, bank_movement_id: id });

export const listReversals = endpoint({
  method: 'GET',
  path: '/v1/money/bank/reversals/{unit_id}',
  access: 'user',
  modules,
  summary: `Storna banky, u kterých se neví, kterou platbu ruší; odložená poslední. Ke každému nejvýše ${MOST_UNDOABLE} plateb téže částky, nejpodobnější první`,
  timeoutMs: 10_000,
  params: z.object({ unit_id: id }),
  result: listOf(bankReversal),
});

export const chooseReversed = endpoint({
  method: 'POST',
  path: '/v1/money/bank/movement/{unit_id}/{bank_movement_id}/reversal',
  access: 'user',
  modules,
  summary: 'Určení platby, kterou storno banky ruší; zapíše se opačná',
  params,
  body: z.object({ version, ledger_payment_id: id }),
  result: bankMovement,
  refuses: ['licence-expired', 'reversal-decided', 'reversal-differs', 'payment-returned'],
});

export const takeBackReversal = endpoint({
  method: 'POST',
  path: '/v1/money/bank/movement/{unit_id}/{bank_movement_id}/reversal/back',
  access: 'user',
  modules,
  summary: 'Vzetí storna banky zpět: zrušená platba se zapíše znovu a storno čeká na výběr',
  params,
  body: z.object({ version }),
  result: bankMovement,
  refuses: ['licence-expired', 'reversal-waiting'],
});
