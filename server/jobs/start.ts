import { Cron } from 'croner';
import type { Portal } from '#server/portal.ts';
import { keepHouse } from './housekeeping.ts';
import { createMailSender } from './mail-sender.ts';
import type { TaskHandlers } from './queue.ts';
import { startTaskWorkers } from './task-worker.ts';

const EVERY_SECOND = '* * * * * *';
const EVERY_HOUR = '0 17 * * * *';

type Work = (signal: AbortSignal) => Promise<void>;

/** Repeats the work, never over itself, until the signal; the returned function waits for its end. */
function repeat(pattern: string, signal: AbortSignal, work: Work): () => Promise<void> {
  let running = Promise.resolve();
  const cron = new Cron(pattern, { protect: true }, () => {
    running = work(signal);
    return running;
  });
  signal.addEventListener('abort', () => cron.stop());
  return () => running;
}

/**
 * Starts what runs by itself: mails every second, housekeeping every hour, and the tasks of the queue
 * that have a handler. Faults go to the log. The returned function stops it all and waits for the
 * work in progress.
 */
export function startJobs(portal: Portal, handlers: TaskHandlers = new Map()): () => Promise<void> {
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
  const doingTasks = startTaskWorkers(portal, handlers, stopping.signal);
  return async () => {
    stopping.abort();
    await Promise.all([sending(), keeping(), doingTasks()]);
    sender.close();
  };
}
