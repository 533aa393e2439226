import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { bearsInterest, claimInterest, owedClaims, type LateRate } from './claim-interest.ts';
import type { CreditedMove } from './crediting.ts';

// Rates of the central bank that the handbook's vectors stand on.
const known: LateRate = {
  known: {
    discount: [],
    repo: [
      { valid_from: '2023-12-22', rate: 6.75 },
      { valid_from: '2024-06-28', rate: 4.75 },
      { valid_from: '2024-11-08', rate: 4 },
      { valid_from: '2025-05-09', rate: 3.5 },
      { valid_from: '2026-06-19', rate: 3.75 },
    ],
  },
};

let last = 0;
const move = (kind: CreditedMove['kind'], on: string, amount: number): CreditedMove => ({
  kind,
  id: (last += 1),
  on,
  name: 'Nájem',
  amount,
});
const claim = (on: string, amount: number) => move('claim', on, amount);
/** Money that came. */
const paid = (on: string, amount: number) => move('payment', on, -amount);

/** Interest of each claim by the day, with what of it is not paid. */
const late = (moves: readonly CreditedMove[], until: string, rate: LateRate = known) =>
  owedClaims(moves, until, 'oldest').map((one) => ({
    ...one,
    interest: claimInterest(one, rate)?.interest ?? null,
  }));
const spans = (moves: readonly CreditedMove[], until: string) =>
  owedClaims(moves, until, 'oldest').map(({ owed }) =>
    owed.map(({ from, to, principal }) => [from, to, principal]),
  );

describe('statutory interest on a claim', () => {
  test.each([
    [345_000, '2026-02-02', '2026-06-30', 148, 16_087],
    [821_000, '2025-09-01', '2025-12-31', 121, 31_299],
    [250_000, '2024-05-15', '2024-12-31', 230, 23_173],
    [1_000_000, '2026-06-30', '2026-09-30', 92, 29_616],
  ])('of %i hellers due %s is by %s, %i days, %i hellers', (amount, due, until, days, interest) => {
    const [one] = owedClaims([claim(due, amount)], until, 'oldest');
    const counted = one === undefined ? null : claimInterest(one, known);
    expect(counted?.interest).toBe(interest);
    expect(counted?.lines.reduce((sum, line) => sum + line.days, 0)).toBe(days);
  });

  test('keeps the rate of the half-year in which the delay began', () => {
    const [one] = late([claim('2025-06-30', 100_000)], '2026-07-31');
    // From 1 July 2025: repo 3.50 of that day and 8, also after the repo rose to 3.75.
    // 1,000 Kč × 11.5 % × 396 / 365 = 124.767.
    expect(one?.interest).toBe(12_477);
  });

  test('is unknown, not nothing, where the bank’s rate is not known', () => {
    expect(late([claim('2020-01-15', 100_000)], '2026-01-01')).toMatchObject([{ interest: null }]);
  });

  test('begins behind the working day to which a due day on a weekend moves (§ 607)', () => {
    // 31 January 2026 is a Saturday.
    expect(spans([claim('2026-01-31', 100)], '2026-02-03')).toEqual([
      [['2026-02-03', '2026-02-03', 100]],
    ]);
    expect(spans([claim('2026-01-31', 100)], '2026-02-02')).toEqual([[]]);
  });
});

describe('a payment', () => {
  test('bears interest to its own day, and of the rest from the day after it', () => {
    const moves = [claim('2026-02-02', 100_000), paid('2026-05-13', 50_000)];
    expect(spans(moves, '2026-06-30')).toEqual([
      [
        ['2026-02-03', '2026-05-13', 100_000],
        ['2026-05-14', '2026-06-30', 50_000],
      ],
    ]);
    // 100 days on the whole, 48 on the half: 31.51 and 7.56, together 39.07.
    expect(late(moves, '2026-06-30')).toMatchObject([{ unpaid: 50_000, interest: 3907 }]);
  });

  test('goes to the claim that was due first, the rest to the next one (§ 1933)', () => {
    const moves = [
      claim('2026-03-16', 20_000),
      claim('2026-02-16', 10_000),
      paid('2026-04-15', 15_000),
    ];
    expect(late(moves, '2026-05-15').map(({ amount, unpaid }) => [amount, unpaid])).toEqual([
      [10_000, 0],
      [20_000, 15_000],
    ]);
    expect(spans(moves, '2026-05-15')).toEqual([
      [['2026-02-17', '2026-04-15', 10_000]],
      [
        ['2026-03-17', '2026-04-15', 20_000],
        ['2026-04-16', '2026-05-15', 15_000],
      ],
    ]);
  });

  test('that came late leaves the interest to its day', () => {
    const moves = [claim('2026-02-02', 345_000), paid('2026-06-30', 345_000)];
    expect(late(moves, '2026-12-31')).toMatchObject([{ unpaid: 0, interest: 16_087 }]);
  });

  test('on the due day, or before it, leaves none', () => {
    for (const day of ['2026-01-20', '2026-02-02'])
      expect(spans([claim('2026-02-02', 100), paid(day, 100)], '2026-06-30')).toEqual([[]]);
  });

  test('that was put right later owes anew from the day after', () => {
    const moves = [
      claim('2026-02-02', 100),
      paid('2026-02-10', 100),
      // The bank took it back.
      move('payment', '2026-03-10', 100),
    ];
    expect(spans(moves, '2026-03-31')).toEqual([
      [
        ['2026-02-03', '2026-02-10', 100],
        ['2026-03-11', '2026-03-31', 100],
      ],
    ]);
  });
});

test('a claim that was taken back on its due day was never late', () => {
  const moves = [claim('2026-02-02', 500), claim('2026-02-02', -500)];
  expect(spans(moves, '2026-06-30')).toEqual([[]]);
});

describe('a rate that was agreed', () => {
  test('counts days by the length of their year', () => {
    const [one] = owedClaims([claim('2023-12-29', 366_000)], '2024-12-31', 'oldest');
    const counted =
      one === undefined ? null : claimInterest(one, { agreed: 10, by: 'unit', source: 'Smlouvy' });
    // Saturday to Sunday 2023: 2 days of 365; the year 2024: 366 of 366.
    expect(counted?.lines.map(({ days, year_days }) => [days, year_days])).toEqual([
      [2, 365],
      [366, 366],
    ]);
    expect(counted?.interest).toBe(36_801);
  });

  test('needs no rate of the bank', () => {
    expect(
      late([claim('1999-06-30', 10_000)], '1999-07-31', {
        agreed: 36.5,
        by: 'unit',
        source: 'Smlouvy',
      }),
    ).toMatchObject([{ interest: 310 }]);
  });
});

test('interest bears none (§ 1806)', () => {
  expect(bearsInterest('Úrok z prodlení 2025')).toBe(false);
  expect(bearsInterest('Poplatek z prodlení')).toBe(false);
  expect(bearsInterest('Nájem')).toBe(true);
});

const dayOf = (number: number) => shiftDays('2025-11-01', number);
const history = fc.array(
  fc.record({
    day: fc.integer({ min: 0, max: 300 }),
    amount: fc.integer({ min: -60_000, max: 90_000 }).filter((amount) => amount !== 0),
    isPaid: fc.boolean(),
  }),
  { maxLength: 14 },
);

test('what is owed and borne is additive over days, whatever comes', () => {
  fc.assert(
    fc.property(history, fc.integer({ min: 1, max: 400 }), (all, length) => {
      const moves = all.map(({ day, amount, isPaid }) =>
        isPaid ? paid(dayOf(day), amount) : claim(dayOf(day), amount),
      );
      const heller = (until: string) =>
        late(moves, until).map(({ id, owed, interest }) => ({
          id,
          interest: interest ?? 0,
          days: owed.reduce(
            (sum, { from, to, principal }) =>
              sum + principal * (Date.parse(to) - Date.parse(from) + 86_400_000),
            0,
          ),
        }));
      const [before, after] = [heller(dayOf(length - 1)), heller(dayOf(length))];
      for (const one of after) {
        const former = before.find(({ id }) => id === one.id) ?? { interest: 0, days: 0 };
        const { unpaid } = owedClaims(moves, dayOf(length - 1), 'oldest').find(
          ({ id }) => id === one.id,
        ) ?? {
          unpaid: 0,
        };
        const isLate = owedClaims(moves, dayOf(length), 'oldest').some(
          ({ id, late_from }) => id === one.id && late_from <= dayOf(length),
        );
        // One day more bears on what was unpaid at the end of the day before.
        expect(one.days - former.days).toBe(isLate ? unpaid * 86_400_000 : 0);
        // 11.50 or 11.75 % of it, and at most a heller of rounding at each end.
        const daily = isLate ? (unpaid * 0.1175) / 365 : 0;
        expect(one.interest - former.interest).toBeGreaterThanOrEqual(0);
        expect(one.interest - former.interest).toBeLessThanOrEqual(daily + 1);
      }
    }),
    { numRuns: 200 },
  );
});

describe('interest where what comes of a delay is paid first', () => {
  const penalty = (on: string, amount: number) => ({
    ...claim(on, amount),
    name: 'Poplatek z prodlení',
  });
  const owedOf = (moves: readonly CreditedMove[], until: string) =>
    owedClaims(moves, until, 'penalties').map(({ unpaid, owed }) => [
      unpaid,
      ...owed.map(({ from, to, principal }) => `${from} ${to} ${principal}`),
    ]);

  // 2 February 2026 is a Monday, so is 2 March; what was paid on a day was owed on that day too.
  test('of 1,000 and of 200 behind it: 500 paid on 9 March leave 700 of the first one, not 500', () => {
    const rent = claim('2026-02-02', 100_000);
    const moves = [rent, penalty('2026-03-02', 20_000), paid('2026-03-09', 50_000)];
    expect(owedOf(moves, '2026-03-31')).toEqual([
      [70_000, '2026-02-03 2026-03-09 100000', '2026-03-10 2026-03-31 70000'],
      [0, '2026-03-03 2026-03-09 20000'],
    ]);
  });

  test('what was paid before the penalty was due stays paid', () => {
    const rent = claim('2026-02-02', 100_000);
    const moves = [rent, paid('2026-02-02', 100_000), penalty('2026-03-02', 20_000)];
    expect(owedOf(moves, '2026-03-31')).toEqual([[0], [20_000, '2026-03-03 2026-03-31 20000']]);
  });

  test('a payment that was put right paid the rent alone while it was counted', () => {
    const rent = claim('2026-02-02', 100_000);
    const put = (line: CreditedMove) => ({ ...line, is_reversed: true });
    const moves = [
      rent,
      penalty('2026-02-02', 20_000),
      put(paid('2026-02-09', 50_000)),
      put(paid('2026-02-16', -50_000)),
    ];
    expect(owedOf(moves, '2026-02-28')).toEqual([
      [
        100_000,
        '2026-02-03 2026-02-09 100000',
        '2026-02-10 2026-02-16 50000',
        '2026-02-17 2026-02-28 100000',
      ],
      [20_000, '2026-02-03 2026-02-28 20000'],
    ]);
  });
});
