import { AppError } from '#server/errors.ts';

interface Bounds {
  /** Works that run at once, and those of one client among them. */
  readonly atOnce: number;
  readonly ofClient: number;
  /** Works of one client that may wait. */
  readonly waiting: number;
}

interface Work {
  readonly client: number;
  readonly start: () => void;
}

/**
 * Lets works through a few at a time so that no client holds another: each has its own places and its
 * own queue, and of those who wait the one who runs least comes first. Errors: `overloaded`.
 */
export function turnsOfClients({ atOnce, ofClient, waiting }: Bounds) {
  const running = new Map<number, number>();
  const queue: Work[] = [];
  const runs = (client: number) => running.get(client) ?? 0;
  const all = () => [...running.values()].reduce((sum, count) => sum + count, 0);
  const next = () => {
    if (all() >= atOnce) return;
    const free = queue.filter(({ client }) => runs(client) < ofClient);
    const [first] = free.toSorted((one, other) => runs(one.client) - runs(other.client));
    if (first === undefined) return;
    queue.splice(queue.indexOf(first), 1);
    running.set(first.client, runs(first.client) + 1);
    first.start();
  };
  const done = (client: number) => {
    const left = runs(client) - 1;
    if (left === 0) running.delete(client);
    else running.set(client, left);
    next();
  };
  return async <T>(client: number, work: () => Promise<T>): Promise<T> => {
    const waits = queue.filter((one) => one.client === client).length;
    if (waits >= waiting) throw new AppError('overloaded');
    await new Promise<void>((start) => {
      queue.push({ client, start });
      next();
    });
    try {
      return await work();
    } finally {
      done(client);
    }
  };
}
