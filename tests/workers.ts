import { availableParallelism } from 'node:os';

const LEAST = 2;
// Each worker of the browser has portals, databases and a Chromium of its own: memory is the bound.
const MOST = 4;

/** How many test files run at once: as many as the machine has processors, within bounds. */
export const workers = Math.min(MOST, Math.max(LEAST, availableParallelism()));
