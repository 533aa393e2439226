import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QueryObserver } from '@tanstack/react-query';
import { listUserMessages } from '#contract/messages.ts';
import { readMany } from '#contract/reads.ts';
import { listTasks } from '#contract/tasks.ts';
import { call } from '#web/lib/call.ts';
import { identity } from '#web/lib/identity.ts';
import { queryClient, queryFor } from '#web/lib/query.ts';
import { refreshTogether } from './together.ts';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const text = JSON.stringify({ result: { values: [] } });
const answers = [1, 2].map(() => ({ status: 200, text }));
const paths = () => fetched.mock.calls.map(([url]) => new URL(url).pathname);
const settled = () => vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async (url) =>
    url.endsWith(readMany.path)
      ? new Response(JSON.stringify({ result: { answers } }))
      : new Response(text),
  );
  identity.set({ token: 't', user_identity: 'jana@example.cz', client_id: 4, is_sys_admin: false });
});
afterEach(() => {
  fetched.mockReset();
  queryClient.clear();
  identity.set(null);
});

const look = () => {
  const stops = [
    new QueryObserver(queryClient, queryFor(listTasks)).subscribe(() => undefined),
    new QueryObserver(queryClient, queryFor(listUserMessages)).subscribe(() => undefined),
  ];
  return () => stops.forEach((stop) => stop());
};

test('what is looked at is read anew by one call', async () => {
  const stop = look();
  await settled();
  fetched.mockClear();
  refreshTogether([listTasks, listUserMessages]);
  await settled();
  expect(paths()).toEqual([readMany.path]);
  stop();
});

test('an answer that nobody took over is no answer to what is asked later', async () => {
  const stop = look();
  // The first reads are on their way and go on: nothing is asked anew.
  refreshTogether([listTasks, listUserMessages]);
  await settled();
  await new Promise((done) => void setTimeout(done, 1));
  fetched.mockClear();
  await call(listTasks);
  expect(paths()).toEqual([listTasks.path]);
  stop();
});
