import { expect, test } from 'vitest';
import { missingStatementText } from './missing-statement.ts';

const before = {
  is_broken: true,
  missing_first: null,
  missing_last: null,
  from_on: '2026-05-01',
  to_on: '2026-05-31',
  next_due_on: null,
};
const text = (changes: object) =>
  missingStatementText({ ...before, after_on: '2026-03-31', ...changes }).replaceAll('\u00a0', ' ');

test('what is missing is told by numbers, where the bank numbers its statements', () => {
  expect(text({ missing_first: 4, missing_last: 4 })).toBe('chybí výpis č. 4');
  expect(text({ missing_first: 4, missing_last: 6 })).toBe('chybí výpisy č. 4–6');
});

test('else by the days between, and by the balance where there are none', () => {
  expect(text({})).toBe('chybí výpis za 1. 4. 2026 – 30. 4. 2026');
  expect(text({ after_on: '2026-04-29' })).toBe('chybí výpis za 30. 4. 2026');
  expect(text({ after_on: '2026-04-30' })).toBe('zůstatek k 1. 5. 2026 nenavazuje');
  expect(text({ after_on: '2026-05-01' })).toBe('zůstatek k 1. 5. 2026 nenavazuje');
});

test('the one that was to come is told by the day, behind what is missing before', () => {
  const next_due_on = '2026-07-08';
  expect(text({ is_broken: false, next_due_on })).toBe('další výpis měl přijít do 8. 7. 2026');
  expect(text({ missing_first: 4, next_due_on })).toBe(
    'chybí výpis č. 4, další výpis měl přijít do 8. 7. 2026',
  );
});
