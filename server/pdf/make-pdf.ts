import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { turnsOfClients } from '#server/files/turns-of-clients.ts';
import { projectRoot } from '#server/root.ts';
import type { PdfDocument } from './document.ts';

const MOST_HEAP_MB = 384;
/** Of what is laid out nearly nothing is kept: with room for a few pages it is let go without being looked through. */
const YOUNG_HEAP_MB = 64;
const MOST_MAKING_MS = 60_000;

/** A client has one document made at a time, so that a whole house does not hold those of others. */
const inTurn = turnsOfClients({ atOnce: 2, ofClient: 1, waiting: 8 });

/** Threads that have nothing to draw, each with the end of its rest. */
const resting = new Map<Worker, NodeJS.Timeout>();
const REST_MS = 30_000;

/** The thread's own bundle; from source, a thread that first learns to read TypeScript. */
function startThread(): Worker {
  const options = {
    resourceLimits: {
      maxOldGenerationSizeMb: MOST_HEAP_MB,
      maxYoungGenerationSizeMb: YOUNG_HEAP_MB,
    },
  };
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(join(projectRoot, 'dist/server/pdf-thread.js'), options);
  const source = JSON.stringify(new URL('pdf-thread.ts', import.meta.url).href);
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); })`;
  return new Worker(start, { ...options, eval: true, execArgv: [] });
}

/** A thread that rests, so that what is made next need not wait for the maker; else a new one. */
function takeThread(): Worker {
  const [known] = resting.keys();
  if (known === undefined) {
    const thread = startThread();
    // Whoever waits for it hears of it too; one that rests is only let go.
    thread.on('error', () => letGo(thread));
    return thread;
  }
  clearTimeout(resting.get(known));
  resting.delete(known);
  known.ref();
  return known;
}

function letGo(thread: Worker): void {
  clearTimeout(resting.get(thread));
  resting.delete(thread);
  void thread.terminate();
}

/** Has the thread wait for more for a while; the process does not wait for it. */
function rest(thread: Worker): void {
  thread.unref();
  resting.set(thread, setTimeout(() => letGo(thread), REST_MS).unref());
}

async function drawApart(document: PdfDocument): Promise<Buffer> {
  const thread = takeThread();
  try {
    const answer = once(thread, 'message', { signal: AbortSignal.timeout(MOST_MAKING_MS) });
    thread.postMessage(document, []);
    const [bytes] = (await answer) as [Uint8Array];
    rest(thread);
    return Buffer.from(bytes);
  } catch (error) {
    letGo(thread);
    throw error;
  }
}

/**
 * Makes a PDF in a thread with bounds on time and memory, so that hundreds of pages do not hold up the
 * server; call it outside of transactions. Errors: `overloaded`.
 */
export function makePdf(document: PdfDocument, clientId: number): Promise<Buffer> {
  return inTurn(clientId, () => drawApart(document));
}
