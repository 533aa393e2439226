import type {
  chooseReversed,
  listReversals,
  takeBackReversal,
  UndoablePayment,
} from '#contract/money/bank-reversals.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import {
  hasPayment,
  reverseChosen,
  takeBack as takeBackOf,
} from '#server/core/ledger/reversals.ts';
import { selectUndoable } from '#server/core/ledger/reversals.sql.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { decidedMovement, heldMovement } from './decided.ts';
import { selectReversals } from './movements.sql.ts';

/** Reversals that undo nothing yet, each with payments that it may undo. */
export async function list({ unit, db }: UnitCall<typeof listReversals>) {
  const movements = await selectReversals(db, unit);
  const byMovement = new Map<number, UndoablePayment[]>();
  for (const { bank_movement_id: id, ...payment } of await selectUndoable(db, unit, movements))
    byMovement.set(id, [...(byMovement.get(id) ?? []), payment]);
  return {
    values: movements.map((movement) => ({
      movement,
      candidates: byMovement.get(movement.bank_movement_id) ?? [],
    })),
  };
}

/**
 * Undoes the payment that a person chose by the reversal. Errors: `licence-expired`, `not-found`,
 * `version-conflict`, `reversal-decided`, `reversal-differs`.
 */
export async function choose({ unit, db, params, body, portal }: UnitCall<typeof chooseReversed>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const movement = await heldMovement(db, unit, params.bank_movement_id, body.version);
  ensure(await hasPayment(db, unit, body.ledger_payment_id), 'not-found');
  const isWaiting = movement.is_reversal && movement.ledger_payment_id === null;
  ensure(isWaiting, 'reversal-decided');
  await reverseChosen(db, unit, movement, body.ledger_payment_id);
  return decidedMovement(db, unit, movement);
}

/**
 * Takes a reversal back, whoever decided it: what it had undone is booked anew, and it waits. Errors:
 * `licence-expired`, `not-found`, `version-conflict`, `reversal-waiting`.
 */
export async function takeBack({
  unit,
  db,
  params,
  body,
  portal,
}: UnitCall<typeof takeBackReversal>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const movement = await heldMovement(db, unit, params.bank_movement_id, body.version);
  ensure(movement.is_reversal, 'reversal-waiting');
  await takeBackOf(db, unit, movement.bank_movement_id);
  return decidedMovement(db, unit, movement);
}
