/** What a row of a file does: it makes a record, changes one, or nothing. */
export type Plan<N, C> =
  | { readonly state: 'new'; readonly made: N }
  /** A record that takes the place of the changed one may be made with it. */
  | { readonly state: 'changed'; readonly change: C; readonly made?: N }
  | { readonly state: 'same' };

export const SAME = { state: 'same' } as const;

/** Columns whose value is another one than what is stored. */
export function differing(stored: object, values: object): Set<string> {
  const known = new Map<string, unknown>(Object.entries(stored));
  const others = Object.entries(values).filter(([column, value]) => known.get(column) !== value);
  return new Set(others.map(([column]) => column));
}
