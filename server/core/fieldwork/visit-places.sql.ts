import { sql, type RawBuilder } from 'kysely';
import type { MissedVisit } from '#contract/fieldwork/missed-access.ts';
import type { VisitPlace } from '#contract/fieldwork/visit-places.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { visitedMeters, type VisitedMeter } from '#server/core/metering/visited.sql.ts';
import { floorsOf, seatsOf, spacesOf } from '#server/core/pasports/space-list.sql.ts';
import { isHidden } from '#server/core/pasports/tree.sql.ts';
import { ownerNamesOn, tenantNamesOn } from '#server/core/people/holders-on.sql.ts';
import { ofUnit } from '#server/core/time/records-on.sql.ts';
import type { Db } from '#server/db/db.ts';
import { missedVisits } from './missed-access.sql.ts';

/** A place with its meters, without what they tell of it. */
export type VisitPlaceRow = Omit<
  VisitPlace,
  'turn' | 'meters' | 'meter_kinds' | 'errands' | 'verified_until' | 'last_on' | 'missed'
> & { readonly meters: readonly VisitedMeter[]; readonly missed: readonly MissedVisit[] };

/** How one gets in, as JSON. */
const access = sql`json_build_object(
  'note', coalesce(g.note, ''), 'from_minute', g.from_minute, 'to_minute', g.to_minute,
  'version', g.version)`;

/** The last visit `v` of the place `l`; one that was given up does not count. */
const lastVisit = sql`
  select json_build_object(
           'visit_id', v.visit_id, 'round_id', v.round_id, 'round_name', r.name, 'state', v.state,
           'day', v.day, 'from_minute', v.from_minute, 'attempt', v.attempt) as told
    from visits v
    join rounds r on r.client_id = v.client_id and r.unit_id = v.unit_id and r.round_id = v.round_id
   where v.client_id = l.client_id and v.unit_id = l.unit_id and v.pasport_id = l.pasport_id
     and v.state <> 'cancelled'
   order by v.visit_id desc limit 1`;

/** Spaces and houses of the unit that are shown, in the order in which one walks: by houses, floors and numbers. */
export async function selectVisitPlaces(
  db: Db,
  unit: OwnedUnit,
  day: string,
): Promise<VisitPlaceRow[]> {
  return (await visitPlacesOf(unit, day).execute(db)).rows;
}

/** The same as a query. */
export function visitPlacesOf(unit: OwnedUnit, day: string): RawBuilder<VisitPlaceRow> {
  const { client_id, unit_id } = unit;
  const shown = sql`not p.hidden and b.pasport_id is not null and not ${isHidden('b')}`;
  return sql`
    with recursive ${seatsOf(unit)},
    tenants as materialized (${tenantNamesOn(ofUnit(unit), day)}),
    owners as materialized (${ownerNamesOn(ofUnit(unit), day)}),
    measured as materialized (${visitedMeters(unit)}),
    listed as (
      select p.client_id, p.unit_id, p.pasport_id, p.kind, s.pasport_space_id, b.pasport_id as building_id,
             b.pasport_name as building_name, b.seat, coalesce(f.code, '') as floor_code, f.floor, s.space_number
        ${spacesOf(unit, shown, sql`pasport_spaces`, floorsOf)}
      union all
      select ${client_id}::integer, ${unit_id}::integer, b.pasport_id, 'building', null, b.pasport_id,
             b.pasport_name, b.seat, '', null, ''
        from seats b where not ${isHidden('b')})
    select l.pasport_id, l.kind, l.pasport_space_id, l.building_id, l.building_name, l.floor_code, l.space_number,
           coalesce(t.names, o.names, '') as contact, coalesce(t.phone, o.phone, '') as phone,
           coalesce(t.phone_of, o.phone_of, '') as phone_of, ${access} as access, v.told as visit,
           coalesce(m.meters, '[]') as meters, ${missedVisits} as missed
      from listed l
      left join measured m on m.pasport_id = l.pasport_id
      left join tenants t on t.pasport_id = l.pasport_id
      left join owners o on o.pasport_id = l.pasport_id
      left join visit_access g on g.client_id = l.client_id and g.unit_id = l.unit_id
           and g.pasport_id = l.pasport_id
      left join lateral (${lastVisit}) v on true
     order by l.seat, l.floor nulls first, l.space_number collate public.czech, l.pasport_id`;
}
