import { sql, type RawBuilder } from 'kysely';
import type { MeasuringPlace } from '#contract/metering/places.ts';
import type { WarningKind } from '#contract/metering/warning-words.ts';
import type { OwnedUnit } from '#server/access/owned.ts';

/** A measuring place as a visit of it is decided by; the device that stands there, and what waits about it. */
export interface VisitedMeter extends Pick<
  MeasuringPlace,
  'kind' | 'level' | 'meter_id' | 'technology' | 'verified_year' | 'last_on'
> {
  readonly warnings: readonly WarningKind[];
}

/** Of the unit, by the places that they are in, as a table: pasport_id, and meters as JSON of `VisitedMeter`. */
export function visitedMeters({ client_id, unit_id }: OwnedUnit): RawBuilder<unknown> {
  return sql`
    select p.pasport_id, json_agg(json_build_object(
             'kind', p.kind, 'level', p.level, 'meter_id', d.meter_id, 'technology', d.technology,
             'verified_year', d.verified_year, 'last_on', r.read_on,
             'warnings', coalesce(w.kinds, '{}')) order by p.measuring_place_id) as meters
      from measuring_places p
      left join lateral (
        select m.meter_id, m.technology, m.verified_year from meters m
         where m.client_id = p.client_id and m.unit_id = p.unit_id
           and m.measuring_place_id = p.measuring_place_id and m.removed_on is null
         order by m.mounted_on desc, m.meter_id desc limit 1) d on true
      left join lateral (
        select r.read_on from meter_readings r
         where r.client_id = p.client_id and r.unit_id = p.unit_id and r.meter_id = d.meter_id
           and r.state is not null
         order by r.read_on desc limit 1) r on true
      left join (
        select measuring_place_id, array_agg(distinct kind) as kinds from meter_warnings
         where client_id = ${client_id} and unit_id = ${unit_id} and state in ('new', 'solving')
         group by measuring_place_id) w on w.measuring_place_id = p.measuring_place_id
     where p.client_id = ${client_id} and p.unit_id = ${unit_id} and not p.hidden
     group by p.pasport_id`;
}
