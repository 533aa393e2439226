import { ApiError } from './api-error.ts';

const PASSING = new Set(['overloaded', 'database-away', 'stopping', 'maintenance']);

/** Whether the same may do better later by itself. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const isLost = error.kind === 'network' || error.kind === 'timeout' || error.kind === 'bad-data';
  return isLost || error.status >= 500 || PASSING.has(error.code ?? '') || error.status === 429;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** How long to wait before it is tried again, after so many failures in a row. */
export const waitAfter = (failures: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
