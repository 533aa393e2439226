import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

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
