import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

// The worker keeps the page and its files, and lets everything else pass untouched.

type Listener = (event: unknown) => void;

let listeners: Map<string, Listener>;
let stored: Map<string, Response>;
const network = vi.fn<(asked: string | Request) => Promise<Response>>();
const dropped = vi.fn(async (_name: string) => true);
const skipWaiting = vi.fn(async () => undefined);
const ORIGIN = location.origin;

const urlOf = (asked: string | Request) =>
  new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).href;

beforeEach(async () => {
  listeners = new Map();
  stored = new Map();
  const cache = {
    addAll: async (files: string[]) => {
      for (const file of files) stored.set(urlOf(file), new Response(file));
    },
    put: async (asked: string | Request, answer: Response) => void stored.set(urlOf(asked), answer),
  };
  vi.stubGlobal('FILES', ['/assets/a.js']);
  vi.stubGlobal('BUILD', 'b1');
  vi.stubGlobal('caches', {
    open: async () => cache,
    keys: async () => ['kastelan.inmes.b0', 'kastelan.inmes.b1', 'other'],
    delete: dropped,
    match: async (asked: string | Request) => stored.get(urlOf(asked)),
  });
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('skipWaiting', skipWaiting);
  vi.stubGlobal('clients', { claim: async () => undefined });
  vi.spyOn(globalThis, 'addEventListener').mockImplementation(
    ((kind: string, listen: Listener) =>
      void listeners.set(kind, listen)) as typeof addEventListener,
  );
  network.mockImplementation(async (asked) => new Response(`net ${urlOf(asked)}`));
  vi.resetModules();
  await import('./worker.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  network.mockReset();
  skipWaiting.mockClear();
  dropped.mockClear();
});

async function installed(): Promise<void> {
  let work: Promise<unknown> | undefined;
  listeners.get('install')?.({ waitUntil: (done: Promise<unknown>) => (work = done) });
  await work;
}

/** What the worker answers; undefined where it leaves the request to the browser. */
async function answered(path: string, more: object = {}): Promise<string | undefined> {
  let answer: Promise<Response> | undefined;
  const url = new URL(path, ORIGIN).href;
  const request = { url, method: 'GET', mode: 'cors', ...more };
  listeners.get('fetch')?.({
    request,
    respondWith: (given: Promise<Response>) => (answer = given),
  });
  return (await answer)?.clone().text();
}
const page = { mode: 'navigate' };

describe('the worker', () => {
  test('never touches the API, other servers, or what is written', async () => {
    await installed();
    expect(await answered('/v1/fieldwork/crew-day/1/2026-12-01')).toBeUndefined();
    expect(await answered('/maintenance.json')).toBeUndefined();
    expect(await answered('https://example.cz/assets/a.js')).toBeUndefined();
    expect(await answered('/assets/a.js', { method: 'POST' })).toBeUndefined();
    expect([...stored.keys()].filter((url) => url.includes('/v1/'))).toEqual([]);
  });

  test('gives the page of the server, and the kept one where none comes', async () => {
    await installed();
    const kept = await stored.get(urlOf('/inmes/calendar'))?.clone().text();
    network.mockImplementation(async () => new Response('newer'));
    expect(await answered('/inmes/addresses', page)).toBe('newer');
    // The newer page belongs to files of its own version, so it is not kept among those of this one.
    network.mockRejectedValue(new TypeError('away'));
    expect(await answered('/inmes/calendar?view=crew', page)).toBe(kept);
  });

  test('gives kept files without asking, and keeps others that came', async () => {
    await installed();
    network.mockClear();
    expect(await answered('/assets/a.js')).toBe('/assets/a.js');
    expect(network).not.toHaveBeenCalled();
    await answered('/assets/late.js');
    network.mockRejectedValue(new TypeError('away'));
    expect(await answered('/assets/late.js')).toContain('/assets/late.js');
  });

  test('is not installed where the page did not come', async () => {
    network.mockResolvedValue(new Response('', { status: 503 }));
    await expect(installed()).rejects.toThrow('503');
  });

  test('drops files of versions before, and nothing of anybody else', async () => {
    let work: Promise<unknown> | undefined;
    listeners.get('activate')?.({ waitUntil: (done: Promise<unknown>) => (work = done) });
    await work;
    expect(dropped.mock.calls).toEqual([['kastelan.inmes.b0']]);
  });

  test('takes over only when it is told to', async () => {
    await installed();
    expect(skipWaiting).not.toHaveBeenCalled();
    listeners.get('message')?.({ data: { kind: 'take-over' } });
    expect(skipWaiting).toHaveBeenCalledTimes(1);
  });
});
