import type { ChangeKey } from '#contract/change-key.ts';

// By the answer itself: of two calls at once each has its own change.
const changes = new WeakMap<object, ChangeKey>();

/** Keeps with an answer which change the call has made. */
export function noteChange(answer: unknown, change: ChangeKey | undefined): void {
  if (change !== undefined && typeof answer === 'object' && answer !== null)
    changes.set(answer, change);
}

/** The change that the call with this answer has made and that may be taken back; undefined for none. */
export function changeOf(answer: unknown): ChangeKey | undefined {
  return typeof answer === 'object' && answer !== null ? changes.get(answer) : undefined;
}
