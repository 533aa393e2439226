import type {
  AddressOrder,
  createAddressOrder,
  deleteAddressOrder,
  listAddressOrders,
  updateAddressOrder,
} from '#contract/address-orders.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { savedOr } from '#server/access/saved.ts';
import { rejectionFault } from '#contract/rules/order-rejection.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { selectAddressHeld } from '#server/core/people/held.sql.ts';
import { selectUnderAddress } from '#server/core/people/addresses.sql.ts';
import {
  deleteOrder,
  insertOrder,
  nextOrderNumber,
  ordersAt,
  selectOrder,
  updateOrder,
} from '#server/core/people/orders.sql.ts';

/** Orders at an address, newest first. Errors: `not-found`. */
export async function readOrders({ unit, db, params }: UnitCall<typeof listAddressOrders>) {
  const orders = ordersAt(db, unit, params.id);
  const values = await selectUnderAddress(db, unit, params.id, orders);
  ensure(values !== undefined, 'not-found');
  return { values };
}

/** A rejected order tells why. Errors: `invalid-input`. */
function ensureReasonGiven(order: AddressOrder): AddressOrder {
  const fault = rejectionFault(order);
  if (fault !== null) throw fieldFault('note', fault);
  return order;
}

/**
 * A new order at an address, numbered within its unit and year: OBJ-2026-0001. Errors:
 * `wrong-method`, `not-found`, `licence-expired`, `invalid-input` for a rejection without its reason.
 */
export async function addOrder({
  unit,
  db,
  params,
  body: fields,
  portal,
}: UnitCall<typeof createAddressOrder>): Promise<AddressOrder> {
  ensure(params.id === 0, 'wrong-method');
  ensure(await selectAddressHeld(db, unit, params.address_id), 'not-found');
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const year = pragueDay(portal.now()).slice(0, 4);
  const number = String(await nextOrderNumber(db, unit, Number(year))).padStart(4, '0');
  const order_number = `OBJ-${year}-${number}`;
  const order = { ...fields, address_id: params.address_id, order_number };
  return ensureReasonGiven(await insertOrder(db, unit, order));
}

/** Saves changed fields of an order. Errors: `wrong-method`, `not-found`, `version-conflict`, `invalid-input`. */
export async function saveOrder({
  unit,
  db,
  params,
  body,
}: UnitCall<typeof updateAddressOrder>): Promise<AddressOrder> {
  ensure(params.id !== 0, 'wrong-method');
  const { version, ...changes } = body;
  const load = () => selectOrder(db, unit, params);
  if (Object.keys(changes).length === 0) return savedOr(await load(), load);
  const saved = await updateOrder(db, unit, { ...params, version }, changes);
  return ensureReasonGiven(await savedOr(saved, load));
}

/** Deletes an order; its number is not given again. Errors: `not-found`. */
export async function removeOrder({ unit, db, params }: UnitCall<typeof deleteAddressOrder>) {
  ensure(await deleteOrder(db, unit, params), 'not-found');
  return { deleted: true as const };
}
