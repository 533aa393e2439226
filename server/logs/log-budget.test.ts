import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Portal } from '#server/portal.ts';
import { LOG_LIMITS, LogBudget } from './log-budget.ts';

let now: number;
const log = vi.fn();
let budget: LogBudget;
beforeEach(() => {
  now = Date.UTC(2025, 0, 20, 10, 0, 5);
  log.mockClear();
  const portal = { now: () => new Date(now), log };
  budget = new LogBudget(portal as unknown as Portal);
});

const sends = (address: string, count: number) =>
  Array.from({ length: count }, () => budget.admitSend(address)).filter(Boolean).length;
const nothing = async () => undefined;

describe('the budget of logs', () => {
  test('lets one address send so many times a minute and others go on', () => {
    expect(sends('192.0.2.1', LOG_LIMITS.sendsOfOne + 50)).toBe(LOG_LIMITS.sendsOfOne);
    expect(sends('192.0.2.2', 1)).toBe(1);
  });

  test('lets all addresses together send so many times a minute', () => {
    const all = Array.from({ length: LOG_LIMITS.sends + 100 }, (_, at) => sends(`a${at}`, 1));
    expect(all.filter((one) => one === 1)).toHaveLength(LOG_LIMITS.sends);
  });

  test('begins anew with the next minute and tells how much was dropped', () => {
    sends('192.0.2.1', LOG_LIMITS.sendsOfOne + 50);
    expect(log).not.toHaveBeenCalled();
    now += 60_000;
    expect(sends('192.0.2.1', 1)).toBe(1);
    expect(log).toHaveBeenCalledExactlyOnceWith('warn', expect.any(String), {
      sends: 50,
      records: 0,
    });
    now += 60_000;
    sends('192.0.2.1', 1);
    expect(log).toHaveBeenCalledTimes(1);
  });

  test('counts records of one address and of all', async () => {
    const store = async (address: string, count: number) => {
      budget.admitSend(address);
      return budget.admitRecords(address, count, nothing);
    };
    expect(await store('a', LOG_LIMITS.recordsOfOne)).toBe(true);
    expect(await store('a', 1)).toBe(false);
    let kept = LOG_LIMITS.recordsOfOne;
    for (let at = 0; at < 10; at += 1) {
      if (await store(`b${at}`, LOG_LIMITS.recordsOfOne)) kept += LOG_LIMITS.recordsOfOne;
    }
    expect(kept).toBeLessThanOrEqual(LOG_LIMITS.records);
    expect(await store('c', LOG_LIMITS.records - kept)).toBe(true);
    expect(await store('d', 1)).toBe(false);
  });

  test('stores one send after another, also after one that failed', async () => {
    const told: string[] = [];
    const ends: ((error?: Error) => void)[] = [];
    const slow = (name: string) => () =>
      new Promise<void>((done, fail) => {
        told.push(name);
        ends.push((error) => (error === undefined ? done() : fail(error)));
      });
    const first = budget.admitRecords('a', 1, slow('first'));
    const second = budget.admitRecords('a', 1, slow('second'));
    await vi.waitFor(() => expect(told).toEqual(['first']));
    ends[0]?.(new Error('The database is away.'));
    await expect(first).rejects.toThrow('The database is away.');
    await vi.waitFor(() => expect(told).toEqual(['first', 'second']));
    ends[1]?.();
    expect(await second).toBe(true);
  });

  test('drops a send that many others wait before', async () => {
    let end = () => undefined as void;
    const slow = () => new Promise<void>((done) => (end = done));
    const running = Array.from({ length: LOG_LIMITS.waiting }, (_, at) =>
      budget.admitRecords('a', 1, at === 0 ? slow : nothing),
    );
    expect(await budget.admitRecords('a', 1, nothing)).toBe(false);
    end();
    expect(new Set(await Promise.all(running))).toEqual(new Set([true]));
    expect(await budget.admitRecords('a', 1, nothing)).toBe(true);
  });

  test('leaves the database to the others after each storing', async () => {
    const slow = async () => {
      now += 1000;
    };
    await budget.admitRecords('a', 1, slow);
    let isStored = false;
    const next = budget.admitRecords('a', 1, async () => {
      isStored = true;
    });
    // Everything that needs no pause is done by then.
    await new Promise((done) => setImmediate(done));
    expect(isStored).toBe(false);
    expect(await next).toBe(true);
    expect(isStored).toBe(true);
  });
});
