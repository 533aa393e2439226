import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { clientOfTask, unitOfTask } from '#server/access/owned.ts';
import { selectMovements } from '#server/core/metering/watch-facts.sql.ts';
import { watchChanged } from '#server/core/metering/watch.ts';
import { inTenant } from '#tests/as-of.ts';
import { addMeasuringPlaceRow, addMeterRow, addReadingRows } from '#tests/metering.ts';
import { meteringScene } from '#tests/metering-scene.ts';

const { at, own } = meteringScene();

/** Texts of statements that one reckoning of what has changed asks. */
async function asked(): Promise<string[]> {
  const texts: string[] = [];
  const { database } = at.world.db;
  database.watchStatements({ slowerThan: -1, slow: (text) => texts.push(text) });
  try {
    await watchChanged(at.world.portal);
  } finally {
    database.watchStatements({ slowerThan: Infinity, slow: () => undefined });
  }
  return texts;
}

const open = async () => {
  const { rows } = await at.world.db.owner.query<{ count: number }>(
    `select count(*)::integer as count from meter_warnings
      where unit_id = $1 and ceased_on is null`,
    [at.unit.unit_id],
  );
  return rows[0]?.count ?? 0;
};

test('a thousand places are reckoned by as many statements as one, also when each is warned of', async () => {
  const stale = { '2023-01-10': 5 };
  await addReadingRows(at.world.db, at.unit, await addMeterRow(at.world.db, at.unit, own.place), {
    ...stale,
  });
  const ofOne = await asked();
  expect(await open()).toBeGreaterThan(0);
  const before = await open();
  const place = await addMeasuringPlaceRow(at.world.db, at.unit, own.flat);
  await at.world.db.owner.query(
    `with place as (
       insert into measuring_places (client_id, unit_id, kind, level, pasport_id)
       select client_id, unit_id, kind, level, pasport_id
         from measuring_places, generate_series(1, 999) where measuring_place_id = $1
       returning *)
     insert into meters (client_id, unit_id, measuring_place_id, serial_number, measured_unit,
                         digits, decimals, mounted_on)
     select client_id, unit_id, measuring_place_id, 'T' || measuring_place_id, 'm3', 5, 3,
            '2020-01-01'
       from place`,
    [place],
  );
  // As whoever writes much leaves it.
  await at.world.db.owner.query('analyze measuring_places, meters');
  const ofMany = await asked();
  expect(await open()).toBeGreaterThanOrEqual(before + 999);
  expect(ofMany).toHaveLength(ofOne.length);
}, 60_000);

test('how devices have moved is read from a few of their readings, however many the unit has', async () => {
  const place = await addMeasuringPlaceRow(at.world.db, at.unit, own.flat);
  const { rows: known } = await at.world.db.owner.query<{ places: number }>(
    `with place as (
       insert into measuring_places (client_id, unit_id, kind, level, pasport_id)
       select client_id, unit_id, kind, level, pasport_id
         from measuring_places, generate_series(1, 300) where measuring_place_id = $1
       returning *),
     mounted as (
       insert into meters (client_id, unit_id, measuring_place_id, serial_number, measured_unit,
                           digits, decimals, mounted_on)
       select client_id, unit_id, measuring_place_id, 'R' || measuring_place_id, 'm3', 5, 3,
              '2020-01-01'
         from place
       returning *),
     read as (
       insert into meter_readings (client_id, unit_id, meter_id, read_on, state, source)
       select client_id, unit_id, meter_id, '2023-01-01'::date + 30 * n, n, 'entry'
         from mounted, generate_series(1, 20) n
       returning 1)
     select count(*)::integer as places from mounted`,
    [place],
  );
  await at.world.db.owner.query('analyze measuring_places, meters, meter_readings');
  const today = '2025-06-01';
  const fetched = await inTenant(at.world.portal, clientOfTask(at.unit.client_id), async (db) => {
    await selectMovements(db, unitOfTask(at.unit), { steady_days: 30 }, today);
    const { rows } = await sql<{ rows: number }>`
      select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::integer as rows
        from pg_stat_xact_user_tables where relname = 'meter_readings'`.execute(db);
    return rows[0]?.rows ?? Infinity;
  });
  // All readings of the unit once for each device would be two million.
  expect(fetched).toBeLessThan(100 * (known[0]?.places ?? 0));
}, 60_000);
