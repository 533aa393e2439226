import { sql, type RawBuilder } from 'kysely';
import type { WatchLimits } from '#contract/rules/watch-limits.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { tenanciesOn } from '#server/core/people/holders-on.sql.ts';
import { personsOn } from '#server/core/people/persons-on.sql.ts';
import { ofUnit } from '#server/core/time/records-on.sql.ts';
import type { Db } from '#server/db/db.ts';

/** How a mounted device has moved, and what was last found on it. */
export interface Movement {
  readonly measuring_place_id: number;
  readonly meter_id: number;
  /** The last day of a state that was read, not estimated. */
  readonly read_on: string | null;
  /** The first day on which it showed the state that it shows still. */
  readonly stood_since: string | null;
  /** The first day of an odd finding that nothing has put right since. */
  readonly seal_on: string | null;
  readonly backflow_on: string | null;
  readonly blocked_on: string | null;
  /** Of remote data of the last time: how many intervals, how many of them without consumption, and what was used. */
  readonly intervals: number;
  readonly zeros: number;
  readonly flow_from: string | null;
  readonly flow_to: string | null;
  readonly flow: number | null;
}

const ofDevice = sql`r.client_id = d.client_id and r.unit_id = d.unit_id and r.meter_id = d.meter_id`;

/** The first day of the status after the last reading by which it was put right. */
const foundSince = (status: string, right: RawBuilder<unknown>) => sql`(
  select min(r.read_on) from meter_readings r
   where ${ofDevice} and r.status = ${sql.lit(status)} and r.read_on > coalesce((
         select max(r.read_on) from meter_readings r
          where ${ofDevice} and r.state is not null and ${right}), '-infinity'))`;

// Radio sees no seal, and who reads his own meter does not vouch for one.
const SEEN = sql`r.status <> 'seal-broken' and r.source in ('entry', 'import')`;

/** Readings from before the asked days, from which the first interval begins. */
const BEFORE_DAYS = 62;

/** Mounted devices of the unit's places that were not given up. */
export async function selectMovements(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  { steady_days }: Pick<WatchLimits, 'steady_days'>,
  today: string,
): Promise<Movement[]> {
  const { rows } = await sql<Movement>`
    with mounted as materialized (
      select m.client_id, m.unit_id, m.measuring_place_id, m.meter_id, m.digits, m.multiplier
        from meters m
        join measuring_places p on p.client_id = m.client_id and p.unit_id = m.unit_id
             and p.measuring_place_id = m.measuring_place_id
       where m.client_id = ${client_id} and m.unit_id = ${unit_id} and m.removed_on is null
         and not p.hidden)
    select d.measuring_place_id, d.meter_id, l.read_on,
           (select min(r.read_on) from meter_readings r
             where ${ofDevice} and r.state is not null and r.source <> 'estimate'
               and r.read_on > coalesce((
                   select r.read_on from meter_readings r
                    where ${ofDevice} and r.state <> l.state and r.source <> 'estimate'
                    order by r.read_on desc limit 1), '-infinity')) as stood_since,
           ${foundSince('seal-broken', SEEN)} as seal_on,
           ${foundSince('backflow', sql`r.status <> 'backflow'`)} as backflow_on,
           ${foundSince('blocked', sql`r.status <> 'blocked'`)} as blocked_on,
           f.intervals, f.zeros, f.flow_from, f.flow_to, f.flow
      from mounted d
      left join lateral (
        select r.read_on, r.state from meter_readings r
         where ${ofDevice} and r.state is not null and r.source <> 'estimate'
         order by r.read_on desc limit 1) l on true
      cross join lateral (
        select count(used)::integer as intervals, count(*) filter (where used <= 0)::integer as zeros,
               min(before_on) as flow_from, max(read_on) filter (where used is not null) as flow_to,
               (sum(used) * d.multiplier)::float8 as flow
          from (select r.read_on, lag(r.read_on) over days as before_on,
                       r.state - lag(r.state) over days
                         + case when r.overflowed then 10::numeric ^ d.digits else 0 end as used
                  from meter_readings r
                 where ${ofDevice} and r.state is not null and r.source = 'remote'
                   and r.read_on >= ${today}::date - ${steady_days + BEFORE_DAYS}::integer
                window days as (order by r.read_on)) u) f
     order by d.measuring_place_id`.execute(db);
  return rows;
}

/** A space or a house, and whether somebody uses it; null where nothing is known. */
export interface Occupied {
  readonly pasport_id: number;
  readonly is_occupied: boolean | null;
}

/** Who lives where today: by the number of persons, where it is known, otherwise by a tenant. */
export async function selectOccupied(db: Db, unit: OwnedUnit, today: string): Promise<Occupied[]> {
  const { rows } = await sql<Occupied>`
    with spaces as (
      select p.pasport_id, p.building_id,
             coalesce(n.users_count > 0, case when t.pasport_id is not null then true end) as is_occupied
        from pasport_places p
        left join (${personsOn(ofUnit(unit), today)}) n on n.pasport_id = p.pasport_id
        left join (select distinct pasport_id from (${tenanciesOn(ofUnit(unit), today)}) x) t
             on t.pasport_id = p.pasport_id
       where p.client_id = ${unit.client_id} and p.unit_id = ${unit.unit_id} and p.kind = 'space')
    select pasport_id, is_occupied from spaces
    union all
    select building_id, bool_or(is_occupied) from spaces where building_id is not null
     group by building_id`.execute(db);
  return rows;
}
