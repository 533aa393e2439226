import { movedBy } from '#contract/settlement/simulation-rows.ts';
import type { SimulatedRecipient } from '#contract/settlement/simulations.ts';

export type MovedFilter = 'all' | 'more' | 'less' | 'same';

export const movedNames: readonly (readonly [MovedFilter, string])[] = [
  ['all', 'Vše'],
  ['more', 'Zaplatí víc'],
  ['less', 'Zaplatí méně'],
  ['same', 'Beze změny'],
];

/** The chosen filter; all for a choice that nobody offers. */
export const movedFilter = (name: string | undefined): MovedFilter =>
  movedNames.find(([known]) => known === name)?.[0] ?? 'all';

/** Whether the filter leaves the recipient. */
export function isMoved(name: MovedFilter, row: SimulatedRecipient): boolean {
  const by = movedBy(row);
  if (name === 'all') return true;
  if (by === null) return false;
  if (name === 'same') return by === 0;
  return name === 'more' ? by > 0 : by < 0;
}
