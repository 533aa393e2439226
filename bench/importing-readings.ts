import { withOwner } from '#server/db/founding.sql.ts';
import type { Figure, Length } from './figure.ts';
import { BUILDINGS, figureOf, importOnce, ROWS, type Taken } from './importing.ts';
import { startBenchPortal, type BenchPortal } from './portal.ts';
import { liftLicence, seedUnits } from './seed.sql.ts';
import { sheetOfReadings } from './sheets.ts';

/** Each meter is read twice by the file. */
const METERS = ROWS / 2;
/** Readings that each meter has already. */
const MONTHS = 24;

const mounting = [
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
     from meters, generate_series(0, ${MONTHS - 1}) n where unit_id = any ($1) order by meter_id, n`,
];

/** Mounts a meter with two years of readings in each space of the units. */
async function seedMeters({ owner }: BenchPortal, units: readonly number[]): Promise<void> {
  await withOwner(owner, async (client) => {
    await client.query('set session_replication_role = replica');
    for (const text of mounting) await client.query(text, [units]);
    await client.query('vacuum (analyze)');
  });
}

/** P18d: a file of readings uploaded, checked and accepted through the API. */
export async function importingReadings({ long }: Length): Promise<Figure[]> {
  const portal = await startBenchPortal();
  try {
    const { owner, client_id } = portal;
    await liftLicence(owner, client_id);
    const each = long ? 5 : 3;
    const shape = { buildings: BUILDINGS, spaces: METERS, addresses: METERS };
    const units = await seedUnits(owner, { clients: [client_id], each, shape });
    await seedMeters(portal, units);
    const taken: Taken[] = [];
    for (const unit of units)
      taken.push(await importOnce(portal, unit, { kind: 'readings', file: sheetOfReadings(ROWS) }));
    const beside = `; ${METERS} měřidel s ${MONTHS} odečty`;
    return [figureOf('P18d', `import ${ROWS} odečtů se zkouškou`, taken, beside)];
  } finally {
    await portal.stop();
  }
}
