import { AppError } from '#server/errors.ts';

/** Lets works through a few at a time. */
export interface Turns {
  /** Runs the work when its turn comes. Errors: `overloaded` when too many wait already. */
  take<T>(work: () => Promise<T>): Promise<T>;
  /** Ends a call that would not get a turn. Errors: `overloaded`. */
  ensureFree(): void;
}

/** At most `atOnce` works run and at most `waiting` more wait, first come first served. */
export function createTurns(atOnce: number, waiting: number): Turns {
  const queue: (() => void)[] = [];
  let running = 0;
  const ensureFree = () => {
    if (running >= atOnce && queue.length >= waiting) throw new AppError('overloaded');
  };
  const turn = async () => {
    ensureFree();
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
  };
  const pass = () => {
    const next = queue.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  const take = async <T>(work: () => Promise<T>): Promise<T> => {
    await turn();
    try {
      return await work();
    } finally {
      pass();
    }
  };
  return { take, ensureFree };
}
