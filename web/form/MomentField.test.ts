import { expect, test } from 'vitest';
import { localOf, momentOf } from './MomentField.tsx';

test('a moment is written and read by the clock of the computer, to the minute', () => {
  for (const local of ['2025-01-20T08:05', '2025-07-01T23:59', '2024-02-29T00:00'])
    expect(localOf(momentOf(local))).toBe(local);
  expect(momentOf('2025-01-20T08:05')).toBe(new Date(2025, 0, 20, 8, 5).toISOString());
});

test('none is the empty text both ways', () => {
  expect([localOf(''), momentOf('')]).toEqual(['', '']);
});
