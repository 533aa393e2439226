import type pg from 'pg';
import { withOwner } from '#server/db/founding.sql.ts';

/** A meter in each space of the units $1 with a state at the end of each month from December 2023 on. */
const mounting = (months: number): readonly string[] => [
  `insert into measuring_places (client_id, unit_id, kind, level, pasport_id, location)
   select client_id, unit_id, 'cold-water', 'flat', pasport_id, 'koupelna'
     from pasports where unit_id = any ($1) and kind = 'space' order by pasport_id`,
  `insert into meters (client_id, unit_id, measuring_place_id, serial_number, measured_unit, digits,
          decimals, mounted_on)
   select client_id, unit_id, measuring_place_id,
          (69999999 + row_number() over (partition by unit_id order by measuring_place_id))::text,
          'm3', 5, 3, '2020-01-01'
     from measuring_places where unit_id = any ($1) order by measuring_place_id`,
  `insert into meter_readings (client_id, unit_id, meter_id, read_on, state)
   select client_id, unit_id, meter_id,
          (date '2023-12-31' + make_interval(months => n))::date, n * 4
     from meters, generate_series(0, ${months} - 1) n where unit_id = any ($1) order by meter_id, n`,
];

/** Mounts a meter with so many months of readings in each space of the units; nothing of it is audited. */
export async function seedMeters(
  owner: pg.ClientConfig,
  units: readonly number[],
  months: number,
): Promise<void> {
  await withOwner(owner, async (client) => {
    await client.query('set session_replication_role = replica');
    for (const text of mounting(months)) await client.query(text, [units]);
    await client.query('vacuum (analyze)');
  });
}

/** How many readings the database has, of all clients. */
export async function selectReadingTotal(owner: pg.ClientConfig): Promise<number> {
  return withOwner(owner, async (client) => {
    const { rows } = await client.query<{ total: string }>(
      'select count(*) as total from meter_readings',
    );
    return Number(rows[0]?.total);
  });
}

/** The pasport_id of the first house of the unit. */
export async function selectFirstHouse(owner: pg.ClientConfig, unit_id: number): Promise<number> {
  return withOwner(owner, async (client) => {
    const { rows } = await client.query<{ pasport_id: number }>(
      `select min(pasport_id) as pasport_id from pasports where unit_id = $1 and kind = 'building'`,
      [unit_id],
    );
    return rows[0]?.pasport_id ?? 0;
  });
}
