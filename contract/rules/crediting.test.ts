import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coverageOf, isPenalty, type CreditedMove } from './crediting.ts';

const line = (kind: CreditedMove['kind'], on: string, amount: number, name = 'Nájem') => ({
  kind,
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
        .map((one) => (one.kind === 'payment' ? { ...one, amount: -one.amount } : one))
        .toSorted((one, other) => one.on.localeCompare(other.on));
      expect(covered(moves)).toEqual(byHellers(moves));
    }),
    { numRuns: 500 },
  );
});
