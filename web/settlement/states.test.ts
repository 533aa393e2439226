import { expect, test } from 'vitest';
import { settlementState } from '#contract/settlement/words.ts';
import { anySettlement } from '#tests/web/settlement-sample.ts';
import { isCorrected, isLocked, isReviewed, listChoices, listFilter } from './states.ts';

const ISSUED = { issued_on: '2026-03-03' };

test('only what is issued and not opened for a correction is locked', () => {
  const locked = settlementState.options.filter((state) => isLocked({ state }));
  expect(locked).toEqual(['issued', 'delivered', 'closed']);
});

test('a correction is looked through as the first count is', () => {
  expect(isReviewed(anySettlement())).toBe(true);
  expect(isReviewed(anySettlement({ state: 'counted', reviewed_at: null }))).toBe(false);
  expect(isReviewed(anySettlement({ state: 'correcting', reviewed_at: null }))).toBe(false);
  expect(isReviewed(anySettlement({ state: 'correcting' }))).toBe(true);
});

test('what was issued and is counted again is a correction', () => {
  expect(isCorrected(anySettlement())).toBe(false);
  expect(isCorrected(anySettlement({ ...ISSUED, state: 'issued' }))).toBe(false);
  expect(isCorrected(anySettlement({ ...ISSUED, state: 'correcting' }))).toBe(true);
  expect(isCorrected(anySettlement({ ...ISSUED, state: 'reviewed' }))).toBe(true);
});

test('the list is narrowed by states that are there, and by the chosen one', () => {
  const rows = [anySettlement(), anySettlement({ ...ISSUED, state: 'issued' })];
  const told = listChoices(rows, listFilter('closed')).map(({ text, count }) => [text, count]);
  expect(told).toEqual([
    ['Vše', 2],
    ['Zkontrolovaná', 1],
    ['Vydaná', 1],
    ['Uzavřená', 0],
  ]);
  expect(listFilter('flying')).toBe('all');
});
