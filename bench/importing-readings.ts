import type { Figure, Length } from './figure.ts';
import { BUILDINGS, figureOf, importOnce, ROWS, type Taken } from './importing.ts';
import { seedMeters } from './metering.sql.ts';
import { startBenchPortal } from './portal.ts';
import { liftLicence, seedUnits } from './seed.sql.ts';
import { sheetOfReadings } from './sheets.ts';

/** Each meter is read twice by the file. */
const METERS = ROWS / 2;
/** Readings that each meter has already. */
const MONTHS = 24;

/** P18d: a file of readings uploaded, checked and accepted through the API. */
export async function importingReadings({ long }: Length): Promise<Figure[]> {
  const portal = await startBenchPortal();
  try {
    const { owner, client_id } = portal;
    await liftLicence(owner, client_id);
    const each = long ? 5 : 3;
    const shape = { buildings: BUILDINGS, spaces: METERS, addresses: METERS };
    const units = await seedUnits(owner, { clients: [client_id], each, shape });
    await seedMeters(owner, units, MONTHS);
    const taken: Taken[] = [];
    for (const unit of units)
      taken.push(await importOnce(portal, unit, { kind: 'readings', file: sheetOfReadings(ROWS) }));
    const beside = `; ${METERS} měřidel s ${MONTHS} odečty`;
    return [figureOf('P18d', `import ${ROWS} odečtů se zkouškou`, taken, beside)];
  } finally {
    await portal.stop();
  }
}
