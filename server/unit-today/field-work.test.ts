import { expect, test } from 'vitest';
import { browseVisitEvents } from '#contract/fieldwork/events.ts';
import { readUnitToday } from '#contract/unit-today.ts';
import { addRoundRow, addVisitRow } from '#tests/fieldwork.ts';
import { roundsWorld } from '#tests/rounds-scene.ts';
import { addToldResult } from '#tests/event-rows.ts';

const { at, scene, ofUnit } = roundsWorld();

const lineOf = async () =>
  (await at.world.call(readUnitToday, ofUnit())).result.work.find(
    ({ kind }) => kind === 'field-results',
  );
const waiting = async () =>
  (await at.world.call(browseVisitEvents, ofUnit())).result.values.filter(
    ({ to_review }) => to_review > 0,
  ).length;

test('home tells of as many visits with results to be solved as the list of events has', async () => {
  const { db } = at.world;
  const { work: work_id, crew: crew_id } = scene;
  const round_id = await addRoundRow(db, at.unit, { work_id, crew_id, name: 'Výměny' });
  const visits: number[] = [];
  for (const pasport_id of scene.flats) {
    const made = { round_id, pasport_id, note: '', crew_id, state: 'done' };
    visits.push(await addVisitRow(db, at.unit, made));
  }
  const [first = 0, second = 0, third = 0] = visits;
  await addToldResult(db, at.unit, third);
  await addToldResult(db, at.unit, third, { outcome: 'dismissed' });
  expect([await lineOf(), await waiting()]).toEqual([undefined, 0]);
  // Two results of one visit are one visit that waits; the older of all says since when.
  await addToldResult(db, at.unit, first, { outcome: 'review', told_at: '2026-03-03T23:30:00Z' });
  await addToldResult(db, at.unit, second, { outcome: 'review', told_at: '2026-03-03T08:00:00Z' });
  await addToldResult(db, at.unit, second, { outcome: 'review', told_at: '2026-03-05T08:00:00Z' });
  expect(await lineOf()).toMatchObject({
    count: 2,
    on: '2026-03-03',
    place: 'Lipová 3, prostor 2 a 1 další',
    late: false,
  });
  expect(await waiting()).toBe(2);
});
