import { sql, type RawBuilder } from 'kysely';
import type { MeterKind, MeterLevel, MeterTechnology } from '#contract/metering/meter-words.ts';
import type { MeasuredUnit } from '#contract/metering/meter-words.ts';
import type { OwnedClientId } from '#server/access/owned.ts';

/** A state of a device before a day; whether its counter has begun anew since the one before. */
interface StateBefore {
  readonly read_on: string;
  readonly state: number;
  readonly overflowed: boolean;
}

/** A meter at a place that somebody is going to visit, with its last two states before the day. */
export interface JobMeter {
  readonly measuring_place_id: number;
  /** Null where no device stands; the counter is that of the last one then, null where none ever did. */
  readonly meter_id: number | null;
  readonly kind: MeterKind;
  readonly level: MeterLevel;
  readonly location: string;
  readonly room_name: string;
  readonly serial_number: string;
  readonly technology: MeterTechnology | null;
  readonly verified_year: number | null;
  readonly measured_unit: MeasuredUnit | null;
  readonly digits: number | null;
  readonly decimals: number | null;
  readonly scale_month: number | null;
  readonly seal: string;
  /** The newest first; two at most. */
  readonly states: readonly StateBefore[];
}

/** The last two states of the device `d` before the day, as JSON. */
const statesBefore = (day: RawBuilder<unknown>) => sql`
  select coalesce(json_agg(s order by s.read_on desc), '[]')
    from (select r.read_on, r.state::float8 as state, r.overflowed
            from meter_readings r
           where r.client_id = d.client_id and r.unit_id = d.unit_id and r.meter_id = d.meter_id
             and d.removed_on is null and r.state is not null and r.read_on < ${day}
           order by r.read_on desc limit 2) s`;

/**
 * Meters of the place of a visit as JSON of `JobMeter`, in the order of walking; `j` tells unit_id, pasport_id
 * and meter_kind, which is null for all kinds.
 */
export function jobMeters(client_id: OwnedClientId, j: string, day: RawBuilder<unknown>) {
  const of = (column: string) => sql.ref(`${j}.${column}`);
  return sql<readonly JobMeter[]>`(
    select coalesce(json_agg(json_build_object(
             'measuring_place_id', p.measuring_place_id,
             'meter_id', case when d.removed_on is null then d.meter_id end,
             'kind', p.kind, 'level', p.level, 'location', p.location,
             'room_name', coalesce(o.room_name, ''),
             'serial_number', case when d.removed_on is null then coalesce(d.serial_number, '') else '' end,
             'technology', case when d.removed_on is null then d.technology end,
             'verified_year', case when d.removed_on is null then d.verified_year end,
             'measured_unit', d.measured_unit, 'digits', d.digits, 'decimals', d.decimals,
             'scale_month', d.scale_month,
             'seal', case when d.removed_on is null then coalesce(d.seal, '') else '' end,
             'states', (${statesBefore(day)}))
             order by p.walking_order, o.room_name collate public.czech nulls first, p.kind,
                      p.location collate public.czech, p.measuring_place_id), '[]')
      from measuring_places p
      left join lateral (
        select m.* from meters m
         where m.client_id = p.client_id and m.unit_id = p.unit_id
           and m.measuring_place_id = p.measuring_place_id
         order by m.mounted_on desc, m.meter_id desc limit 1) d on true
      left join pasport_rooms o on o.client_id = p.client_id and o.pasport_room_id = p.pasport_room_id
     where p.client_id = ${client_id} and p.unit_id = ${of('unit_id')}
       and p.pasport_id = ${of('pasport_id')} and not p.hidden
       and (p.kind = ${of('meter_kind')} or ${of('meter_kind')} is null))`;
}
