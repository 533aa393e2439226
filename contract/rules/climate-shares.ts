import { daysInMonth, formatIsoDate, parseIsoDate } from '#contract/czech/iso-date.ts';

/**
 * Long-term monthly shares of a year's heat in percent, January first (vyhláška 269/2015 Sb.,
 * annex 3); they make 100.
 */
export const CLIMATE_SHARES = [19, 16, 14, 9, 2, 0, 0, 0, 1, 8, 14, 17] as const;

/**
 * Share in percent of a year's heat that falls on the days from–to, both included, when nothing was
 * read between them: of a month as much as its days are of the whole month. Several years add up.
 */
export function climateShare(from: string, to: string): number {
  if (to < from) return 0;
  const first = parseIsoDate(from);
  const last = parseIsoDate(to);
  let share = 0;
  for (let at = { year: first.year, month: first.month }; ; at = following(at)) {
    const length = daysInMonth(at.year, at.month);
    const begins = at.year === first.year && at.month === first.month ? first.day : 1;
    const isLast = at.year === last.year && at.month === last.month;
    const ends = isLast ? last.day : length;
    share += ((CLIMATE_SHARES[at.month - 1] ?? 0) * (ends - begins + 1)) / length;
    if (isLast) return share;
  }
}

function following({ year, month }: { year: number; month: number }) {
  return month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
}

/** What is wrong with a part of a year that is to be weighed: a sentence for its end, or null. */
export function partOfYearFault(from: string, to: string): string | null {
  if (to < from) return 'Konec nesmí být dříve než začátek';
  const { year, month, day } = parseIsoDate(from);
  const length = daysInMonth(year + 1, month);
  const yearLater = formatIsoDate({ year: year + 1, month, day: Math.min(day, length) });
  return to >= yearLater ? 'Část nesmí být delší než rok' : null;
}
