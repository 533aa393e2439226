import { swapFault } from '#contract/rules/swapped-readings.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import { selectMetersLocked } from './many-readings.sql.ts';
import { selectMeterForUpdate } from './meters.sql.ts';
import { selectReadingsOfMeters, swapDevices } from './swapped.sql.ts';

/** A reading that goes over, as the person saw it. */
interface SeenReading {
  readonly id: number;
  readonly version?: number | undefined;
}

/** Both devices, held in the order of their ids, so that two swaps of them wait for each other. */
async function heldPair(db: Db, unit: OwnedUnit, [one, other]: readonly [number, number]) {
  await selectMetersLocked(db, unit, [one, other]);
  const first = await selectMeterForUpdate(db, unit, one);
  const second = await selectMeterForUpdate(db, unit, other);
  ensure(first !== undefined && second !== undefined, 'not-found');
  return [first, second] as const;
}

/**
 * Readings that were written each to the other of two devices go where they belong, all or none; what is
 * read on both then is judged by the rule of one reading. Errors: `not-found`, `version-conflict`,
 * `invalid-input`.
 */
export async function swapReadingsOf(
  db: Db,
  unit: OwnedUnit,
  {
    meters,
    seen,
    today,
  }: {
    readonly meters: readonly [number, number];
    readonly seen: readonly SeenReading[];
    readonly today: string;
  },
): Promise<number> {
  const devices = await heldPair(db, unit, meters);
  const readings = await selectReadingsOfMeters(db, unit, meters);
  const stored = new Map(readings.map((reading) => [reading.meter_reading_id, reading]));
  for (const { id, version } of seen) {
    const reading = stored.get(id);
    ensure(reading !== undefined, 'not-found');
    ensure(version === undefined || version === reading.version, 'version-conflict');
  }
  const ids = [...new Set(seen.map(({ id }) => id))];
  const fault = swapFault({ devices, readings }, new Set(ids), today);
  if (fault !== null) throw fieldFault('readings', fault);
  await swapDevices(db, unit, meters, ids);
  return ids.length;
}
