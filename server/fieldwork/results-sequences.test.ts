import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listVisitResults, type VisitResult } from '#contract/fieldwork/results.ts';
import { createRound } from '#contract/fieldwork/rounds.ts';
import { OPEN_STATES } from '#contract/fieldwork/visit-words.ts';
import type { Visit } from '#contract/fieldwork/visits.ts';
import { addMeasuringPlaceRow, addMeterRow } from '#tests/metering.ts';
import { resultsWorld, NOON } from '#tests/results-scene.ts';

const at = resultsWorld();

/** One result as devices send it: again and again, by clocks that are wrong. */
const drawn = fc.record({
  visit: fc.nat({ max: 2 }),
  state: fc.constantFrom('done', 'no-access', 'postponed'),
  /** Minutes before now when it was told. */
  ago: fc.integer({ min: 1, max: 60 * 30 }),
  /** By how many minutes the clock of each sending device is wrong. */
  clocks: fc.array(fc.integer({ min: -3000, max: 3000 }), { minLength: 1, maxLength: 3 }),
  reads: fc.boolean(),
});

const MINUTE = 60_000;
const now = Date.parse(NOON);
const iso = (time: number) => new Date(time).toISOString();

/** A visit at each of three flats with a new meter, none of which was ever read. */
async function freshVisits(): Promise<{
  visits: readonly Visit[];
  meters: readonly [number, number][];
}> {
  const { db } = at.at.world;
  const flats = [...at.scene.flats];
  const meters: [number, number][] = [];
  for (const flat of flats) {
    const place = await addMeasuringPlaceRow(db, at.at.unit, flat, { location: randomUUID() });
    meters.push([place, await addMeterRow(db, at.at.unit, place)]);
  }
  const made = await at.at.world.call(createRound, {
    ...at.ofUnit(),
    body: { name: 'Další', work_id: at.scene.work, ...at.asked({ minutes: 1, travel: 0 }) },
  });
  const found = made.result.all_visits;
  return {
    visits: flats.map((flat) => found.find(({ pasport_id }) => pasport_id === flat) as Visit),
    meters,
  };
}

test('whatever is sent again, in whatever order and by whatever clocks, each result is there once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(drawn, { minLength: 1, maxLength: 5 }),
      fc.boolean(),
      fc.integer(),
      async (results, atOnce, seed) => {
        const { visits, meters } = await freshVisits();
        const sends = results
          .flatMap((one, turn) => {
            const key = randomUUID();
            const [place, meter] = meters[one.visit] ?? [0, 0];
            const reading = {
              kind: 'reading',
              measuring_place_id: place,
              meter_id: meter,
              state: 5,
            };
            return one.clocks.map((wrong, again) => ({
              key,
              of: visits[one.visit] as Visit,
              told: iso(now - one.ago * MINUTE),
              order: Math.sin(seed + turn * 7 + again * 13),
              body: {
                key,
                state: one.state,
                findings: one.reads ? [reading] : [],
                told_at: iso(now - (one.ago - wrong) * MINUTE),
                sent_at: iso(now + wrong * MINUTE),
              },
            }));
          })
          .toSorted((one, other) => one.order - other.order);
        const send = ({ body, of }: (typeof sends)[number]) => at.send(body, of);
        const answers = atOnce
          ? await Promise.all(sends.map(send))
          : await sends.reduce<Promise<Awaited<ReturnType<typeof send>>[]>>(
              async (before, one) => [...(await before), await send(one)],
              Promise.resolve([]),
            );
        expect(answers.map(({ status }) => status)).toEqual(sends.map(() => 200));
        // One key is one result, told at one moment, whoever sent it.
        const byKey = new Map<string, number>();
        for (const [turn, { key, told }] of sends.entries()) {
          const { visit_result_id, told_at } = (answers[turn] as (typeof answers)[number]).result;
          expect(byKey.get(key) ?? visit_result_id).toBe(visit_result_id);
          byKey.set(key, visit_result_id);
          expect(told_at).toBe(told);
        }
        expect(new Set(byKey.values()).size).toBe(byKey.size);
        for (const [turn, visit] of visits.entries()) await ensureConsistent(visit, meters[turn]);
      },
    ),
    { numRuns: 12 },
  );
}, 120_000);

/** At most one result ended the visit, and what is written is exactly what results say that they wrote. */
async function ensureConsistent(visit: Visit, [, meter] = [0, 0] as [number, number]) {
  const { values } = (await at.at.world.call(listVisitResults, at.ofVisit(visit))).result;
  const ending = values.filter(
    ({ conflict, state }: VisitResult) => conflict === null && state !== 'postponed',
  );
  expect(ending.length).toBeLessThanOrEqual(1);
  const kept = await at.stored(visit.visit_id);
  const states: readonly string[] =
    ending.length === 1 ? [ending[0]?.state ?? ''] : [...OPEN_STATES];
  expect(states).toContain(kept?.['state']);
  const written = values
    .flatMap(({ findings }) => findings)
    .flatMap(({ meter_reading_id }) => meter_reading_id ?? []);
  const readings = await at.rows(
    'select meter_reading_id as id from meter_readings where meter_id = $1',
    [meter],
  );
  expect(new Set(written)).toEqual(new Set(readings.map(({ id }) => id)));
  const days = await at.rows(
    'select 1 from meter_readings where meter_id = $1 group by read_on having count(*) > 1',
    [meter],
  );
  expect(days).toEqual([]);
}
