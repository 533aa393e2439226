import { describe, expect, test } from 'vitest';
import { browseMeasuringPlaces } from '#contract/metering/places.ts';
import { readMetersStanding } from '#contract/metering/standing.ts';
import { isUnread } from '#contract/rules/watch-limits.ts';
import { addMeasuringPlaceRow, addMeterRow, addReadingRows } from '#tests/metering.ts';
import { meteringScene } from '#tests/metering-scene.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';

const { at, own, call } = meteringScene();

const standing = (body: object) =>
  call(readMetersStanding, { params: { unit_id: at.unit.unit_id }, body });

/** A place with a device of cold water that was verified in the year and read on the day, if at all. */
async function measured(pasport: number, verified_year: number | null, day?: string) {
  const place = await addMeasuringPlaceRow(at.world.db, at.unit, pasport);
  const meter = await addMeterRow(at.world.db, at.unit, place, { verified_year });
  if (day !== undefined) await addReadingRows(at.world.db, at.unit, meter, { [day]: 5 });
}

describe('how the meters of a house stand', () => {
  test('is counted just as the list of meters has them, on 15 January 2026', async () => {
    // A place without a device is there from the scene.
    await measured(own.flat, 2024, '2025-12-31');
    // Verified for five years, until the end of 2026: not within 90 days yet. Not read for a year and a day.
    await measured(own.flat, 2021, '2025-01-14');
    await measured(own.flat, 2019, '2025-12-31');
    await measured(own.house, null);
    await addMeasuringPlaceRow(at.world.db, at.unit, own.flat, { hidden: true });
    const elsewhere = (await addBuildingRow(at.world.db, at.unit)).pasport_id;
    const foreign = (await addSpaceRow(at.world.db, at.unit, elsewhere)).pasport_id;
    await measured(foreign, 2019, '2025-12-31');

    const told = (await standing({ house: own.house })).result;
    expect(told).toEqual({
      places: 5,
      no_meter: 1,
      unread: 2,
      ends: 0,
      ended: 1,
      verification_days: 90,
    });
    const params = { unit_id: at.unit.unit_id, show_hidden: '0' };
    const { values, limits } = (await call(browseMeasuringPlaces, { params })).result;
    const listed = values.filter(({ building_id }) => building_id === own.house);
    const mounted = listed.filter(({ meter_id }) => meter_id !== null);
    expect(told).toMatchObject({
      places: listed.length,
      unread: mounted.filter((row) => isUnread(row, limits, '2026-01-15')).length,
      ended: mounted.filter(({ verification }) => verification === 'ended').length,
    });
    // Of the flat alone, what is measured in the house is not.
    expect((await standing({ spaces: [own.flat] })).result).toMatchObject({ places: 4, unread: 1 });
    expect((await standing({ spaces: [own.flat, foreign] })).result.places).toBe(5);
  });

  test('is nothing where nothing is measured, and not found for what is no house', async () => {
    const empty = (await addBuildingRow(at.world.db, at.unit)).pasport_id;
    const none = { places: 0, no_meter: 0, unread: 0, ends: 0, ended: 0, verification_days: null };
    expect((await standing({ house: empty })).result).toEqual(none);
    expect((await standing({ house: own.flat })).status).toBe(404);
    expect((await standing({ spaces: [] })).result).toEqual(none);
  });
});
