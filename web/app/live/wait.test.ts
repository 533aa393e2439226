import { expect, test } from 'vitest';
import { waitBefore } from './wait.ts';

test('each failed try is waited for longer than the one before, to a minute', () => {
  const waits = Array.from({ length: 8 }, (_, failures) => waitBefore(failures, 1));
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
});

test('browsers that lost the server at once do not come back at once', () => {
  expect(waitBefore(3, 0)).toBe(4000);
  expect(waitBefore(3, 0.5)).toBe(6000);
});
