import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { HEAT, recipient, service, space, YEAR } from '#tests/settlement-house.ts';
import {
  expectedSpaceUse,
  expectedUses,
  spaceUse,
  type ExpectedUse,
  type UseGround,
} from './forecast-uses.ts';
import type { FrozenRecipient } from './frozen.ts';

const JUNE = '2025-06-30';
const METER = { key: 'meter', meter_kind: 'cold-water' } as const;
const COLD = { elapsed: 2000, former: 1800, rest: 1200 };
const use = (key: string, amount: string | null) => ({
  recipient: key,
  amount,
  divided_by: [],
  estimated: false,
  readings: [],
});

interface Row {
  readonly what: string;
  readonly heat?: boolean;
  readonly until?: string;
  /** Used by recipients until then. */
  readonly read?: Readonly<Record<string, string | null>>;
  readonly former?: number;
  readonly weather?: UseGround['weather'];
  readonly recipients?: readonly FrozenRecipient[];
  readonly told: readonly [source: ExpectedUse['source'], ...amounts: number[]] | null;
}

const turn = (to: string, from: string) => [recipient('r1', { to }), recipient('r2', { from })];

// 30 June is the 181st day of 365, 184 are left; of a year's heat 40 % are left (annex 3: 0, 0, 1, 8, 14, 17).
const rows: readonly Row[] = [
  { what: 'as the year before without readings', former: 73, told: ['former', 73] },
  {
    what: '30 + 73 · 184/365 of water',
    until: JUNE,
    read: { r1: '30' },
    former: 73,
    told: ['readings-former', 66.8],
  },
  {
    what: '0.1 a day of water without the year before',
    until: JUNE,
    read: { r1: '18.1' },
    told: ['readings-pace', 36.5],
  },
  {
    what: '600 + 1,000 · 1,200/3,000 of heat by degree-days',
    heat: true,
    until: JUNE,
    read: { r1: '600' },
    former: 1000,
    weather: COLD,
    told: ['readings-former', 1000],
  },
  {
    what: '600 + 600 · 1,200/2,000 of heat without the year before',
    heat: true,
    until: JUNE,
    read: { r1: '600' },
    weather: COLD,
    told: ['readings-pace', 960],
  },
  {
    what: '600 + 40 % of 500 of heat without degree-days',
    heat: true,
    until: JUNE,
    read: { r1: '600' },
    former: 500,
    told: ['readings-former', 800],
  },
  {
    what: '600 · 100/60 of heat without degree-days and the year before',
    heat: true,
    until: JUNE,
    read: { r1: '600' },
    told: ['readings-pace', 1000],
  },
  { what: 'unknown by ten days of January', until: '2025-01-10', read: { r1: '1' }, told: null },
  {
    what: 'ten days of January and the year before',
    until: '2025-01-10',
    read: { r1: '2' },
    former: 73,
    // 73 · 355/365
    told: ['readings-former', 73],
  },
  {
    what: 'the rest of who lives there behind the reading',
    until: JUNE,
    read: { r1: '20', r2: '10' },
    former: 73,
    recipients: turn('2025-05-31', '2025-06-01'),
    told: ['readings-former', 20, 46.8],
  },
  {
    what: 'the rest among those who follow one another behind it, by days',
    until: JUNE,
    read: { r1: '30' },
    former: 73,
    // 36.8 · 62/184 and 36.8 · 122/184
    recipients: turn('2025-08-31', '2025-09-01'),
    told: ['readings-former', 42.4, 24.4],
  },
  {
    what: 'as the year before where a reading at a change is not known',
    until: JUNE,
    read: { r1: null, r2: '10' },
    former: 73,
    // 73 · 151/365 and 73 · 214/365
    recipients: turn('2025-05-31', '2025-06-01'),
    told: ['former', 30.2, 42.8],
  },
  { what: 'unknown without anything', told: null },
];

describe('a space will have used', () => {
  test.each(rows)('$what', ({ heat, until, read, former, weather, recipients, told }) => {
    const used = expectedSpaceUse({
      service: service({ rule: heat === true ? HEAT : METER, cost: 1, metered: [1] }),
      space: space(1, 60, recipients === undefined ? {} : { recipients: [...recipients] }),
      period: YEAR,
      read:
        until === undefined
          ? null
          : { until, uses: Object.entries(read ?? {}).map(([key, amount]) => use(key, amount)) },
      former: former ?? null,
      weather: weather ?? null,
    });
    expect(used && [used.source, ...used.uses.map(({ amount }) => Number(amount))]).toEqual(told);
  });
});

test('what readings tell of the whole period is what a count divides, whatever else is known', () => {
  const amount = fc.integer({ min: 0, max: 9_999_999 }).map((value) => String(value / 1000));
  fc.assert(
    fc.property(
      fc.array(amount, { minLength: 1, maxLength: 3 }),
      fc.option(fc.integer({ min: 0, max: 1000 })),
      fc.boolean(),
      (amounts, former, isRead) => {
        const recipients = amounts.map((_one, at) => recipient(`r1${at}`));
        const uses = Object.fromEntries(amounts.map((own, at) => [`r1${at}`, own]));
        const counted = service({ rule: METER, cost: 1, uses, metered: [1] });
        const read = { until: JUNE, uses: recipients.map(({ key }) => use(key, '1')) };
        const told = expectedSpaceUse({
          service: counted,
          space: space(1, 60, { recipients }),
          period: YEAR,
          read: isRead ? read : null,
          former,
          weather: null,
        });
        expect(told).toEqual({ source: 'readings', uses: counted.uses });
      },
    ),
  );
});

test('an expected use is divided without a rest', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 2, max: 8 }),
      fc.boolean(),
      (thousandths, month, isHeat) => {
        const from = `2025-${String(month).padStart(2, '0')}-01`;
        const both = turn(shiftDays(from, -1), from);
        const rule = isHeat ? HEAT : METER;
        const parts = expectedUses(both, thousandths / 1000, {
          service: service({ rule, cost: 1 }),
          // A summer has no heat by annex 3.
          period: { from: '2025-06-01', to: '2025-08-31' },
        });
        const all = parts.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 1000), 0);
        expect(all).toBe(thousandths);
      },
    ),
  );
});

test('an expected use goes among those who follow one another by annex 3 where heat does, else by days', () => {
  const both = [recipient('a', { to: JUNE }), recipient('b', { from: '2025-07-01' })];
  const divided = (rule: object) =>
    expectedUses(both, 100, { service: service({ rule, cost: 1 }), period: YEAR }).map(
      ({ amount }) => amount,
    );
  expect(divided(HEAT)).toEqual(['60', '40']);
  // 181 and 184 of 365 days.
  expect(divided({})).toEqual(['49.589', '50.411']);
});

test('a use of which a part is not known is none', () => {
  const flat = space(1, 60, { recipients: [recipient('a'), recipient('b')] });
  expect(spaceUse(service({ cost: 1, uses: { a: '1.5', b: '2' } }), flat)).toBe(3.5);
  expect(spaceUse(service({ cost: 1, uses: { a: '1.5', b: null } }), flat)).toBeNull();
});
