import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { recipient, service, settlement, space } from '#tests/settlement-house.ts';
import { count } from './count.ts';
import { differences } from './difference.ts';
import { CAUSES } from './exchanged.ts';
import type { FrozenRule, FrozenSettlement } from './frozen.ts';

// Two years of any house of one to five flats: persons, areas, meters, tenants and rules change as they like.

const flat = fc.record({
  area: fc.integer({ min: 1, max: 120 }),
  living: fc.integer({ min: 0, max: 4 }),
  use: fc.integer({ min: 0, max: 300 }),
  isMetered: fc.boolean(),
  isThere: fc.integer({ min: 0, max: 9 }).map((one) => one > 0),
  mark: fc.option(fc.constantFrom('exempt' as const, 'refused' as const, 'disconnected' as const), {
    freq: 6,
  }),
  /** On which day of the year somebody else follows. */
  turn: fc.option(fc.integer({ min: 1, max: 364 }), { freq: 2 }),
});

const rule: fc.Arbitrary<Partial<FrozenRule>> = fc.record({
  basic_share: fc.constantFrom('0', '30', '45.5'),
  basic_key: fc.constantFrom('area' as const, 'persons' as const, 'countable_area' as const),
  key: fc.constantFrom('area', 'persons', 'meter', 'meter', 'unit', 'formula'),
  formula: fc.constant('osoby * plocha'),
  meter_kind: fc.constantFrom('heat' as const, 'cold-water' as const),
  without_meter: fc.constantFrom('area', 'persons', 'guideline', 'nothing'),
  lower_limit: fc.constantFrom(null, '70'),
  upper_limit: fc.constantFrom(null, '200'),
  time_weight: fc.constantFrom('days' as const, 'climate' as const),
  rounding: fc.constantFrom(1 as const, 100 as const),
  vacant_persons: fc.constantFrom(0, 1),
});

const house = fc.record({
  flats: fc.array(flat, { minLength: 5, maxLength: 5 }),
  rule,
  cost: fc.integer({ min: -100_000, max: 5_000_000 }),
});
type House = typeof house extends fc.Arbitrary<infer T> ? T : never;

function yearOf({ flats, rule: one, cost }: House, year: number): FrozenSettlement {
  const [from, to] = [`${year}-01-01`, `${year}-12-31`];
  const there = flats.flatMap((own, at) =>
    own.isThere || at === 0 ? [{ ...own, id: at + 1 }] : [],
  );
  const who = (id: number) => [{ address_id: id, full_name: '' }];
  const spaces = there.map(({ id, area, living, turn }) => {
    const key = `${id}/${year}`;
    if (turn === null)
      return space(id, area, {
        recipients: [recipient(key, { people: who(id), living, from, to })],
      });
    const next = shiftDays(from, turn);
    return space(id, area, {
      recipients: [
        recipient(key, { people: who(id), living, from, to: shiftDays(next, -1) }),
        recipient(`${key}b`, { people: who(id + 50), living: 1, from: next, to }),
      ],
    });
  });
  const metered = there.filter(({ isMetered }) => isMetered);
  const uses = metered.flatMap(({ id, use, turn }) => [
    [`${id}/${year}`, String(use)],
    ...(turn === null ? [] : [[`${id}/${year}b`, '7']]),
  ]);
  const marks = there.flatMap(({ id, mark }) => (mark === null ? [] : [[id, mark]]));
  const made = service({
    rule: one,
    cost,
    uses: Object.fromEntries(uses),
    metered: metered.map(({ id }) => id),
    marks: Object.fromEntries(marks),
  });
  return settlement(spaces, [made], { from, to });
}

const weather = new Map([[1, { former: 3000, now: 3150 }]]);

const compared = (last: FrozenSettlement, now: FrozenSettlement) => {
  const [before, after] = [last, now].map((frozen) => ({ frozen, counted: count(frozen) }));
  if (before === undefined || after === undefined) throw new Error('No years');
  return { after, values: [...differences(before, after, weather)].flat() };
};

const isCounted = (frozen: FrozenSettlement) => count(frozen).services[0]?.flags.length === 0;

test('causes make the difference of every recipient to the heller, always in the same order', () => {
  let told = 0;
  fc.assert(
    fc.property(house, house, fc.boolean(), (one, other, isOfSameRule) => {
      const last = yearOf(one, 2024);
      const now = yearOf({ ...other, rule: isOfSameRule ? one.rule : other.rule }, 2025);
      if (!isCounted(last) || !isCounted(now)) return;
      const { after, values } = compared(last, now);
      const bears = new Map(after.counted.services[0]?.recipients.map((each) => [each.key, each]));
      const others = values.filter(({ reason }) => reason !== null);
      expect(others.flatMap(({ causes, former }) => [...causes, former ?? []].flat())).toEqual([]);
      for (const { recipient: key, former, causes } of values.filter(
        ({ reason }) => reason === null,
      )) {
        told += 1;
        const sum = causes.reduce((so, { amount }) => so + amount, 0);
        expect(sum).toBe((bears.get(key)?.amount ?? 0) - (former ?? 0));
        const places = causes.map(({ cause }) => CAUSES.indexOf(cause));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }
      const said = new Set(values.map((each) => each.recipient));
      for (const { key, amount } of bears.values())
        expect(amount === 0 || said.has(key)).toBe(true);
    }),
    { numRuns: 120 },
  );
  expect(told).toBeGreaterThan(60);
});

test('two years alike differ in nothing, whatever their weather or a leap day', () => {
  let told = 0;
  const alike = house.map(({ flats, ...more }) => ({
    ...more,
    // A leap day moves the parts of two who follow one another.
    flats: flats.map((one) => ({ ...one, turn: null })),
  }));
  fc.assert(
    fc.property(alike, (one) => {
      const last = yearOf({ ...one, rule: { ...one.rule, meter_kind: 'cold-water' } }, 2024);
      const now = yearOf({ ...one, rule: { ...one.rule, meter_kind: 'cold-water' } }, 2025);
      if (!isCounted(last)) return;
      const { values } = compared(last, now);
      const reasons = values.map(({ reason }) => reason ?? 'not-charged');
      expect(reasons.filter((reason) => reason !== 'not-charged')).toEqual([]);
      for (const { causes } of values) {
        told += causes.length;
        expect(causes.every(({ amount }) => amount === 0)).toBe(true);
      }
    }),
    { numRuns: 80 },
  );
  expect(told).toBeGreaterThan(40);
});
