import type { HistoryEntry } from '#contract/history.ts';
import { orderWords, preferenceWords, typeWords } from './address-words.ts';

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  address_type: typeWords,
  contact_preference: preferenceWords,
  state: orderWords,
};

// A city is told by its name, the name of a person by its parts, and ids say nothing to anybody.
const UNTOLD = new Set(['city_id', 'full_name', 'unit_id', 'address_id', 'address_order_id']);

/** History with values in words, where the log keeps only their names. */
export function worded(entries: readonly HistoryEntry[]): HistoryEntry[] {
  return entries.map((entry) => ({
    ...entry,
    changes: entry.changes
      .filter(({ field }) => !UNTOLD.has(field))
      .map(({ field, old_value, new_value }) => ({
        field,
        old_value: words[field]?.[old_value] ?? old_value,
        new_value: words[field]?.[new_value] ?? new_value,
      })),
  }));
}
