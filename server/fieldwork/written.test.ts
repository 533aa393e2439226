import { expect, test } from 'vitest';
import { listVisitResults } from '#contract/fieldwork/results.ts';
import { listWrittenByVisits } from '#contract/fieldwork/written-visits.ts';
import { deleteReading } from '#contract/metering/readings.ts';
import { addToldFinding } from '#tests/event-rows.ts';
import { addMeasuringPlaceRow } from '#tests/metering.ts';
import { resultsWorld } from '#tests/results-scene.ts';
import { MONDAY } from '#tests/rounds-scene.ts';
import { addVisitPhotoRow } from '#tests/visit-results.ts';

const at = resultsWorld();
const { own, visit, report, reading, exchange } = at;

const writtenAt = async (measuring_place_id: number, unit_id = at.at.unit.unit_id) =>
  at.at.world.call(listWrittenByVisits, {
    token: at.token(),
    params: { unit_id, measuring_place_id },
  });

test('an exchange leads back to its visit, with photos of the place and no signature', async () => {
  const { result } = await report({ findings: [exchange()] });
  const { db } = at.at.world;
  const { visit_result_id } = result;
  const other = await addMeasuringPlaceRow(db, at.at.unit, own.flat);
  for (const shows of ['old-meter', 'new-meter', 'signature'])
    await addVisitPhotoRow(db, at.at.unit, visit_result_id, {
      shows,
      measuring_place_id: own.place,
    });
  const elsewhere = { shows: 'old-meter', measuring_place_id: other };
  await addVisitPhotoRow(db, at.at.unit, visit_result_id, elsewhere);
  const [finding] = result.findings;
  const { values } = (await writtenAt(own.place)).result;
  expect(values).toMatchObject([
    {
      visit_id: visit().visit_id,
      told_on: MONDAY,
      work_name: 'Výměna vodoměru',
      crew_name: 'Četa A',
      meter_id: finding?.meter_id,
      meter_reading_id: finding?.meter_reading_id,
      photos: [{ of: 'old-meter' }, { of: 'new-meter' }],
    },
  ]);
  expect(finding?.meter_id).toBeGreaterThan(0);
  expect((await writtenAt(other)).result.values).toEqual([]);
  const results = await at.at.world.call(listVisitResults, at.ofVisit(visit()));
  const ids = results.result.values[0]?.photos.map(({ visit_photo_id }) => visit_photo_id);
  expect(ids).toEqual(
    expect.arrayContaining(values[0]?.photos.map(({ visit_photo_id }) => visit_photo_id) ?? []),
  );
});

test('what waits, and what was deleted since, is not told as written', async () => {
  const { result } = await report({ findings: [reading(140)] });
  const refused = { kind: 'reading', measuring_place_id: own.place, meter_id: own.meter, state: 1 };
  await addToldFinding(at.at.world.db, at.at.unit, result.visit_result_id, refused, {
    position: 1,
    outcome: 'refused',
  });
  const [finding] = result.findings;
  const { values } = (await writtenAt(own.place)).result;
  expect(values.map(({ meter_reading_id }) => meter_reading_id)).toEqual([
    finding?.meter_reading_id,
  ]);
  const params = { unit_id: at.at.unit.unit_id, meter_id: own.meter };
  await at.at.world.call(deleteReading, {
    token: at.token(),
    params: { ...params, id: finding?.meter_reading_id },
  });
  expect((await writtenAt(own.place)).result.values).toEqual([]);
});

test('a place of another unit is as a missing one', async () => {
  const { near } = await at.at.neighbours();
  expect((await writtenAt(own.place, near.unit_id)).status).toBe(404);
  expect((await writtenAt(own.place + 1000)).status).toBe(404);
});
