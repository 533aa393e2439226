import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LiveKind } from '#contract/events.ts';
import { listUserMessages } from '#contract/messages.ts';
import { listUserSystemMessages } from '#contract/system-messages.ts';
import { listTasks } from '#contract/tasks.ts';
import { keyOf, queryClient } from '#web/lib/query.ts';
import { sampleSignIn } from '#tests/web/sample-session.ts';
import { replaceToken, signIn } from '#web/session/session.ts';
import { watchLive } from './live.ts';

interface Stream {
  readonly token: string;
  readonly signal: AbortSignal;
  tell(kinds: readonly LiveKind[]): void;
  end(): void;
}

let streams: Stream[];
let stop: () => void;
let visibility: DocumentVisibilityState;
const last = () => streams.at(-1)!;
const stale = (endpoint: Parameters<typeof keyOf>[0]) =>
  queryClient.getQueryState(keyOf(endpoint))?.isInvalidated;
const read = () => {
  for (const endpoint of [listUserMessages, listTasks, listUserSystemMessages])
    queryClient.setQueryData(keyOf(endpoint), { values: [] });
};
function look(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  streams = [];
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.stubGlobal('fetch', async (_url: string, { signal, headers }: RequestInit) => {
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start: (sender) => {
        signal?.addEventListener('abort', () => sender.error(new DOMException('', 'AbortError')));
        streams.push({
          token: new Headers(headers).get('authorization') ?? '',
          signal: signal!,
          tell: (kinds) => sender.enqueue(encoder.encode(`data: ${JSON.stringify({ kinds })}\n\n`)),
          end: () => sender.close(),
        });
      },
    });
    return new Response(body, { status: 200 });
  });
  signIn(sampleSignIn({}), false);
  stop = watchLive();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  queryClient.clear();
});

describe('while somebody is signed in and looks', () => {
  test('what has changed is read anew, and nothing else', async () => {
    read();
    last().tell(['tasks']);
    await vi.advanceTimersByTimeAsync(0);
    expect([stale(listTasks), stale(listUserMessages)]).toEqual([true, false]);
    last().tell(['messages', 'system-messages']);
    await vi.advanceTimersByTimeAsync(0);
    expect([stale(listUserMessages), stale(listUserSystemMessages)]).toEqual([true, true]);
  });

  test('everything is read anew when the stream begins, for what was missed', async () => {
    read();
    last().tell([]);
    await vi.advanceTimersByTimeAsync(0);
    expect([stale(listTasks), stale(listUserMessages)]).toEqual([true, true]);
  });

  test('a stream that has ended is opened again', async () => {
    last().tell([]);
    last().end();
    await vi.advanceTimersByTimeAsync(1000);
    expect(streams).toHaveLength(2);
  });

  test('where streams do not come, everything is read about once a minute', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    last().end();
    await vi.advanceTimersByTimeAsync(300_000);
    read();
    await vi.advanceTimersByTimeAsync(61_000);
    expect(stale(listUserMessages)).toBe(true);
  });

  test('a new token opens a new stream in place of the old one', async () => {
    const first = last();
    replaceToken('nový');
    await vi.advanceTimersByTimeAsync(0);
    expect(first.signal.aborted).toBe(true);
    expect(last().token).toBe('Bearer nový');
  });
});

describe('nothing is followed', () => {
  test('while the portal is hidden; looked at again, it comes at once', async () => {
    const first = last();
    look('hidden');
    expect(first.signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(streams).toHaveLength(1);
    look('visible');
    await vi.advanceTimersByTimeAsync(0);
    expect(streams).toHaveLength(2);
  });

  test('after an hour without a touch, so that the session may run out; a touch brings it back', async () => {
    const first = last();
    last().tell([]);
    for (let half = 1; half < 120; half += 1) {
      await vi.advanceTimersByTimeAsync(30_000);
      last().tell(['tasks']);
    }
    expect(first.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(31_000);
    expect(last().signal.aborted).toBe(true);
    const before = streams.length;
    dispatchEvent(new Event('pointermove'));
    await vi.advanceTimersByTimeAsync(0);
    expect(streams).toHaveLength(before + 1);
  });
});
