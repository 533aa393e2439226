import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { liveEvents } from '#contract/events.ts';
import { followEvents } from './event-stream.ts';
import { identity, onTokenRefused } from './identity.ts';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const seen = vi.fn<(event: { kinds: string[] }) => void>();

/** A stream whose parts the test sends. */
function line() {
  let sender: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (control) => void (sender = control) });
  const encoder = new TextEncoder();
  fetched.mockImplementation(async (_url, { signal }) => {
    signal?.addEventListener('abort', () => sender?.error(new DOMException('', 'AbortError')));
    return new Response(body, { status: 200 });
  });
  return {
    send: (text: string) => sender?.enqueue(encoder.encode(text)),
    end: () => sender?.close(),
  };
}
const follow = (signal: AbortSignal = new AbortController().signal, silenceMs = 60_000) =>
  followEvents(liveEvents, { signal, silenceMs, onEvent: seen });

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  identity.set({ token: 'tajný', user_identity: 'a@b.cz', client_id: 1, is_sys_admin: false });
});
afterEach(() => {
  fetched.mockReset();
  seen.mockReset();
  identity.set(null);
});

describe('a stream of events', () => {
  test('is asked for with the token in a header and never in the address', async () => {
    const { end } = line();
    const following = follow();
    end();
    await following;
    const [url, init] = fetched.mock.lastCall ?? ['', {}];
    expect(url.endsWith(liveEvents.path)).toBe(true);
    expect(new Headers(init.headers).get('authorization')).toBe('Bearer tajný');
  });

  test('is read however its lines are cut, past what is no event', async () => {
    const { send, end } = line();
    const following = follow();
    send('data: {"kinds":[]}\n\nda');
    send('ta: {"kinds":["messa');
    send('ges"]}\n\n:\n\ndata: {"kinds":["jiné"]}\n\n');
    end();
    expect(await following).toBe(true);
    expect(seen.mock.calls.map(([{ kinds }]) => kinds)).toEqual([[], ['messages']]);
  });

  test('that is refused has not begun; a refused token ends the session', async () => {
    const refused = vi.fn<() => void>();
    const stop = onTokenRefused(refused);
    for (const status of [429, 503]) {
      fetched.mockResolvedValue(new Response('{}', { status }));
      expect(await follow()).toBe(false);
    }
    expect(refused).not.toHaveBeenCalled();
    fetched.mockResolvedValue(new Response('{}', { status: 401 }));
    expect(await follow()).toBe(false);
    expect(refused).toHaveBeenCalledTimes(1);
    stop();
  });

  test('that cannot be reached has not begun', async () => {
    fetched.mockRejectedValue(new TypeError('offline'));
    expect(await follow()).toBe(false);
  });

  test('ends by the signal, and by a silence that is too long', async () => {
    const first = line();
    const leaving = new AbortController();
    const following = follow(leaving.signal);
    first.send('data: {"kinds":[]}\n\n');
    await vi.waitFor(() => expect(seen).toHaveBeenCalled());
    leaving.abort();
    expect(await following).toBe(true);
    line();
    expect(await follow(undefined, 20)).toBe(false);
  });
});
