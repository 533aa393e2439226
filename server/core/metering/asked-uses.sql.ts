import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { consumptionOf } from './consumption.sql.ts';
import { energyRatio } from './energy.sql.ts';

/** What is asked of a measuring place: the time behind the first day up to the second one. */
export interface AskedUse {
  readonly measuring_place_id: number;
  readonly after_on: string;
  readonly to_on: string;
  /** In what it is to be told; empty for what the device counts. */
  readonly measured_unit: string;
}

/** What a place used in a time, and how much of it lies between readings within it; the rest is divided. */
export interface MeasuredUse {
  readonly amount: number;
  readonly measured: number;
}

/** What places used in the times, in the order in which they were asked; null where not all of it is known, or it is of another measure. */
export async function selectAskedUses(
  db: Db,
  unit: OwnedUnit,
  asked: readonly AskedUse[],
): Promise<(number | null)[]> {
  const uses = await selectMeasuredUses(db, unit, asked);
  return uses.map((use) => use?.amount ?? null);
}

/** The same with how much of it was measured. */
export async function selectMeasuredUses(
  db: Db,
  unit: OwnedUnit,
  asked: readonly AskedUse[],
): Promise<(MeasuredUse | null)[]> {
  if (asked.length === 0) return [];
  const { rows } = await sql<{ turn_of: number; amount: number | null; measured: number | null }>`
    with told as materialized (
      select t.*, row_number() over () as turn_of
        from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
             as t (measuring_place_id integer, after_on date, to_on date, measured_unit text))
    select u.turn_of::integer as turn_of,
           (case when u.known_days = u.days then u.amount * r.ratio end)::float8 as amount,
           (u.measured * r.ratio)::float8 as measured
      from (${consumptionOf(unit, sql`select measuring_place_id, turn_of, after_on, to_on from told`)}) u
      join told t on t.turn_of = u.turn_of
      left join lateral (
        select m.measured_unit from meters m
         where m.client_id = ${unit.client_id} and m.unit_id = ${unit.unit_id}
           and m.measuring_place_id = t.measuring_place_id
         order by m.mounted_on desc, m.meter_id desc limit 1) d on true
     cross join lateral (
       select case when t.measured_unit = '' then 1
                   else ${energyRatio(sql`d.measured_unit`, sql`t.measured_unit`)} end as ratio) r`.execute(
    db,
  );
  const uses = new Map(
    rows.map(({ turn_of, amount, measured }) => [
      turn_of,
      amount === null ? null : { amount, measured: measured ?? 0 },
    ]),
  );
  return asked.map((_one, at) => uses.get(at + 1) ?? null);
}
