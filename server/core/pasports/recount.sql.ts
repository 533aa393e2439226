import { sql } from 'kysely';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { roomAreasOn } from './areas-on.sql.ts';

/** A unit of any client. */
export interface UnitKey {
  readonly client_id: number;
  readonly unit_id: number;
}

/** A unit of the tenant that the recount works in. */
export interface WorkedUnit extends UnitKey {
  readonly client_id: OwnedClientId;
}

/** Spaces that one transaction may hold. */
const BATCH = 100;

/** Units of all tenants. Only the keys are read: a unit is worked on in its tenant. */
export async function selectAllUnits(db: Db): Promise<UnitKey[]> {
  await sql`select set_config('app.worker', 'areas', true)`.execute(db);
  return db
    .selectFrom('units')
    .select(['client_id', 'unit_id'])
    .orderBy('client_id')
    .orderBy('unit_id')
    .execute();
}

/** Spaces of the unit with what their rooms come to on the day, where it is something else than they have. */
function otherAreas({ client_id, unit_id }: WorkedUnit, day: string) {
  const rooms = roomAreasOn({ client_id, where: sql`unit_id = ${unit_id}` }, day);
  return sql`
    pasport_spaces s
      join (${rooms}) r on r.pasport_id = s.pasport_id
     where s.client_id = ${client_id} and s.unit_id = ${unit_id} and not s.heated_area_fixed
       and (s.heated_area, s.countable_area) <> (r.heated_area, r.countable_area)`;
}

/**
 * Spaces, some at a time, whose areas are not those of their rooms on the day. They are held until the
 * end of the transaction, as a save of a room holds them, so that neither overwrites the other.
 */
export async function selectStaleSpacesHeld(
  db: Db,
  unit: WorkedUnit,
  day: string,
): Promise<readonly number[]> {
  const stale = await sql<{ pasport_id: number }>`
    select s.pasport_id from ${otherAreas(unit, day)} order by s.pasport_id limit ${BATCH}`.execute(
    db,
  );
  const ids = stale.rows.map(({ pasport_id }) => pasport_id);
  await sql`
    select from pasports
     where client_id = ${unit.client_id} and unit_id = ${unit.unit_id} and pasport_id = any (${ids})
     order by pasport_id for update`.execute(db);
  return ids;
}

/** Gives the spaces the areas of their rooms on the day, where these are still others. */
export async function updateStaleAreas(
  db: Db,
  unit: WorkedUnit,
  ids: readonly number[],
  day: string,
): Promise<void> {
  await sql`
    update pasport_spaces held
       set heated_area = fresh.heated_area, countable_area = fresh.countable_area
      from (select s.client_id, s.pasport_space_id, r.heated_area, r.countable_area
              from ${otherAreas(unit, day)} and s.pasport_id = any (${[...ids]})) fresh
     where held.client_id = fresh.client_id and held.pasport_space_id = fresh.pasport_space_id`.execute(
    db,
  );
}
