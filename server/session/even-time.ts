import { setTimeout as sleep } from 'node:timers/promises';

const STEP_MS = 250;

/**
 * Answers, or fails, on the next quarter of a second: whatever was done in between, the time does
 * not tell whether an account exists.
 */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    await sleep(STEP_MS - ((performance.now() - began) % STEP_MS));
  }
}
