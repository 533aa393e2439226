import { sql, type RawBuilder } from 'kysely';
import type { MeasuredUnit, MeterKind, MeterLevel } from '#contract/metering/meter-words.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** A measuring place with where it is, its present device and what was read there last. */
export interface PresentMeter {
  readonly measuring_place_id: number;
  readonly kind: MeterKind;
  readonly level: MeterLevel;
  readonly hidden: boolean;
  readonly pasport_id: number;
  readonly building_id: number | null;
  readonly building_name: string;
  readonly space_number: string;
  /** The space that it is in; null where it is of the house. */
  readonly pasport_space_id: number | null;
  readonly location: string;
  /** Empty where none is mounted. */
  readonly serial_number: string;
  readonly measured_unit: MeasuredUnit | null;
  readonly last_on: string | null;
  readonly last_state: number | null;
}

/** Measuring places of the unit as a table of `PresentMeter`, for rooms that tell of them by the way. */
export function presentMeters({ client_id, unit_id }: OwnedUnit): RawBuilder<PresentMeter> {
  return sql<PresentMeter>`
    select p.measuring_place_id, p.kind, p.level, p.hidden, p.pasport_id, s.building_id, s.building_name,
           s.space_number, s.pasport_space_id, p.location,
           case when d.removed_on is null then coalesce(d.serial_number, '') else '' end as serial_number,
           d.measured_unit, r.read_on as last_on, r.state::float8 as last_state
      from measuring_places p
      join pasport_places s on s.client_id = p.client_id and s.unit_id = p.unit_id
           and s.pasport_id = p.pasport_id
      left join lateral (
        select m.meter_id, m.serial_number, m.removed_on, m.measured_unit from meters m
         where m.client_id = p.client_id and m.unit_id = p.unit_id
           and m.measuring_place_id = p.measuring_place_id
         order by m.mounted_on desc, m.meter_id desc limit 1) d on true
      left join lateral (
        select r.read_on, r.state from meter_readings r
         where r.client_id = p.client_id and r.unit_id = p.unit_id and r.meter_id = d.meter_id
           and r.state is not null
         order by r.read_on desc limit 1) r on true
     where p.client_id = ${client_id} and p.unit_id = ${unit_id}`;
}

/** What of measuring places others are going to refer to; they are not deleted before the transaction ends. */
export async function selectMetersHeld(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  ids: readonly number[],
): Promise<{ measuring_place_id: number; kind: MeterKind; pasport_id: number }[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('measuring_places')
    .select(['measuring_place_id', 'kind', 'pasport_id'])
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where(sql<boolean>`measuring_place_id = any (${[...ids]}::integer[])`)
    .orderBy('measuring_place_id')
    .forKeyShare()
    .$narrowType<{ kind: MeterKind }>()
    .execute();
}
