import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inEvenTime } from './even-time.ts';

// Node's own promised timer cannot be held still by the test, so it is given a counted one.
const slept: number[] = [];
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => {
    slept.push(ms);
    return Promise.resolve();
  },
}));

let now = 0;
beforeEach(() => {
  slept.length = 0;
  now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

const workOf = (ms: number) => () => {
  now += ms;
  return Promise.resolve('done');
};

describe('an answer in even time', () => {
  test.each([
    [3, 247],
    [249, 1],
    [260, 240],
  ])('after %i ms of work waits %i ms more', async (work, waited) => {
    expect(await inEvenTime(workOf(work))).toBe('done');
    expect(slept).toEqual([waited]);
  });

  test('is waited for by a fault too', async () => {
    const failing = inEvenTime(() => {
      now += 10;
      return Promise.reject(new Error('fault'));
    });
    await expect(failing).rejects.toThrow('fault');
    expect(slept).toEqual([240]);
  });
});
