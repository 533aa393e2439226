import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { Held, HeldOwnership, HeldRoommate, Joined } from './merge.ts';
import { REFERRING_TABLES } from './uses.sql.ts';

type Ids = readonly number[];

function ofUnit({ client_id, unit_id }: OwnedUnit) {
  return sql`client_id = ${client_id} and unit_id = ${unit_id}`;
}

/** Spaces in which the addresses are named; nobody else records anything there until the end. */
export async function selectSpacesForUpdate(db: Db, unit: OwnedUnit, ids: Ids): Promise<void> {
  await sql`
    select pasport_id from pasports
     where ${ofUnit(unit)} and pasport_id in (
       select pasport_id from pasport_tenants where ${ofUnit(unit)} and address_id = any (${[...ids]}::integer[])
       union select pasport_id from pasport_ownerships where ${ofUnit(unit)} and address_id = any (${[...ids]}::integer[])
       union select pasport_id from pasport_roommates where ${ofUnit(unit)} and address_id = any (${[...ids]}::integer[]))
     order by pasport_id for update`.execute(db);
}

export async function selectTenants(db: Db, unit: OwnedUnit, ids: Ids): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select pasport_tenant_id as record_id, address_id, pasport_id, valid_from, valid_to
      from pasport_tenants
     where ${ofUnit(unit)} and address_id = any (${[...ids]}::integer[])`.execute(db);
  return rows;
}

export async function selectOwnerships(
  db: Db,
  unit: OwnedUnit,
  ids: Ids,
): Promise<HeldOwnership[]> {
  const { rows } = await sql<HeldOwnership>`
    select pasport_ownership_id as record_id, address_id, pasport_id, valid_from, valid_to,
           share_numerator, share_denominator, is_joint, has_vote, comment
      from pasport_ownerships
     where ${ofUnit(unit)} and address_id = any (${[...ids]}::integer[])`.execute(db);
  return rows;
}

export async function selectRoommates(db: Db, unit: OwnedUnit, ids: Ids): Promise<HeldRoommate[]> {
  const { rows } = await sql<HeldRoommate>`
    select pasport_roommate_id as record_id, address_id, pasport_id, valid_from, valid_to,
           relation, comment
      from pasport_roommates
     where ${ofUnit(unit)} and address_id = any (${[...ids]}::integer[])`.execute(db);
  return rows;
}

/** Number of a space and the name of its building. */
export async function selectSpaceName(
  db: Db,
  unit: OwnedUnit,
  pasportId: number,
): Promise<{ space_number: string; building_name: string }> {
  return db
    .selectFrom('pasport_spaces as s')
    .innerJoin('pasports as p', (join) =>
      join.onRef('p.client_id', '=', 's.client_id').onRef('p.pasport_id', '=', 's.pasport_id'),
    )
    .leftJoin('pasports as b', (join) =>
      join.onRef('b.client_id', '=', 'p.client_id').onRef('b.pasport_id', '=', 'p.parent_id'),
    )
    .select(['s.space_number', sql<string>`coalesce(b.pasport_name, '')`.as('building_name')])
    .where('s.client_id', '=', unit.client_id)
    .where('s.unit_id', '=', unit.unit_id)
    .where('s.pasport_id', '=', pasportId)
    .executeTakeFirstOrThrow();
}

/** One ownership instead of several of the same time. */
export async function updateJoinedOwnership(
  db: Db,
  unit: OwnedUnit,
  { record_id, fields, removed }: Joined<Partial<HeldOwnership>>,
): Promise<void> {
  await sql`delete from pasport_ownerships
             where ${ofUnit(unit)} and pasport_ownership_id = any (${[...removed]}::integer[])`.execute(
    db,
  );
  await db
    .updateTable('pasport_ownerships')
    .set(fields)
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('pasport_ownership_id', '=', record_id)
    .execute();
}

/** One roommate instead of several. */
export async function updateJoinedRoommate(
  db: Db,
  unit: OwnedUnit,
  { record_id, fields, removed }: Joined<Partial<HeldRoommate>>,
): Promise<void> {
  await sql`delete from pasport_roommates
             where ${ofUnit(unit)} and pasport_roommate_id = any (${[...removed]}::integer[])`.execute(
    db,
  );
  await db
    .updateTable('pasport_roommates')
    .set(fields)
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('pasport_roommate_id', '=', record_id)
    .execute();
}

/** Whatever refers to the merged addresses refers to the kept one. */
export async function updateReferences(
  db: Db,
  unit: OwnedUnit,
  keptId: number,
  mergedIds: Ids,
): Promise<void> {
  for (const table of REFERRING_TABLES) {
    await sql`update ${sql.table(table)} set address_id = ${keptId}
               where ${ofUnit(unit)} and address_id = any (${[...mergedIds]}::integer[])`.execute(
      db,
    );
  }
}
