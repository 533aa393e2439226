import { expect, test } from 'vitest';
import type { GuardState } from '#contract/settlement/guard-record.ts';
import { settlementState } from '#contract/settlement/words.ts';
import { anySettlement } from '#tests/web/settlement-sample.ts';
import { isCorrected, isLocked, isOfList, isReviewed, listChoices, listFilter } from './states.ts';

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

const guard = (state: GuardState) => ({
  state,
  until: '2026-04-30',
  days: 0,
  recipients: 1,
  per_day: 5000,
  penalty: 0,
});

test('the list is narrowed by how terms stand, and by what nobody has opened', () => {
  const rows = [
    anySettlement({ deliver_guard: guard('late'), answer_guard: guard('late') }),
    anySettlement({ deliver_guard: guard('soon') }),
    anySettlement({ deliver_guard: guard('ahead'), answer_guard: guard('ahead') }),
  ];
  const year = { period_from: '2025-01-01', period_to: '2025-12-31' };
  const unopened = [{ building_id: null, building_name: '', ...year, guard: guard('late') }];
  const told = listChoices(rows, unopened, 'all').map(({ name, count }) => [name, count]);
  expect(told).toEqual([
    // With the one that nobody has opened.
    ['all', 4],
    ['late', 2],
    ['soon', 2],
    ['reviewed', 3],
  ]);
  const left = (name: string) => rows.filter((row) => isOfList(listFilter(name), row)).length;
  const names = ['deliver-late', 'deliver-soon', 'answers-late', 'answers', 'unopened-late'];
  expect(names.map(left)).toEqual([1, 1, 1, 1, 0]);
  // One kind of terms is offered to whom a line has led there.
  expect(listChoices(rows, unopened, 'answers').map(({ name }) => name)).toContain('answers');
});

test('the list is narrowed by states that are there, and by the chosen one', () => {
  const rows = [anySettlement(), anySettlement({ ...ISSUED, state: 'issued' })];
  const told = listChoices(rows, [], listFilter('closed')).map(({ text, count }) => [text, count]);
  expect(told).toEqual([
    ['Vše', 2],
    ['Zkontrolovaná', 1],
    ['Vydaná', 1],
    ['Uzavřená', 0],
  ]);
  expect(listFilter('flying')).toBe('all');
});

test('the list is narrowed to those whose documents have changed since the issue', () => {
  const document = {
    billing_document_id: 1,
    billing_place_id: 2,
    place_name: 'Výtah',
    number: 'D-1',
    kind: 'credit-note',
    change: 'added',
    total: -100,
    former: null,
  } as const;
  const rows = [anySettlement(), anySettlement({ later_documents: [document] })];
  expect(rows.map((row) => isOfList('documents', row))).toEqual([false, true]);
  expect(listChoices(rows, [], 'all')).toContainEqual({
    name: 'documents',
    text: 'Změněné doklady',
    count: 1,
  });
});
