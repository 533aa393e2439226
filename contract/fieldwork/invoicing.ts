import { compareCzech } from '#contract/rules/search.ts';
import type { VisitEvent } from './events.ts';

/** What done visits cost: one work at one price. */
export interface InvoiceLine {
  readonly code: string;
  readonly name: string;
  /** Of one visit, in hellers without VAT; null where the work had no price on the day. */
  readonly price: number | null;
  readonly count: number;
  /** In hellers without VAT; null where the price is. */
  readonly sum: number | null;
}

/** Done visits as an invoice is made by them. */
export interface InvoiceBase {
  /** By codes, the dearer price of one work later; without those that have no price. */
  readonly priced: readonly InvoiceLine[];
  /** Works without a price, which are no part of the sum. */
  readonly unpriced: readonly InvoiceLine[];
  /** Of the priced ones, in hellers without VAT. */
  readonly total: number;
  /** How many visits are done and have no price. */
  readonly unpriced_count: number;
}

type Visited = Pick<VisitEvent, 'state' | 'work_id' | 'work_code' | 'work_name' | 'price'>;

/**
 * What an invoice is made by: of done visits alone, each at the price that its work had on its day. One work with two
 * prices makes two lines; a visit without a price is counted apart and never as free.
 */
export function invoiceBase(visits: readonly Visited[]): InvoiceBase {
  const lines = new Map<string, InvoiceLine>();
  for (const { state, work_id, work_code, work_name, price } of visits) {
    if (state !== 'done') continue;
    const key = `${work_id} ${price ?? ''}`;
    const count = (lines.get(key)?.count ?? 0) + 1;
    const sum = price === null ? null : price * count;
    lines.set(key, { code: work_code, name: work_name, price, count, sum });
  }
  const all = [...lines.values()].toSorted(
    (one, other) =>
      compareCzech(one.code, other.code) ||
      compareCzech(one.name, other.name) ||
      (one.price ?? 0) - (other.price ?? 0),
  );
  const unpriced = all.filter(({ price }) => price === null);
  return {
    priced: all.filter(({ price }) => price !== null),
    unpriced,
    total: all.reduce((total, { sum }) => total + (sum ?? 0), 0),
    unpriced_count: unpriced.reduce((count, line) => count + line.count, 0),
  };
}
