import { certainRefund, likelyRefunds } from '#contract/rules/refund-meeting.ts';
import type { SentMovement } from '#contract/rules/refund-meeting.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import {
  selectMeetingId,
  selectMovementBesideOrders,
  selectUnmetMovements,
  selectUnmetOrders,
  type NamedOrder,
} from './refund-meetings.sql.ts';
import { refundMeetingTable } from './tables.sql.ts';

/**
 * Joins what has left with the orders that it certainly pays, each once; the accounts of banks are held by whoever
 * asks. Nothing is booked by it: that the bank has paid a batch a person says.
 */
export async function meetRefunds(db: Db, unit: OwnedUnit): Promise<void> {
  let orders = (await selectUnmetOrders(db, unit)).filter(({ is_ordered }) => is_ordered);
  const [first] = orders.map(({ since }) => since).toSorted((a, b) => a.localeCompare(b));
  if (first === undefined) return;
  const met: {
    bank_movement_id: number;
    refund_batch_id: number;
    refund_item_id: number | null;
  }[] = [];
  for (const { bank_movement_id, ...movement } of await selectUnmetMovements(db, unit, first)) {
    const found = certainRefund(movement, orders);
    if (found === undefined) continue;
    const { refund_batch_id, refund_item_id } = found;
    met.push({ bank_movement_id, refund_batch_id, refund_item_id });
    orders = orders.filter((one) => one !== found);
  }
  await refundMeetingTable.insert(db, unit, met);
}

/** Orders that the movement may pay, the likeliest first; none where it pays one already. Undefined where there is no such movement. */
export async function offeredRefunds(
  db: Db,
  unit: OwnedUnit,
  bank_movement_id: number,
): Promise<NamedOrder[] | undefined> {
  const found = await selectMovementBesideOrders(db, unit, bank_movement_id);
  return found && likelyRefunds(found.one, found.rows);
}

interface Chosen {
  readonly refund_batch_id: number;
  readonly refund_item_id: number | null;
}

/** The movement pays the order, as a person says; whether it is one that is offered for it. */
export async function joinRefund(
  db: Db,
  unit: OwnedUnit,
  movement: SentMovement & { readonly bank_movement_id: number },
  { refund_batch_id, refund_item_id }: Chosen,
): Promise<boolean> {
  const offered = likelyRefunds(movement, await selectUnmetOrders(db, unit));
  const isOffered = offered.some(
    (one) => one.refund_batch_id === refund_batch_id && one.refund_item_id === refund_item_id,
  );
  if (!isOffered) return false;
  const { bank_movement_id } = movement;
  await refundMeetingTable.insertOne(db, unit, {
    bank_movement_id,
    refund_batch_id,
    refund_item_id,
  });
  return true;
}

/** The movement pays no order any more; whether it did. */
export async function partRefund(
  db: Db,
  unit: OwnedUnit,
  bank_movement_id: number,
): Promise<boolean> {
  const id = await selectMeetingId(db, unit, bank_movement_id);
  if (id !== undefined) await refundMeetingTable.remove(db, unit, [id]);
  return id !== undefined;
}
