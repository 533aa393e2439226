import type { SettlementLawKey } from '#contract/billing/law-words.ts';

// What the law sets for a settlement, by a table of dated values: each holds for accounting periods that begin
// on its day or later, until a newer one.

/** A row of the table. */
export interface LawRow {
  readonly key: SettlementLawKey;
  /** Null for ever since. */
  readonly holds_from: string | null;
  /** Null where it is not known. */
  readonly value: number | null;
  readonly unit: string;
  readonly source: string;
}

/** The row that holds for a period beginning on the day; undefined where the table has none. */
export function lawRowOn<R extends LawRow>(
  rows: readonly R[],
  key: SettlementLawKey,
  periodStart: string,
): R | undefined {
  let found: R | undefined;
  for (const row of rows) {
    if (row.key !== key || (row.holds_from ?? '') > periodStart) continue;
    if (found === undefined || (row.holds_from ?? '') > (found.holds_from ?? '')) found = row;
  }
  return found;
}

/** What the law sets for a period beginning on the day; null where nobody knows. */
export function lawOn(
  rows: readonly LawRow[],
  key: SettlementLawKey,
  periodStart: string,
): number | null {
  return lawRowOn(rows, key, periodStart)?.value ?? null;
}

/** Whether somebody has still to look whether the row is right. */
export const isUnverified = ({ source }: Pick<LawRow, 'source'>): boolean =>
  source.startsWith('k ověření');
