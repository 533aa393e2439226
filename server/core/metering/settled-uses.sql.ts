import { sql } from 'kysely';
import type { MeterKind } from '#contract/metering/meter-words.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { consumptionOf } from './consumption.sql.ts';
import { waysOf } from './dividing.sql.ts';
import { energyRatio } from './energy.sql.ts';
import { commonUnit, placesIn } from './space-uses.sql.ts';

/** A time of somebody in a space, behind the first day up to the second one, by a number of its own. */
export interface AskedTurn {
  readonly pasport_id: number;
  readonly turn_of: number;
  readonly after_on: string;
  readonly to_on: string;
}

/** A state that the use lies between. */
export interface BoundState {
  readonly meter_id: number;
  readonly serial_number: string;
  readonly from_on: string | null;
  readonly from_state: string | null;
  readonly to_on: string | null;
  readonly to_state: string | null;
}

/** What was used by all meters of a kind in a space in one turn; null where not all of it is known. */
export interface SettledUse {
  readonly turn_of: number;
  readonly measured_unit: string;
  readonly amount: string | null;
  readonly divided_by: readonly string[];
  readonly estimated: boolean;
  readonly readings: readonly BoundState[];
}

/** The first and the last state of each device of the place in the time, or the nearest before it. */
const statesOf = ({ client_id, unit_id }: OwnedUnit) => sql`
  select jsonb_agg(jsonb_build_object('meter_id', m.meter_id, 'serial_number', m.serial_number,
           'from_on', a.read_on, 'from_state', trim_scale(a.state)::text, 'to_on', z.read_on, 'to_state', trim_scale(z.state)::text)
           order by m.mounted_on, m.meter_id)
    from meters m
    left join lateral (
      select r.read_on, r.state from meter_readings r
       where r.client_id = m.client_id and r.unit_id = m.unit_id and r.meter_id = m.meter_id
         and r.state is not null and r.read_on <= greatest(u.after_on, m.mounted_on)
       order by r.read_on desc limit 1) a on true
    left join lateral (
      select r.read_on, r.state from meter_readings r
       where r.client_id = m.client_id and r.unit_id = m.unit_id and r.meter_id = m.meter_id
         and r.state is not null and r.read_on <= u.to_on
       order by r.read_on desc limit 1) z on true
   where m.client_id = ${client_id} and m.unit_id = ${unit_id}
     and m.measuring_place_id = p.measuring_place_id
     and m.mounted_on < u.to_on and (m.removed_on is null or m.removed_on > u.after_on)`;

interface UseRow extends Omit<SettledUse, 'readings'> {
  readonly pasport_id: number;
  readonly is_used: boolean;
  readonly readings: readonly (readonly BoundState[] | null)[];
}

/** What the turns used by meters of the kind in the houses, and which spaces have one that is in use. */
export async function selectSettledUses(
  db: Db,
  unit: OwnedUnit,
  asked: {
    readonly kind: MeterKind;
    readonly houses: readonly number[];
    readonly turns: readonly AskedTurn[];
  },
): Promise<{ readonly uses: readonly SettledUse[]; readonly metered: readonly number[] }> {
  if (asked.houses.length === 0 || asked.turns.length === 0) return { uses: [], metered: [] };
  const places = sql.join(
    asked.houses.map((house) => sql`select * from (${placesIn(unit, house)}) i`),
    sql` union all `,
  );
  const each = sql`
    select p.measuring_place_id, t.turn_of, t.after_on, t.to_on
      from places p join turns t on t.pasport_id = p.pasport_id`;
  const { rows } = await sql<UseRow>`
    with turns as materialized (
      select t.* from jsonb_to_recordset(${JSON.stringify(asked.turns)}::jsonb)
             as t (pasport_id integer, turn_of integer, after_on date, to_on date)),
    places as materialized (select p.* from (${places}) p where p.kind = ${asked.kind}),
    used as materialized (${consumptionOf(unit, each)}),
    told as (
      select p.pasport_id, p.hidden, ${commonUnit} as common_unit, u.turn_of,
             u.known_days = u.days as is_whole, u.known_days > 0 as is_known, u.estimated, u.ways,
             u.amount * ${energyRatio(sql`p.measured_unit`, commonUnit)} as amount,
             (${statesOf(unit)}) as states
        from used u
        join places p on p.measuring_place_id = u.measuring_place_id)
    select pasport_id, turn_of, min(common_unit) as measured_unit,
           case when bool_and(is_whole) filter (where not hidden or is_known)
                     and count(distinct common_unit) = 1
                then round(sum(amount)::numeric, 6)::text end as amount,
           ${waysOf(sql`bit_or(ways)`)} as divided_by, bool_or(estimated) as estimated,
           jsonb_agg(states) as readings,
           bool_or(not hidden or is_known) as is_used
      from told group by pasport_id, turn_of
     order by turn_of`.execute(db);
  const inUse = rows.filter(({ is_used }) => is_used);
  return {
    uses: inUse.map(({ pasport_id: _space, is_used: _used, ...use }) => ({
      ...use,
      // Of each place those of its devices.
      readings: use.readings.flatMap((states) => states ?? []),
    })),
    metered: [...new Set(inUse.map(({ pasport_id }) => pasport_id))],
  };
}
