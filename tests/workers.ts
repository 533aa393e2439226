import { availableParallelism } from 'node:os';

const LEAST = 2;
// Each worker of the browser has portals, databases and a Chromium of its own: memory is the bound.
const MOST = 4;

const within = (count: number) => Math.min(MOST, Math.max(LEAST, count));

/** How many files of journeys run at once: as many as the machine has processors, within bounds. */
export const workers = within(availableParallelism());

/** How many files of other tests do: one more, because one that waits for its database works little. */
export const unitWorkers = within(availableParallelism() + 1);
