import { expect, test } from 'vitest';
import { readRound } from '#contract/metering/reading-round.ts';
import { addMeasuringPlaceRow, addMeterRow, addReadingRows } from '#tests/metering.ts';
import { meteringScene } from '#tests/metering-scene.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { addTownMonths } from '#tests/town-weather.ts';

const { at, call } = meteringScene();

/** 200, 200 and 100 degree-days for 19 °C, and a year later 280, 220 and 100. */
const SPRINGS = {
  '2024-02': [20, 9],
  '2024-03': [20, 9],
  '2024-04': [10, 9],
  '2025-02': [28, 9],
  '2025-03': [20, 8],
  '2025-04': [10, 9],
} as const;

/** The house with a heat meter and a water meter, both read at the end of January. */
async function house() {
  const { pasport_id } = await addBuildingRow(at.world.db, at.unit, { city_name: 'Brno' });
  const flat = await addSpaceRow(at.world.db, at.unit, pasport_id);
  for (const [kind, measured_unit] of [
    ['heat', 'GJ'],
    ['cold-water', 'm3'],
  ] as const) {
    const place = await addMeasuringPlaceRow(at.world.db, at.unit, flat.pasport_id, { kind });
    const meter = await addMeterRow(at.world.db, at.unit, place, { measured_unit });
    await addReadingRows(at.world.db, at.unit, meter, { '2025-01-31': 10 });
  }
  return pasport_id;
}

async function weatherOn(pasport_id: number, day: string) {
  const params = { unit_id: at.unit.unit_id, pasport_id };
  const { values } = (await call(readRound, { params, query: { day } })).result;
  return Object.fromEntries(
    values.map(({ kind, weather }: { kind: string; weather: unknown }) => [kind, weather]),
  );
}

test('heat in a walk is told with the weather of its time and of the same one a year before; water is not', async () => {
  const pasport_id = await house();
  await addTownMonths(at.world.db, at.unit.client_id, 'Brno', SPRINGS);
  expect(await weatherOn(pasport_id, '2025-04-30')).toEqual({
    heat: { now: 600, former: 500 },
    'cold-water': null,
  });
  // Half of April has half of its degree-days.
  expect(await weatherOn(pasport_id, '2025-04-15')).toMatchObject({
    heat: { now: 550, former: 450 },
  });
});

test('nothing is said of the weather while a month of it is not known', async () => {
  const pasport_id = await house();
  const { '2024-03': _missing, ...known } = SPRINGS;
  await addTownMonths(at.world.db, at.unit.client_id, 'Brno', known);
  expect(await weatherOn(pasport_id, '2025-04-30')).toEqual({ heat: null, 'cold-water': null });
});
