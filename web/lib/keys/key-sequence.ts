/** How long the next key of a sequence is waited for. */
const WAIT_MS = 1500;

/** Keys pressed so far of a sequence that is not whole yet, and when the last of them was. */
export interface Pressed {
  readonly keys: readonly string[];
  readonly at: number;
}

/** Nothing is waited for. */
export const nothingPressed: Pressed = { keys: [], at: 0 };

/** What came of a key: the whole sequence that it ended, if any, and what is waited for next. */
export interface KeyStep {
  readonly hit: string | undefined;
  readonly pressed: Pressed;
}

/**
 * One key more, pressed at a time in milliseconds, against the known sequences ('g p', '?', 'Ctrl+k').
 * A key that continues nothing ends the sequence without doing anything, unless it begins another.
 */
export function afterKey(
  before: Pressed,
  key: string,
  at: number,
  sequences: readonly string[],
): KeyStep {
  const isLate = at - before.at > WAIT_MS;
  const keys = [...(isLate ? [] : before.keys), key];
  const typed = keys.join(' ');
  if (sequences.includes(typed)) return { hit: typed, pressed: nothingPressed };
  if (begins(typed, sequences)) return { hit: undefined, pressed: { keys, at } };
  const startsAnew = begins(key, sequences);
  return { hit: undefined, pressed: startsAnew ? { keys: [key], at } : nothingPressed };
}

function begins(typed: string, sequences: readonly string[]): boolean {
  return sequences.some((sequence) => sequence.startsWith(`${typed} `));
}
