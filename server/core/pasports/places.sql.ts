import { sql, type RawBuilder } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

// What houses and spaces are going to refer to: it is not deleted before the transaction ends.

type Ids = readonly number[];

/** Rows of those ids that a query finds; nobody is asked for none. */
async function heldRows<R>(db: Db, ids: Ids, query: RawBuilder<R>): Promise<readonly R[]> {
  return ids.length === 0 ? [] : (await query.execute(db)).rows;
}

/** Kinds of the pasports of the unit, by their ids. */
export async function selectKindsHeld(
  db: Db,
  unit: OwnedUnit,
  ids: Ids,
): Promise<ReadonlyMap<number, string>> {
  const query = sql<{ id: number; kind: string }>`
    select pasport_id as id, kind from pasports
     where client_id = ${unit.client_id} and unit_id = ${unit.unit_id}
       and pasport_id = any (${[...ids]}::integer[])
     order by pasport_id for key share`;
  return new Map((await heldRows(db, ids, query)).map(({ id, kind }) => [id, kind]));
}

/** Buildings of the floors of the unit, by the ids of the floors. */
export async function selectFloorsHeld(
  db: Db,
  unit: OwnedUnit,
  ids: Ids,
): Promise<ReadonlyMap<number, number>> {
  const query = sql<{ id: number; pasport_id: number }>`
    select pasport_floor_id as id, pasport_id from pasport_floors
     where client_id = ${unit.client_id} and unit_id = ${unit.unit_id}
       and pasport_floor_id = any (${[...ids]}::integer[])
     order by pasport_floor_id for key share`;
  return new Map((await heldRows(db, ids, query)).map(({ id, pasport_id }) => [id, pasport_id]));
}

/** Which of the types of spaces the client has. */
export async function selectTypesHeld(
  db: Db,
  { client_id }: OwnedUnit,
  ids: Ids,
): Promise<ReadonlySet<number>> {
  const query = sql<{ id: number }>`
    select pasport_type_id as id from pasport_types
     where client_id = ${client_id} and pasport_type_id = any (${[...ids]}::integer[])
     order by pasport_type_id for key share`;
  return new Set((await heldRows(db, ids, query)).map(({ id }) => id));
}

/** Which of the heating indicators the client has. */
export async function selectIndicatorsHeld(
  db: Db,
  { client_id }: OwnedUnit,
  ids: Ids,
): Promise<ReadonlySet<number>> {
  const query = sql<{ id: number }>`
    select heating_indicator_id as id from heating_indicators
     where client_id = ${client_id} and heating_indicator_id = any (${[...ids]}::integer[])
     order by heating_indicator_id for key share`;
  return new Set((await heldRows(db, ids, query)).map(({ id }) => id));
}

/** How many heating elements are in each of the spaces. */
export async function selectElementCounts(
  db: Db,
  unit: OwnedUnit,
  pasportIds: Ids,
): Promise<ReadonlyMap<number, number>> {
  if (pasportIds.length === 0) return new Map();
  const { rows } = await sql<{ id: number; elements: number }>`
    select pasport_id as id, count(*) as elements from pasport_building_elements
     where client_id = ${unit.client_id} and unit_id = ${unit.unit_id}
       and pasport_id = any (${[...pasportIds]}::integer[])
     group by pasport_id`.execute(db);
  return new Map(rows.map(({ id, elements }) => [id, elements]));
}

/** The highest order of places of the kind under each place; at the top of the tree under null. */
export async function selectLastOrders(
  db: Db,
  unit: OwnedUnit,
  kind: 'group' | 'building' | 'space',
): Promise<ReadonlyMap<number | null, number>> {
  const { rows } = await sql<{ parent_id: number | null; last: number }>`
    select parent_id, max(pasport_order) as last from pasports
     where client_id = ${unit.client_id} and unit_id = ${unit.unit_id} and kind = ${kind}
     group by parent_id`.execute(db);
  return new Map(rows.map(({ parent_id, last }) => [parent_id, last]));
}
