import { Cron } from 'croner';
import type { Portal } from '#server/portal.ts';
import { keepHouse } from './housekeeping.ts';
import { createMailSender } from './mail-sender.ts';
import type { TaskHandlers } from './queue.ts';
import { startTaskWorkers } from './task-worker.ts';

const EVERY_SECOND = '* * * * * *';
const EVERY_HOUR = '0 17 * * * *';

type Work = (signal: AbortSignal) => Promise<void>;

/** Work of a room that is done again and again. */
export interface RepeatedWork {
  /** When, as cron writes it with seconds. */
  readonly pattern: string;
  /** What it is called in the log when it fails. */
  readonly name: string;
  /** Done at the start too: its time may have been slept through. */
  readonly atStart?: boolean;
  readonly work: (portal: Portal, signal: AbortSignal) => Promise<void>;
}

/**
 * Repeats the work at the times of Prague, never over itself; what is returned waits for its end, does it
 * now, or does it no more.
 */
function repeat(pattern: string, signal: AbortSignal, work: Work) {
  let running = Promise.resolve();
  const cron = new Cron(pattern, { protect: true, timezone: 'Europe/Prague' }, () => {
    running = work(signal);
    return running;
  });
  return { ended: () => running, now: () => void cron.trigger(), stop: () => cron.stop() };
}

/**
 * Starts what runs by itself: mails every second, housekeeping every hour, the rooms' repeated work,
 * and the tasks of the queue that have a handler. Faults go to the log. The returned function stops it
 * all and waits for the work in progress.
 */
export function startJobs(
  portal: Portal,
  handlers: TaskHandlers = new Map(),
  repeated: readonly RepeatedWork[] = [],
): () => Promise<void> {
  const stopping = new AbortController();
  const sender = createMailSender(portal);
  const start = (pattern: string, name: string, work: Work) =>
    repeat(pattern, stopping.signal, (signal) =>
      work(signal).catch((error: unknown) =>
        portal.log('error', `${name} failed.`, { err: error }),
      ),
    );
  const sending = start(EVERY_SECOND, 'Sending of mails', sender.sendWaiting);
  const keeping = start(EVERY_HOUR, 'Housekeeping', (signal) => keepHouse(portal, signal));
  const repeating = repeated.map(({ pattern, name, atStart = false, work }) => {
    const job = start(pattern, name, (signal) => work(portal, signal));
    if (atStart) job.now();
    return job;
  });
  const doingTasks = startTaskWorkers(portal, handlers, stopping.signal);
  return async () => {
    const jobs = [sending, keeping, ...repeating];
    for (const job of jobs) job.stop();
    stopping.abort();
    await Promise.all([...jobs.map((job) => job.ended()), doingTasks()]);
    sender.close();
  };
}
