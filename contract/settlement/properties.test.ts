import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { recipient, service, settlement, space, YEAR } from '#tests/settlement-house.ts';
import { count } from './count.ts';
import type { CountedService } from './counted.ts';
import { exact, fractionText, sumOf, whole } from './exact.ts';
import { explained } from './explained.ts';
import {
  divisionKey,
  frozenService,
  frozenSettlement,
  spaceMark,
  withoutMeter,
  type FrozenRecipient,
  type FrozenSettlement,
  type FrozenSpace,
} from './frozen.ts';
import { simulated, triedKey, type TriedSpace } from './simulated.ts';

// Houses of one to six flats, some of two recipients, with any rule, marks, meters and uses.

interface Flat {
  readonly area: number;
  readonly living: number;
  readonly use: number;
  readonly turn: number | null;
  readonly isMetered: boolean;
  readonly mark: (typeof spaceMark.options)[number] | null;
}

const flat: fc.Arbitrary<Flat> = fc.record({
  area: fc.integer({ min: 0, max: 120 }),
  living: fc.integer({ min: 0, max: 4 }),
  use: fc.integer({ min: 0, max: 300 }),
  turn: fc.option(fc.integer({ min: 1, max: 364 }), { freq: 2 }),
  isMetered: fc.boolean(),
  mark: fc.option(fc.constantFrom(...spaceMark.options), { freq: 5 }),
});

const rule = fc.record({
  basic_share: fc.constantFrom('0', '30', '45.5', '100'),
  basic_key: fc.constantFrom(...divisionKey.exclude(['fixed']).options),
  key: fc.oneof(fc.constant('meter' as const), fc.constantFrom(...divisionKey.options)),
  formula: fc.constantFrom('osoby * plocha', 'max(plocha; 20)', 'spotreba', '1 / plocha'),
  without_meter: fc.constantFrom(...withoutMeter.options),
  lower_limit: fc.constantFrom(null, '70'),
  upper_limit: fc.constantFrom(null, '200'),
  time_weight: fc.constantFrom('days' as const, 'climate' as const),
  rounding: fc.constantFrom(1 as const, 100 as const),
  vacant_persons: fc.integer({ min: 0, max: 1 }),
});

const cost = fc.integer({ min: -50_000_000, max: 50_000_000 });

/** The keys of a flat's recipients, who follow one another on the day of the turn. */
function recipientsOf({ living, turn }: Flat, id: number): FrozenRecipient[] {
  if (turn === null) return [recipient(`r${id}`, { living })];
  const from = shiftDays(YEAR.from, turn);
  return [
    recipient(`r${id}`, { to: shiftDays(from, -1), living }),
    recipient(`r${id}b`, { from, living }),
  ];
}

const usesOf = ({ use, turn }: Flat, id: number): [string, string][] =>
  turn === null
    ? [[`r${id}`, String(use)]]
    : [
        [`r${id}`, String((use * turn) / 365).slice(0, 8)],
        [`r${id}b`, String(use)],
      ];

function frozenOf(flats: readonly Flat[], of: Parameters<typeof service>[0]): FrozenSettlement {
  const spaces = flats.map((one, at): FrozenSpace =>
    space(at + 1, one.area, {
      share: [String(one.area), '500'],
      recipients: recipientsOf(one, at + 1),
    }),
  );
  const marks = flats.flatMap(({ mark }, at) => (mark === null ? [] : [[at + 1, mark] as const]));
  return settlement(spaces, [
    service({
      uses: Object.fromEntries(flats.flatMap((one, at) => usesOf(one, at + 1))),
      metered: flats.flatMap(({ isMetered }, at) => (isMetered ? [at + 1] : [])),
      marks: Object.fromEntries(marks),
      fixed: { 1: of.cost },
      ...of,
    }),
  ]);
}

const house = fc
  .tuple(fc.array(flat, { minLength: 1, maxLength: 6 }), rule, cost)
  .map(([flats, one, hellers]) => frozenOf(flats, { rule: one, cost: hellers }));

const first = (frozen: FrozenSettlement): CountedService => {
  const [one] = count(frozen).services;
  if (one === undefined) throw new Error('No service');
  return one;
};
const sum = (all: readonly { readonly amount: number }[]) =>
  all.reduce((so, { amount }) => so + amount, 0);
const RUNS = { numRuns: 300 };

describe('a settlement of any house', () => {
  test('has flags and no sums, or parts that make the cost at both steps', () => {
    let sums = 0;
    fc.assert(
      fc.property(house, (frozen) => {
        expect(frozenSettlement.safeParse(frozen).success).toBe(true);
        const one = first(frozen);
        const isCounted = one.flags.length === 0;
        sums += isCounted ? 1 : 0;
        expect(one.spaces).toHaveLength(isCounted ? frozen.spaces.length : 0);
        expect(one.components.length > 0 && one.recipients.length > 0).toBe(isCounted);
        expect(sum(one.spaces)).toBe(isCounted ? one.cost : 0);
        const all = sumOf(one.spaces.map(({ after }) => exact(after)));
        expect(fractionText(all)).toBe(String(isCounted ? one.cost : 0));
        for (const { pasport_id, amount, after } of one.spaces) {
          const own = one.recipients.filter((each) => each.pasport_id === pasport_id);
          expect(sum(own)).toBe(amount);
          const parts = own.flatMap((each) => each.parts.map((part) => exact(part.amount)));
          expect(fractionText(sumOf(parts))).toBe(after);
        }
      }),
      RUNS,
    );
    expect(sums).toBeGreaterThan(50);
  });

  test('is explained by numbers that make each sum', () => {
    fc.assert(
      fc.property(house, (frozen) => {
        const counted = count(frozen);
        for (const { key, amount } of counted.services[0]?.recipients ?? []) {
          const found = explained(frozen, counted, { service_id: 1, recipient: key });
          const numbers = (found?.parts ?? []).flatMap((part) => [part.before, part.correction]);
          const all = sumOf([...numbers, found?.rounding ?? '0'].map(exact));
          expect(all.equals(whole(amount))).toBe(true);
          for (const part of found?.parts ?? []) {
            const ofSpace = exact(part.price)
              .mul(exact(part.factor))
              .mul(exact(part.space_quantity));
            expect(fractionText(ofSpace)).toBe(part.space_amount);
            expect(fractionText(ofSpace.mul(exact(part.portion)))).toBe(part.before);
          }
        }
      }),
      RUNS,
    );
  });

  test('comes to the same bytes again, whatever spaces and recipients are called', () => {
    fc.assert(
      fc.property(house, (frozen) => {
        const said = JSON.stringify(count(frozen));
        expect(JSON.stringify(count(structuredClone(frozen)))).toBe(said);
        const renamed = frozen.spaces.map((one, at) => ({
          ...one,
          name: `Ž ${99 - at}`,
          recipients: one.recipients.map((each) => ({ ...each, name: '', people: [] })),
        }));
        expect(JSON.stringify(count({ ...frozen, spaces: renamed }))).toBe(said);
      }),
      RUNS,
    );
  });

  test('tried by any other rule divides the same cost or says why not, and is left as it was', () => {
    const other = fc.record(
      {
        key: fc.constantFrom(...triedKey.options),
        basic_share: fc.constantFrom(0, 30, 45.5, 100),
        lower_limit: fc.constantFrom(null, 70),
        upper_limit: fc.constantFrom(null, 200),
        spaces: fc.constantFrom<TriedSpace[]>(
          [],
          [{ pasport_id: 1, use: 12.5 }],
          [{ pasport_id: 1, mark: 'exempt' }],
          [{ pasport_id: 1, mark: null }],
        ),
      },
      { requiredKeys: ['spaces'] },
    );
    let sums = 0;
    fc.assert(
      fc.property(house, other, (frozen, change) => {
        const before = structuredClone(frozen);
        const [one] = simulated(frozen, [{ billing_rule_id: 1, ...change }]);
        const counted = one?.counted;
        const isCounted = counted?.flags.length === 0;
        sums += isCounted ? 1 : 0;
        expect(sum(counted?.recipients ?? [])).toBe(isCounted ? frozen.services[0]?.cost : 0);
        expect(frozenService.safeParse(one?.service).success).toBe(true);
        expect(frozen).toEqual(before);
      }),
      RUNS,
    );
    expect(sums).toBeGreaterThan(50);
  });

  const metered = flat.map((one) => ({ ...one, isMetered: true, mark: null, turn: null }));
  const meters = { basic_share: '40', key: 'meter' } as const;

  test('never lowers the consumption of who used more, before the correction', () => {
    const flats = fc.array(metered, { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(flats, fc.integer({ min: 1, max: 200 }), (some, more) => {
        const raised = some.map((one, at) => (at === 0 ? { ...one, use: one.use + more } : one));
        const [less, after] = [some, raised].map((all) =>
          first(frozenOf(all, { rule: { ...meters, basic_key: 'unit' }, cost: 1_000_000 })),
        );
        const part = (one?: CountedService) => exact(one?.spaces[0]?.parts[1]?.amount ?? '0');
        expect(part(after).compare(part(less))).toBeGreaterThanOrEqual(0);
        expect(after?.flags).toEqual([]);
      }),
      RUNS,
    );
  });

  test('is the same for a space whose tenancy is divided in two of the same household', () => {
    const flats = fc.array(
      flat.map((one) => ({ ...one, turn: null })),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(
        flats,
        rule,
        cost,
        fc.integer({ min: 1, max: 364 }),
        (some, one, hellers, day) => {
          const divide = ({ uses }: { uses?: Record<string, string> }) =>
            first(
              frozenOf(
                some.map((each, at) => ({ ...each, turn: at === 0 && uses ? day : null })),
                { rule: one, cost: hellers, ...(uses === undefined ? {} : { uses }) },
              ),
            );
          const half = `${(some[0]?.use ?? 0) / 2}`;
          const others = some.slice(1).map((each, at) => [`r${at + 2}`, String(each.use)] as const);
          const uses = { r1: half, r1b: half, ...Object.fromEntries(others) };
          const [whole1, parted] = [divide({}), divide({ uses })];
          expect(parted.flags).toEqual(whole1.flags);
          expect(parted.spaces.map(({ amount, after }) => [amount, after])).toEqual(
            whole1.spaces.map(({ amount, after }) => [amount, after]),
          );
          const own = parted.recipients.filter(({ pasport_id }) => pasport_id === 1);
          expect(sum(own)).toBe(parted.spaces[0]?.amount ?? 0);
        },
      ),
      RUNS,
    );
  });
});
