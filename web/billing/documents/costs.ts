import type { BillingDocument } from '#contract/billing/documents.ts';
import { parseIsoDate } from '#contract/czech/iso-date.ts';

const yearOf = (day: string) => parseIsoDate(day).year;

/** Years that are offered: those of the documents, this one and the one before, the newest first. */
export function offeredYears(documents: readonly BillingDocument[], today: string): number[] {
  const years = documents.flatMap(({ period_from, period_to }) => {
    const first = yearOf(period_from);
    return Array.from({ length: yearOf(period_to) - first + 1 }, (_, at) => first + at);
  });
  const now = yearOf(today);
  return [...new Set([...years, now, now - 1])].toSorted((one, other) => other - one);
}

/** The year that is shown unless another is chosen: the last one for which something is recorded, else this one. */
export function usualYear(documents: readonly BillingDocument[], today: string): number {
  const now = yearOf(today);
  const ends = documents.map(({ period_to }) => yearOf(period_to)).filter((year) => year <= now);
  return ends.length === 0 ? now : Math.max(...ends);
}

/** Whether the document is of the year, be it by a day. */
export const isOfYear = (
  { period_from, period_to }: Pick<BillingDocument, 'period_from' | 'period_to'>,
  year: number,
): boolean => yearOf(period_from) <= year && yearOf(period_to) >= year;

/** Whether the document is of the year by a part only. */
export const isOverEdge = (
  document: Pick<BillingDocument, 'period_from' | 'period_to'>,
  year: number,
): boolean =>
  isOfYear(document, year) &&
  (yearOf(document.period_from) < year || yearOf(document.period_to) > year);
