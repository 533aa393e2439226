import type { SettledRecipient } from '#contract/settlement/settlements.ts';

/** From how many times the median of 1 m² a cost is unusual, up and down. */
const UNUSUAL = 2;
/** From what part of last year's cost a change is unusual. */
const CHANGED = 0.4;
/** Of fewer recipients no median says anything. */
const LEAST = 4;

const percent = (part: number) => `${Math.round(part * 100)}\u00A0%`;

/** The middle cost of 1 m² of whole-year recipients; null of too few. */
function medianOf(all: readonly SettledRecipient[]): number | null {
  const known = all
    .flatMap(({ per_m2 }) => (per_m2 === null || per_m2 <= 0 ? [] : [per_m2]))
    .toSorted((one, other) => one - other);
  const middle = known[Math.floor(known.length / 2)];
  return known.length < LEAST || middle === undefined ? null : middle;
}

/** What is unusual about a recipient's sum beside the others and his last year; empty where nothing is. */
export function outlierText(one: SettledRecipient, all: readonly SettledRecipient[]): string {
  const said: string[] = [];
  const { former, cost, per_m2 } = one;
  if (former !== null && former > 0 && Math.abs(cost - former) > CHANGED * former)
    said.push(
      `proti loňsku ${cost > former ? '+' : '−'}${percent(Math.abs(cost - former) / former)}`,
    );
  const sameDays = all.filter(({ from, to }) => from === one.from && to === one.to);
  const median = medianOf(sameDays);
  if (median !== null && per_m2 !== null && per_m2 > UNUSUAL * median)
    said.push(`${percent(per_m2 / median)} obvyklého nákladu na m²`);
  if (median !== null && per_m2 !== null && per_m2 * UNUSUAL < median)
    said.push(`jen ${percent(per_m2 / median)} obvyklého nákladu na m²`);
  return said.join(', ');
}

export type RecipientFilter = 'all' | 'owed' | 'overpaid' | 'outlier';

export const filterNames: readonly (readonly [RecipientFilter, string])[] = [
  ['all', 'Vše'],
  ['owed', 'Nedoplatky'],
  ['overpaid', 'Přeplatky'],
  ['outlier', 'Neobvyklé'],
];

/** The chosen filter; all recipients for a choice that nobody offers. */
export const recipientFilter = (name: string | undefined): RecipientFilter =>
  filterNames.find(([known]) => known === name)?.[0] ?? 'all';

/** Whether the filter leaves the recipient: what the unit bears itself is nobody's balance. */
export function isOfFilter(
  name: RecipientFilter,
  row: SettledRecipient & { readonly outlier: string },
): boolean {
  const isPerson = row.payer !== 'unit';
  if (name === 'owed') return isPerson && row.balance > 0;
  if (name === 'overpaid') return isPerson && row.balance < 0;
  return name === 'all' || row.outlier !== '';
}
