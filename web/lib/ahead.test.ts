import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readMany } from '#contract/reads.ts';
import { pasportStatistics } from '#contract/statistics.ts';
import { listTasks } from '#contract/tasks.ts';
import { confirmAllUserMessages } from '#contract/messages.ts';
import { keepAhead, takeOverAhead } from './ahead.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { identity } from './identity.ts';

const caller = { token: 't1', user_identity: 'jana@example.cz', client_id: 4, is_sys_admin: false };
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const reply = (result: unknown) => new Response(JSON.stringify({ result }), { status: 200 });
const paths = () => fetched.mock.calls.map(([url]) => new URL(url).pathname);

const none = { values: [] };
const text = JSON.stringify({ result: none });
const sent = (answers: Promise<unknown>, token = 't1') => ({
  token,
  reads: [{ path: listTasks.path, body: '' }],
  answers,
});
const answered = (status = 200) => Promise.resolve({ result: { answers: [{ status, text }] } });

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async () => reply(none));
  identity.set(caller);
});
afterEach(() => {
  fetched.mockReset();
  identity.set(null);
  vi.useRealTimers();
});

describe('what was sent ahead', () => {
  test('is the answer of the first call of it, and of no other', async () => {
    globalThis.kastelanAhead = [sent(answered())];
    takeOverAhead();
    expect(await call(listTasks)).toEqual(none);
    expect(paths()).toEqual([]);
    await call(listTasks);
    expect(paths()).toEqual([listTasks.path]);
    expect(globalThis.kastelanAhead).toBeUndefined();
  });

  test('is known by what a read by POST sends', async () => {
    const statistics = {
      spaces_total_area: 0,
      spaces_flats: 7,
      spaces_spaces: 0,
      spaces_hidden: 0,
      buildings_hidden: 0,
      groups_hidden: 0,
    };
    const answers = { answers: [{ status: 200, text: JSON.stringify({ result: statistics }) }] };
    keepAhead({
      token: 't1',
      reads: [{ path: pasportStatistics.path, body: '{"unit_id":2}' }],
      answers: Promise.resolve({ result: answers }),
    });
    fetched.mockImplementation(async () => reply({ ...statistics, spaces_flats: 1 }));
    expect(await call(pasportStatistics, { body: { unit_id: 3 } })).toMatchObject({
      spaces_flats: 1,
    });
    expect(await call(pasportStatistics, { body: { unit_id: 2 } })).toMatchObject({
      spaces_flats: 7,
    });
    expect(paths()).toHaveLength(1);
  });

  test.each([
    ['by another token', () => sent(answered(), 't0')],
    ['and refused', () => sent(answered(403))],
    ['and failed', () => sent(Promise.resolve(undefined))],
    ['and answered by something else', () => sent(Promise.resolve({ result: 7 }))],
  ])('%s is asked for by itself', async (_name, made) => {
    keepAhead(made());
    expect(await call(listTasks)).toEqual(none);
    expect(paths()).toEqual([listTasks.path]);
  });

  test('is forgotten by a change, and after a while', async () => {
    keepAhead(sent(answered()));
    await call(confirmAllUserMessages, { body: {} }).catch(() => undefined);
    await call(listTasks);
    expect(paths()).toEqual([confirmAllUserMessages.path, listTasks.path]);
    vi.useFakeTimers();
    keepAhead(sent(answered()));
    vi.advanceTimersByTime(10_000);
    await call(listTasks);
    expect(paths()).toHaveLength(3);
  });

  test('is waited for no longer than any other answer, and left when nobody waits for it', async () => {
    vi.useFakeTimers();
    keepAhead(sent(new Promise(() => undefined)));
    const late = call(listTasks).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(listTasks.timeoutMs);
    expect(await late).toMatchObject({ kind: 'timeout' });
    keepAhead(sent(new Promise(() => undefined)));
    const control = new AbortController();
    const left = call(listTasks, { signal: control.signal }).catch((error: unknown) => error);
    control.abort();
    expect(((await left) as ApiError).kind).toBe('cancelled');
    expect(paths()).toEqual([]);
  });
});

test('reads by one call are those of the contract', () => {
  expect([readMany.reads, readMany.access, readMany.forCrews]).toEqual([true, 'user', true]);
});
