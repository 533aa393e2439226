import { movedBy, type Moved } from '#contract/settlement/simulation-rows.ts';
import type { SimulatedRecipient } from '#contract/settlement/simulations.ts';
import { signed } from '#contract/settlement/statement-rows.ts';
import { formatMoney } from '#web/lib/czech.ts';

/** '+1 292,41 Kč', '−50,00 Kč'; of what is not known a dash. */
export function movedMoney(moved: Moved): string {
  const by = movedBy(moved);
  return by === null ? '–' : signed(by, formatMoney(by));
}

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
