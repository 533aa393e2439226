// What opens the crew's day without a connection: it keeps the page and its files, named by their content,
// and nothing else. Answers of the API never go through it. It is built alone and imports nothing; the
// build writes before it what it keeps.

/** Files of the page, by the build. */
declare const FILES: readonly string[];
/** Which build it is. */
declare const BUILD: string;

// Exported so that tests can try it; the browser is given a plain script.
export interface Extendable extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface Worker extends EventTarget {
  readonly location: Location;
  readonly clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
}

const worker = globalThis as unknown as Worker;
const PREFIX = 'kastelan.inmes.';
const CACHE = PREFIX + BUILD;
/** Under which the page is kept; all addresses of the scope have the same one. */
const PAGE = '/inmes/calendar';
/** A connection that answers later is as good as none. */
const PATIENCE_MS = 5000;

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES);
  const page = await fetch(PAGE, { cache: 'no-store', credentials: 'omit' });
  if (!page.ok) throw new Error(`${PAGE}: ${page.status}`);
  await cache.put(PAGE, page);
}

async function dropOld(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** The page of the server; where it does not come in time, the one that is kept. */
async function pageOf(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    const kept = await caches.match(PAGE, { cacheName: CACHE });
    if (kept === undefined) throw error;
    return kept;
  }
}

/** A file named by its content never changes; what comes is kept for the next time. */
async function fileOf(request: Request): Promise<Response> {
  const kept = await caches.match(request.url);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request.url, answer.clone());
  }
  return answer;
}

worker.addEventListener('install', (event) => (event as Extendable).waitUntil(keepAll()));
worker.addEventListener('activate', (event) => (event as Extendable).waitUntil(dropOld()));
worker.addEventListener(
  'message',
  ({ data }: Event & { readonly data?: { readonly kind?: unknown } }) => {
    if (data?.kind === 'take-over') void worker.skipWaiting();
  },
);
worker.addEventListener('fetch', (event) => {
  const { request, respondWith } = event as Fetching;
  const { origin, pathname } = new URL(request.url);
  if (origin !== worker.location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate') respondWith.call(event, pageOf(request));
  else if (pathname.startsWith('/assets/')) respondWith.call(event, fileOf(request));
});
