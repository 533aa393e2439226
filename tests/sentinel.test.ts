import { expect, test } from 'vitest';
import { watchedLookUps } from './sentinel.ts';

const ROUNDS = 1000;

test('generated business IDs, domains, days and settings never make the server ask another address', async () => {
  const { inputs, asked, strangers } = await watchedLookUps(ROUNDS);
  expect(strangers).toEqual([]);
  expect(inputs).toBeGreaterThanOrEqual(4 * ROUNDS);
  expect(asked).toBeGreaterThan(ROUNDS);
}, 180_000);
