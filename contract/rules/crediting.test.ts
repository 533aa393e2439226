import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coverageOf, debtSteps, isPenalty, type CreditedMove } from './crediting.ts';

let lines = 0;
const line = (kind: CreditedMove['kind'], on: string, amount: number, name = 'Nájem') => ({
  kind,
  id: (lines += 1),
  on,
  name,
  amount,
});
const rent = (on: string, amount: number) => line('claim', on, amount);
const penalty = (on: string, amount: number) => line('claim', on, amount, 'Úrok z prodlení');
const paid = (on: string, amount: number) => line('payment', on, -amount);

/** What is covered by the end: of what comes of a delay, and of the rest. */
const covered = (moves: readonly CreditedMove[], order: 'oldest' | 'penalties' = 'penalties') => {
  const { first, rest } = coverageOf(moves, order);
  return [first.at(-1)?.sum ?? 0, rest.at(-1)?.sum ?? 0];
};

test.each([
  ['Úrok z prodlení', true],
  ['  úroky za rok 2025', true],
  ['POPLATEK Z PRODLENÍ', true],
  ['Penále', true],
  ['Smluvní pokuta', true],
  ['Náklady řízení', true],
  ['Náklady na teplo', false],
  ['Úroky z úvěru', false],
  ['Úrok z hypotečního úvěru na fasádu', false],
  ['Splátka úroku', false],
  ['Nájem', false],
  ['Vratka úroku', false],
])('whether %s comes of a delay: %s', (name, is) => {
  expect(isPenalty(name)).toBe(is);
});

describe('where what comes of a delay is paid first', () => {
  test('a payment pays it before an older rent', () => {
    const moves = [rent('01', 1000), penalty('02', 200), paid('03', 500)];
    expect(covered(moves)).toEqual([200, 300]);
    expect(covered(moves, 'oldest')).toEqual([0, 500]);
  });

  test('what was paid before it was due stays with the rent', () => {
    expect(covered([rent('01', 1000), paid('01', 1000), penalty('02', 200)])).toEqual([0, 1000]);
  });

  test('what was over pays whatever is due next', () => {
    expect(covered([paid('01', 300), penalty('02', 200), rent('03', 1000)])).toEqual([200, 100]);
    expect(covered([paid('01', 300), rent('02', 1000), penalty('03', 200)])).toEqual([0, 300]);
    expect(covered([paid('01', 300), rent('02', 250), penalty('03', 200)])).toEqual([50, 250]);
  });

  test('of two that are due on one day it takes what was over', () => {
    expect(covered([paid('01', 300), rent('02', 300), penalty('02', 200)])).toEqual([200, 100]);
  });

  test('on a day, what was paid goes to what was due before it', () => {
    expect(covered([rent('01', 500), penalty('02', 200), paid('02', 500)])).toEqual([0, 500]);
  });

  test('what the rent does not take, falls to it', () => {
    const put = { is_reversed: true };
    const counted = { ...paid('02', 150), ...put };
    expect(covered([penalty('01', 200), counted])).toEqual([150, 0]);
    expect(covered([penalty('01', 200), counted, { ...paid('03', -150), ...put }])).toEqual([0, 0]);
  });
});

describe('what a payment is meant for (§ 1933 odst. 1)', () => {
  const owed = (moves: readonly CreditedMove[], order: 'oldest' | 'penalties', until: string) =>
    debtSteps(moves, order, until).map(({ debt, steps }) => steps.at(-1)?.left ?? debt.amount);
  const meant = (on: string, amount: number, ...claims: [CreditedMove, number][]) => ({
    ...paid(on, amount),
    meant_for: claims.map(([{ id }, part]) => ({ ledger_claim_id: id, amount: part })),
  });

  test.each(['oldest', 'penalties'] as const)('is paid first in the order %s', (order) => {
    const [old, fresh] = [rent('01', 1000), rent('02', 1000)];
    const moves = [old, fresh, meant('03', 1300, [fresh, 800])];
    expect(owed(moves, order, '02')).toEqual([1000, 1000]);
    expect(owed(moves, order, '03')).toEqual([500, 200]);
  });

  test('goes before what comes of a delay, which the rest pays', () => {
    const [old, late] = [rent('01', 1000), penalty('02', 200)];
    const moves = [old, late, meant('03', 500, [old, 400])];
    expect(owed(moves, 'penalties', '03')).toEqual([600, 100]);
  });

  test('is no more than the claim: what is over pays the others', () => {
    const [old, fresh] = [rent('01', 1000), rent('02', 300)];
    const moves = [old, fresh, meant('03', 300, [fresh, 300]), meant('04', 200, [fresh, 200])];
    expect(owed(moves, 'oldest', '04')).toEqual([800, 0]);
  });

  test('is kept for a claim that is due later', () => {
    const [old, next] = [rent('01', 1000), rent('05', 400)];
    const moves = [old, meant('03', 400, [next, 400])];
    expect(owed(moves, 'oldest', '03')).toEqual([1000]);
    expect(owed([...moves, next], 'oldest', '05')).toEqual([1000, 0]);
  });

  test('of money that went back nothing is meant for anything', () => {
    const [old, fresh] = [rent('01', 1000), rent('02', 300)];
    const back = { ...meant('03', 300, [fresh, 300]), is_reversed: true };
    const moves = [old, fresh, back, { ...paid('04', -300), is_reversed: true }];
    expect(owed(moves, 'oldest', '03')).toEqual([700, 300]);
    expect(owed(moves, 'oldest', '04')).toEqual([1000, 300]);
  });

  test('lasts as far as money does, what came first before the later', () => {
    const [one, other] = [rent('01', 500), rent('02', 500)];
    const moves = [one, other, meant('03', 500, [other, 500]), meant('04', 500, [one, 500])];
    expect(owed([...moves, paid('05', -400)], 'oldest', '05')).toEqual([400, 0]);
  });
});

/** Heller by heller: each pays the first that is owed then, and waits where nothing is. */
function byHellers(moves: readonly CreditedMove[]): number[] {
  const owed = { first: 0, rest: 0 };
  const done = { first: 0, rest: 0 };
  let over = 0;
  const settle = () => {
    for (; over > 0 && owed.first + owed.rest > 0; over -= 1) {
      const turn = owed.first > 0 ? 'first' : 'rest';
      owed[turn] -= 1;
      done[turn] += 1;
    }
  };
  for (const day of new Set(moves.map(({ on }) => on))) {
    const those = moves.filter(({ on }) => on === day);
    for (const { amount } of those.filter(({ kind }) => kind === 'payment')) over -= amount;
    settle();
    for (const { amount, name } of those.filter(({ kind }) => kind === 'claim'))
      owed[isPenalty(name) ? 'first' : 'rest'] += amount;
    settle();
  }
  return [done.first, done.rest + over];
}

test('is what paying heller by heller makes of any history', () => {
  const move = fc.record({
    kind: fc.constantFrom('claim' as const, 'payment' as const),
    on: fc.integer({ min: 10, max: 30 }).map(String),
    name: fc.constantFrom('Nájem', 'Penále'),
    amount: fc.integer({ min: 1, max: 40 }),
  });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 14 }), (told) => {
      const moves = told
        .map((one, id) => ({
          ...one,
          id,
          amount: one.kind === 'payment' ? -one.amount : one.amount,
        }))
        .toSorted((one, other) => one.on.localeCompare(other.on));
      expect(covered(moves)).toEqual(byHellers(moves));
    }),
    { numRuns: 500 },
  );
});
