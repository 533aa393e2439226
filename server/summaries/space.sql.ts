import { sql } from 'kysely';
import type { SpacePerson, SpaceSummary } from '#contract/pasports/summaries.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { bindingsOn } from '#server/core/people/bindings.sql.ts';
import { costsOn } from '#server/core/people/holders-on.sql.ts';
import { payersOn } from '#server/core/people/payers-on.sql.ts';
import { personsOn } from '#server/core/people/persons-on.sql.ts';
import type { InspectedDevice } from '#server/core/revisions/due.ts';
import { ofUnit, within } from '#server/core/time/records-on.sql.ts';
import type { Db } from '#server/db/db.ts';
import { devicesAt } from './devices.sql.ts';

/** What is told of a space, before it is measured what burns and waits. */
interface SpaceFacts extends Omit<SpaceSummary, 'people' | 'due'> {
  readonly people: readonly (SpacePerson & { readonly contract_warning: string | null })[];
  readonly devices: readonly InspectedDevice[];
}

/** The space by its pasport_space_id as it is on the day. */
export async function selectSpaceFacts(
  db: Db,
  unit: OwnedUnit,
  id: number,
  day: string,
): Promise<SpaceFacts | undefined> {
  const { client_id, unit_id } = unit;
  const own = within(ofUnit(unit), sql`pasport_id = (select it.pasport_id from it)`);
  const { rows } = await sql<SpaceFacts>`
    with it as materialized (
      select p.pasport_id, p.pasport_space_id, p.parent_id from space_places p
       where p.client_id = ${client_id} and p.unit_id = ${unit_id} and p.pasport_space_id = ${id})
    select it.pasport_space_id,
           (select h.pasport_building_id from house_places h
             where h.client_id = ${client_id} and h.unit_id = ${unit_id}
               and h.pasport_id = it.parent_id) as pasport_building_id,
           (select coalesce(json_agg(x), '[]') from (
              select h.relation, h.address_id, a.address_type, a.full_name, a.title_before, a.title_after, a.phone,
                     a.email, h.valid_from, h.contract_valid_to, h.contract_warning,
                     h.relation <> 'roommate' and exists (
                       select from (${payersOn(own, day)}) y where y.address_id = h.address_id) as pays
                from (${bindingsOn(own, day)}) h
                join person_names a on a.client_id = ${client_id} and a.unit_id = ${unit_id}
                     and a.address_id = h.address_id
               order by array_position(array['tenant', 'owner', 'roommate'], h.relation),
                        h.valid_from, a.full_name collate public.czech, h.record_id) x) as people,
           (select u.users_count from (${personsOn(own, day)}) u) as users_count,
           (select sum(c.monthly_advance)::float8 from (${costsOn(own, day)}) c) as monthly_advances,
           ${devicesAt(unit, sql`r.pasport_id = it.pasport_id`)} as devices
      from it`.execute(db);
  return rows[0];
}
