import { expect, test } from 'vitest';
import { standingText } from './standing-words.ts';

const TODAY = '2026-03-01';

test.each([
  ['soon', '2026-03-20', 'za 19 dní'],
  ['soon', '2026-03-02', 'za 1 den'],
  ['soon', '2026-03-01', 'dnes'],
  ['overdue', '2026-02-27', 'po termínu 2 dny'],
  ['never-overdue', '2026-02-24', 'bez revize, po termínu 5 dní'],
  ['never', '2026-03-20', 'bez revize'],
  ['faults', '2026-03-04', 'se závadami, za 3 dny'],
  ['faults', null, 'se závadami'],
  ['faults-overdue', '2026-02-28', 'závady po termínu 1 den'],
  ['unfit', '2026-03-20', 'nevyhovuje'],
  ['ok', '2026-12-01', 'v pořádku'],
  ['none', null, 'bez termínu'],
] as const)('%s on %s is told as %s', (state, due_on, text) =>
  expect(standingText({ state, due_on }, TODAY)).toBe(text),
);
