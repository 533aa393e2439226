import type {
  joinRefund,
  listOfferedRefunds,
  takeBackRefund,
} from '#contract/money/refund-meetings.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import {
  joinRefund as joinOf,
  offeredRefunds,
  partRefund,
} from '#server/core/ledger/refund-meetings.ts';
import { selectHasOrder } from '#server/core/ledger/refund-meetings.sql.ts';
import { ensure, ensureNamed } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { decidedMovement, heldMovement } from './decided.ts';

/** Orders of refunds that the movement may pay; none where it pays one already. Errors: `not-found`. */
export async function offered({ unit, db, params }: UnitCall<typeof listOfferedRefunds>) {
  const orders = await offeredRefunds(db, unit, params.bank_movement_id);
  ensure(orders !== undefined, 'not-found');
  return {
    values: orders.map(
      ({ bank_account_id: _account, since: _since, is_ordered: _ordered, ...told }) => told,
    ),
  };
}

/**
 * Joins a movement by which money left with an order of refunds. Errors: `licence-expired`, `not-found` (also of a batch or an order),
 * `version-conflict`, `refund-decided`.
 */
export async function join({ unit, db, params, body, portal }: UnitCall<typeof joinRefund>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const movement = await heldMovement(db, unit, params.bank_movement_id, body.version);
  const { refund_batch_id, refund_item_id } = body;
  const [hasBatch, hasItem] = await selectHasOrder(db, unit, refund_batch_id, refund_item_id);
  ensureNamed(hasBatch, 'refund_batch_id');
  ensureNamed(hasItem, 'refund_item_id');
  ensure(movement.refund_batch_id === null && !movement.is_reversal, 'refund-decided');
  ensure(await joinOf(db, unit, movement, { refund_batch_id, refund_item_id }), 'refund-decided');
  return decidedMovement(db, unit, movement);
}

/** Has the movement pay no order. Errors: `licence-expired`, `not-found`, `version-conflict`, `refund-waiting`. */
export async function takeBack({
  unit,
  db,
  params,
  body,
  portal,
}: UnitCall<typeof takeBackRefund>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const movement = await heldMovement(db, unit, params.bank_movement_id, body.version);
  ensure(await partRefund(db, unit, movement.bank_movement_id), 'refund-waiting');
  return decidedMovement(db, unit, movement);
}
