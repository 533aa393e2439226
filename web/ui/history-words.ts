import type { HistoryEntry } from '#contract/history.ts';

/** By the name of a field: its value in words. */
export type FieldTexts = Readonly<Record<string, (value: unknown) => string>>;

/**
 * History in the words of the form: ids and codes by their names, and without what no form shows, such
 * as the ids of the record itself.
 */
export function worded(
  entries: readonly HistoryEntry[],
  labels: Readonly<Record<string, string>>,
  texts: FieldTexts,
): HistoryEntry[] {
  const inWords = (field: string, logged: string) =>
    logged === '' ? '' : (texts[field]?.(meant(logged)) ?? logged);
  return entries.map((entry) => ({
    ...entry,
    changes: entry.changes
      .filter(({ field }) => field in labels)
      .map(({ field, old_value, new_value }) => ({
        field,
        old_value: inWords(field, old_value),
        new_value: inWords(field, new_value),
      })),
  }));
}

// The log keeps all values as texts.
function meant(logged: string): string | number {
  return /^\d+$/.test(logged) ? Number(logged) : logged;
}

/** Words for ids of records that can be chosen. */
export function nameAmong(choices: readonly { readonly id: number; readonly name: string }[]) {
  return (value: unknown): string => {
    const unknown = typeof value === 'number' ? `č. ${value}` : '(prázdné)';
    return choices.find(({ id }) => id === value)?.name ?? unknown;
  };
}
