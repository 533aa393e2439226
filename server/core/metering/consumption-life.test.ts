import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { clientOfTask } from '#server/access/owned.ts';
import { inTenant } from '#tests/as-of.ts';
import { addMeasuringPlaceRow, addMeterRow, addReadingRows } from '#tests/metering.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { addTownMonths } from '#tests/town-weather.ts';
import { unitWorld } from '#tests/unit-world.ts';
import { consumptionOf } from './consumption.sql.ts';

const at = unitWorld();

/** Of a part of the time only, with a warm month among them: what lies beyond is divided otherwise. */
const WEATHER = {
  '2024-02': [29, 1.5],
  '2024-03': [31, 4],
  '2024-04': [20, 9.25],
  '2024-05': [0, 0],
  '2024-09': [8, 11],
  '2024-10': [31, 8.4],
  '2024-11': [30, 3.1],
  '2024-12': [31, -0.6],
  '2025-01': [31, -2.3],
} as const;

let unit: { client_id: ReturnType<typeof clientOfTask>; unit_id: number };
let flat: number;

beforeAll(async () => {
  const { client_id } = await at.world.makeClient();
  const { unit_id } = await at.world.makeUnit(client_id);
  unit = { client_id: clientOfTask(client_id), unit_id };
  const house = await addBuildingRow(at.world.db, unit, { city_name: 'Brno' });
  await addTownMonths(at.world.db, client_id, 'Brno', WEATHER);
  flat = (await addSpaceRow(at.world.db, unit, house.pasport_id)).pasport_id;
});

interface Used {
  readonly amount: number | null;
  readonly known_days: number;
}

/** What the place used from the end of one day to the end of another. */
async function used(place: number, after: string, to: string): Promise<Used> {
  return inTenant(at.world.portal, unit.client_id, async (db) => {
    const asked = sql`select ${place}::integer as measuring_place_id, 1 as turn_of,
                             ${after}::date as after_on, ${to}::date as to_on`;
    const { rows } = await sql<Used>`
      select amount, known_days from (${consumptionOf(unit, asked)}) c`.execute(db);
    return rows[0] as Used;
  });
}

const FIRST = '2024-01-01';
const dayNumbers = fc.integer({ min: 0, max: 900 });
const life = fc.record({
  kind: fc.constantFrom('cold-water', 'heat'),
  /** Days of readings with what was used before each, in thousandths. */
  readings: fc.uniqueArray(fc.tuple(dayNumbers, fc.integer({ min: 0, max: 200_000 })), {
    selector: ([day]) => day,
    minLength: 2,
    maxLength: 8,
  }),
  /** Which of the readings are an exchange to a device that begins elsewhere; by their place. */
  exchange: fc.option(fc.integer({ min: 1, max: 6 })),
  bounds: fc.uniqueArray(dayNumbers, { minLength: 3, maxLength: 3 }),
});

const on = (day: number) => shiftDays(FIRST, day);

type Life = typeof life extends fc.Arbitrary<infer T> ? T : never;

/** States of one counter that uses what the life says. */
function statesOf({ readings }: Life): [string, number][] {
  let sum = 1000;
  return readings
    .toSorted(([one], [other]) => one - other)
    .map(([day, thousandths]) => [on(day), (sum += thousandths / 1000)]);
}

const rounded = (state: number) => Number(state.toFixed(3));

async function lived(one: Life, split: number | null, order: 'forth' | 'back'): Promise<number> {
  const states = statesOf(one);
  const cut = split === null || split >= states.length - 1 ? states.length : split;
  const place = await addMeasuringPlaceRow(at.world.db, unit, flat, { kind: one.kind });
  const measured_unit = one.kind === 'heat' ? 'GJ' : 'm3';
  const mount = (from: string, to: string | null) =>
    addMeterRow(at.world.db, unit, place, { measured_unit, mounted_on: from, removed_on: to });
  const ordered = (rows: [string, number][]) =>
    Object.fromEntries(
      (order === 'forth' ? rows : rows.toReversed()).map(([day, state]) => [day, rounded(state)]),
    );
  const [first] = states;
  const edge = states[cut];
  const former = await mount(first?.[0] ?? FIRST, edge?.[0] ?? null);
  await addReadingRows(at.world.db, unit, former, ordered(states.slice(0, cut + 1)));
  if (edge !== undefined) {
    const next = await mount(edge[0], null);
    await addReadingRows(at.world.db, unit, next, ordered(states.slice(cut)));
  }
  return place;
}

describe('whatever the life of a place', () => {
  test('consumption adds up over neighbouring times, does not change when a device is exchanged at the same state nor by the order of entry, and is never negative', async () => {
    await fc.assert(
      fc.asyncProperty(life, async (one) => {
        const [a = 0, b = 0, c = 0] = one.bounds.toSorted((x, y) => x - y);
        const place = await lived(one, null, 'forth');
        const [before, behind, whole] = [
          await used(place, on(a), on(b)),
          await used(place, on(b), on(c)),
          await used(place, on(a), on(c)),
        ];
        expect((before.amount ?? 0) + (behind.amount ?? 0)).toBeCloseTo(whole.amount ?? 0, 4);
        expect(before.known_days + behind.known_days).toBe(whole.known_days);
        expect(whole.amount ?? 0).toBeGreaterThanOrEqual(0);
        const exchanged = await used(await lived(one, one.exchange, 'back'), on(a), on(c));
        expect(exchanged.amount ?? 0).toBeCloseTo(whole.amount ?? 0, 4);
        expect(exchanged.known_days).toBe(whole.known_days);
      }),
      { numRuns: 25 },
    );
  });
});
