import { sql } from 'kysely';
import type { z } from 'zod';
import type { AddressOrder, orderInput } from '#contract/address-orders.ts';
import { orderFields } from '#contract/order-record.ts';
import { ownNames } from '#contract/record.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

const columns = [
  'address_order_id',
  'unit_id',
  'address_id',
  'order_number',
  ...ownNames(orderFields),
  'created',
  'updated',
  'version',
] as const;

/** Columns that a person may change. */
export type OrderChanges = Partial<z.output<typeof orderInput>>;

/** Which order of which address. */
export interface OrderKey {
  readonly address_id: number;
  readonly id: number;
}

/** Orders at the address, newest first. */
export function ordersAt(db: Db, unit: OwnedUnit, addressId: number) {
  return db
    .selectFrom('address_orders')
    .select(columns)
    .$castTo<AddressOrder>()
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('address_id', '=', addressId)
    .orderBy('address_order_id', 'desc');
}

export async function selectOrder(
  db: Db,
  unit: OwnedUnit,
  { address_id, id }: OrderKey,
): Promise<AddressOrder | undefined> {
  return db
    .selectFrom('address_orders')
    .select(columns)
    .$castTo<AddressOrder>()
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('address_id', '=', address_id)
    .where('address_order_id', '=', id)
    .executeTakeFirst();
}

/** The next number of the year in the unit; others who ask wait until the transaction ends. */
export async function nextOrderNumber(db: Db, unit: OwnedUnit, year: number): Promise<number> {
  const row = await db
    .insertInto('address_order_numbers')
    .values({
      client_id: unit.client_id,
      unit_id: unit.unit_id,
      order_year: year,
      last_number: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'unit_id', 'order_year'])
        .doUpdateSet({ last_number: sql`address_order_numbers.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return row.last_number;
}

export async function insertOrder(
  db: Db,
  unit: OwnedUnit,
  order: OrderChanges & { address_id: number; order_number: string; work_type: string },
): Promise<AddressOrder> {
  return db
    .insertInto('address_orders')
    .values({ ...order, client_id: unit.client_id, unit_id: unit.unit_id })
    .returning(columns)
    .$castTo<AddressOrder>()
    .executeTakeFirstOrThrow();
}

/** Changes the order if it still has the version; without a version whatever it has. */
export async function updateOrder(
  db: Db,
  unit: OwnedUnit,
  { address_id, id, version }: OrderKey & { version: number | undefined },
  changes: OrderChanges,
): Promise<AddressOrder | undefined> {
  return db
    .updateTable('address_orders')
    .set(changes)
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('address_id', '=', address_id)
    .where('address_order_id', '=', id)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning(columns)
    .$castTo<AddressOrder>()
    .executeTakeFirst();
}

/** Whether the order was there to be deleted. */
export async function deleteOrder(
  db: Db,
  unit: OwnedUnit,
  { address_id, id }: OrderKey,
): Promise<boolean> {
  const row = await db
    .deleteFrom('address_orders')
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('address_id', '=', address_id)
    .where('address_order_id', '=', id)
    .returning('address_order_id')
    .executeTakeFirst();
  return row !== undefined;
}
