import { sql, type RawBuilder } from 'kysely';
import type { MeasuringPlace } from '#contract/metering/places.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** Whose places are asked for: of a house with all in it, of spaces, or of the whole unit. */
interface StandingAsked {
  readonly house?: number | undefined;
  readonly spaces?: readonly number[] | undefined;
}

/** What of a place the questions over the list of meters need, but for its consumption. */
type StandingRow = Pick<
  MeasuringPlace,
  'pasport_id' | 'kind' | 'level' | 'meter_id' | 'technology' | 'verified_year' | 'last_on'
> & {
  /** Null of a place of a house. */
  readonly pasport_space_id: number | null;
};

/** Places that were not given up, with the device that stands there and the day of its last state. */
export async function selectStanding(
  db: Db,
  unit: OwnedUnit,
  asked: StandingAsked,
): Promise<StandingRow[]> {
  return (await standingPlaces(unit, asked).execute(db)).rows;
}

/** The same as a query. */
export function standingPlaces(
  { client_id, unit_id }: OwnedUnit,
  { house, spaces }: StandingAsked,
): RawBuilder<StandingRow> {
  return sql`
    select p.pasport_id, s.pasport_space_id, p.kind, p.level, d.meter_id, d.technology, d.verified_year, r.read_on as last_on
      from measuring_places p
      join pasport_places s on s.client_id = p.client_id and s.unit_id = p.unit_id
           and s.pasport_id = p.pasport_id
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
     where p.client_id = ${client_id} and p.unit_id = ${unit_id} and not p.hidden
       and ${house === undefined ? sql`true` : sql`s.building_id = ${house}`}
       and ${spaces === undefined ? sql`true` : sql`p.pasport_id = any(${[...spaces]}::integer[])`}`;
}
