import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { watchParent } from './orphan.ts';

/** What a process may take over its own bound before it is ended as it stands. */
const LEFT_OVER_SECONDS = 30;
/** How a shell tells of a process that was ended by force. */
const FORCED = 130;

/** What a stopping process goes through, in this order. */
export interface Stopping {
  /** Nobody should send more work. */
  unready(): void;
  /** Seconds for a proxy to notice it. */
  readonly delay: number;
  /** Seconds for the requests in progress. */
  readonly patience: number;
  readonly app: FastifyInstance;
  /** Stops what runs by itself and waits for its end. */
  stopJobs(): Promise<void>;
  closeDatabase(): Promise<void>;
}

/** Stops listening, lets the requests in progress end, and after the time cuts off the rest. */
async function closeWithin(app: FastifyInstance, seconds: number): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), seconds * 1000);
  try {
    await app.close();
  } finally {
    clearTimeout(cutOff);
  }
}

/** Ends the work of the process; what was begun ends well, and nothing new begins. */
export async function stop(stopping: Stopping): Promise<void> {
  stopping.unready();
  const jobs = stopping.stopJobs();
  await sleep(stopping.delay * 1000);
  await Promise.all([closeWithin(stopping.app, stopping.patience), jobs]);
  await stopping.closeDatabase();
}

/** Stops politely at the first signal, and at once at the second. */
export function stopOnSignals(stopping: Stopping, fail: (error: unknown) => void): void {
  let begun = false;
  const begin = () => {
    if (begun) process.exit(FORCED);
    begun = true;
    const longest = stopping.delay + stopping.patience + LEFT_OVER_SECONDS;
    setTimeout(() => process.exit(FORCED), longest * 1000).unref();
    stop(stopping).then(() => process.exit(0), fail);
  };
  process.on('SIGINT', begin);
  process.on('SIGTERM', begin);
  watchParent(() => begun || begin());
}
