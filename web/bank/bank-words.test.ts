import { expect, test } from 'vitest';
import {
  balanceText,
  gapText,
  hasGap,
  movementsText,
  stateText,
  statementText,
} from './bank-words.ts';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
const none = {
  missing_first: null,
  missing_last: null,
  expected_opening: null,
  next_due_on: null,
};

test('a statement is called by its number, or by its days alone', () => {
  const january = { from_on: '2025-01-01', to_on: '2025-01-31' };
  expect(spaced(statementText({ ...january, number: '1' }))).toBe(
    'Výpis č. 1, 1. 1. 2025 – 31. 1. 2025',
  );
  const day = { from_on: '2025-01-05', to_on: '2025-01-05', number: '' };
  expect(spaced(statementText(day))).toBe('Výpis 5. 1. 2025');
});

test.each([
  [none, 'bez mezery', false],
  [{ ...none, missing_first: 2, missing_last: 2 }, 'chybí výpis č. 2', true],
  [{ ...none, missing_first: 2, missing_last: 4 }, 'chybí výpisy č. 2–4', true],
  [{ ...none, expected_opening: 0 }, 'nenavazuje: předchozí končí na 0,00 Kč', true],
  [{ ...none, next_due_on: '2026-07-08' }, 'další výpis měl přijít do 8. 7. 2026', true],
  [
    { ...none, missing_first: 2, missing_last: 2, next_due_on: '2026-07-08' },
    'chybí výpis č. 2, další výpis měl přijít do 8. 7. 2026',
    true,
  ],
])('what is missing before a statement and after it: %#', (gap, text, has) => {
  expect([spaced(gapText(gap)), hasGap(gap)]).toEqual([text, has]);
});

test('what was sent does not wait, unless it undoes what came', () => {
  const movement = {
    state: 'waiting' as const,
    amount: -100,
    is_reversal: false,
    unassigned: null,
    going_back: null,
    sipo_period: null,
    refund_batch_id: null,
  };
  expect(stateText(movement)).toBe('odesláno');
  expect(stateText({ ...movement, refund_batch_id: 7 })).toBe('vrácení, dávka č. 7');
  expect(stateText({ ...movement, is_reversal: true })).toBe('čeká');
  expect(stateText({ ...movement, amount: 100 })).toBe('čeká');
  expect(stateText({ ...movement, state: 'parked' })).toBe('odloženo');
  expect(stateText({ ...movement, amount: 100, unassigned: 0 })).toBe('přiřazeno');
  expect(stateText({ ...movement, amount: 100, unassigned: 5 })).toBe('čeká');
  const back = { ...movement, amount: 100, unassigned: 0 };
  expect(stateText({ ...back, going_back: 'returning' })).toBe('vrací se plátci');
  expect(stateText({ ...back, going_back: 'returned' })).toBe('vráceno plátci');
});

test('a balance that is not told is no zero, and movements are counted in Czech', () => {
  expect([balanceText(null), spaced(balanceText(0))]).toEqual(['neuveden', '0,00 Kč']);
  expect([1, 2, 5, 1200].map((count) => spaced(movementsText(count)))).toEqual([
    '1 pohyb',
    '2 pohyby',
    '5 pohybů',
    '1 200 pohybů',
  ]);
});
