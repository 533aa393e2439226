import { sql, type RawBuilder } from 'kysely';
import type { Relation } from '#contract/addresses.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { bindingsOf, bindingsOn } from '#server/core/people/bindings.sql.ts';
import { personsOn } from '#server/core/people/persons-on.sql.ts';
import { ofUnit as inUnit, within } from '#server/core/time/records-on.sql.ts';

/**
 * Relations with the names of what they bind. Occupants are those of the day, or of the relation's
 * own day nearest to it.
 */
function told(
  unit: OwnedUnit,
  day: string,
  bindings: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): RawBuilder<Relation> {
  const ofUnit = (alias: string) =>
    sql`${sql.ref(`${alias}.client_id`)} = ${unit.client_id}
        and ${sql.ref(`${alias}.unit_id`)} = ${unit.unit_id}`;
  const ofSpace = within(inUnit(unit), sql`pasport_id = h.pasport_id`);
  const own = sql`greatest(h.valid_from, least(h.valid_to, ${day}::date))`;
  return sql<Relation>`
    with held as materialized (${bindings})
    select h.address_id, a.address_type, a.full_name, a.title_before, a.title_after, a.email, a.phone,
           h.relation, h.record_id, h.pasport_id,
           s.pasport_space_id, s.building_name, s.space_number,
           s.variable_symbol, h.valid_from, h.valid_to, u.users_count, h.contract_valid_to,
           h.contract_warning
      from held h
      join person_names a on ${ofUnit('a')} and a.address_id = h.address_id
      join pasport_places s on ${ofUnit('s')} and s.pasport_id = h.pasport_id
      left join lateral (${personsOn(ofSpace, own)}) u on true
     order by ${order}`;
}

/** Who owns, uses and lives in the spaces of the unit on the day, by name; only the first where it is said how many. */
export async function selectRelationsOn(
  db: Db,
  unit: OwnedUnit,
  { day, first }: { day: string; first?: number | undefined },
): Promise<Relation[]> {
  const byName = sql`a.full_name collate public.czech, h.address_id, nullif(s.building_name, '') collate public.czech,
                     s.space_number collate public.czech, h.relation, h.record_id`;
  const most = first === undefined ? sql`` : sql` limit ${first}`;
  const bound = bindingsOn(inUnit(unit), day);
  const { rows } = await told(unit, day, bound, sql`${byName}${most}`).execute(db);
  return rows;
}

/** How many such relations there are. */
export async function countRelationsOn(db: Db, unit: OwnedUnit, day: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (${bindingsOn(inUnit(unit), day)}) b`.execute(db);
  return rows[0]?.total ?? 0;
}

/** All that binds one address to spaces, ended relations too, newest first. */
export async function selectRelationsOf(
  db: Db,
  unit: OwnedUnit,
  addressId: number,
  today: string,
): Promise<Relation[]> {
  const newest = sql`h.valid_from desc, h.relation, h.record_id desc`;
  const its = bindingsOf(within(inUnit(unit), sql`address_id = ${addressId}`));
  const { rows } = await told(unit, today, its, newest).execute(db);
  return rows;
}
