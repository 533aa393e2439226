import { shiftDays } from '#contract/czech/iso-date.ts';
import type { Validity } from '#contract/rules/validity.ts';

/** What is to hold from a day: nothing, what holds already, or something else. */
export type Wanted = 'nothing' | 'the same' | 'another';

/** What has to be written so that a value holds from a day: at most one record changes and one begins. */
export type Turn =
  | { readonly does: 'nothing' }
  /** The record begins on the very day: its value is put right. */
  | { readonly does: 'correct' }
  /** The record ends on the day before; a new one takes its place until `until`, or none does. */
  | { readonly does: 'replace' | 'begin'; readonly until: string | null }
  | { readonly does: 'end' }
  /** Nothing is to hold, and the record begins on the very day: it would have to be deleted. */
  | { readonly does: 'refuse' };

const NOTHING: Turn = { does: 'nothing' };

/**
 * How a value comes to hold from the day. A new record lasts as long as the one in whose place it comes;
 * where none held, until the first later one begins. Later records stay.
 */
export function turnOf(
  day: string,
  wanted: Wanted,
  held: Validity | undefined,
  later: Validity | undefined,
): Turn {
  if (held === undefined) {
    if (wanted === 'nothing') return NOTHING;
    const until = later === undefined ? null : shiftDays(later.valid_from, -1);
    return { does: 'begin', until };
  }
  if (wanted === 'the same') return NOTHING;
  if (held.valid_from === day) return { does: wanted === 'nothing' ? 'refuse' : 'correct' };
  return wanted === 'nothing' ? { does: 'end' } : { does: 'replace', until: held.valid_to };
}

/** The end of a record that something else bounds too: one beyond that need not be said. */
export function endWithin(end: string | null, bound: string | null): string | null {
  return end !== null && bound !== null && end >= bound ? null : end;
}
