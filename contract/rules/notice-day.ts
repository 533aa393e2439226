import { z } from 'zod';
import { daysInMonth, formatIsoDate, parseIsoDate, shiftDays } from '#contract/czech/iso-date.ts';

/** In what the length of a notice is counted. */
export const noticeUnit = z.enum(['days', 'weeks', 'months']);
export type NoticeUnit = z.infer<typeof noticeUnit>;

/** How long a contract holds, how it goes on and how notice of it is given. */
export interface NoticeTerms {
  readonly valid_from: string | null;
  /** The last day as agreed; of a contract that goes on by itself that of its first period. */
  readonly valid_to: string | null;
  /** By so many months it goes on unless somebody gives notice; null where it does not. */
  readonly renewal_months: number | null;
  /** So long before the end of a period notice has to reach the other party. */
  readonly notice_count: number | null;
  readonly notice_unit: NoticeUnit;
  /** The last day of notice where it cannot be reckoned. */
  readonly notice_until: string | null;
  /** The day on which notice has reached the other party. */
  readonly notice_given_on: string | null;
}

const DAYS_OF_WEEK = 7;
const MONTHS = 12;

/** The month so many away from that of the date. */
function monthAway(isoDate: string, months: number) {
  const { year, month, day } = parseIsoDate(isoDate);
  const at = year * MONTHS + (month - 1) + months;
  const away = { year: Math.floor(at / MONTHS), month: (at % MONTHS) + 1 };
  return { ...away, day, last: daysInMonth(away.year, away.month) };
}

/** The last day of a period that begins on the day and lasts so many months; the month that lacks such a day is the whole of its last one (§ 605 odst. 2 of act 89/2012 Sb.). */
function lastDayOf(first: string, months: number): string {
  const { year, month, day, last } = monthAway(first, months);
  return day > last
    ? formatIsoDate({ year, month, day: last })
    : shiftDays(formatIsoDate({ year, month, day }), -1);
}

/** The day so many months before; of a month that has no such day its last one (§ 605 odst. 2). */
function monthsBefore(isoDate: string, months: number): string {
  const { year, month, day, last } = monthAway(isoDate, -months);
  return formatIsoDate({ year, month, day: Math.min(day, last) });
}

/**
 * The last day on which notice can reach the other party, so long before the end of a period: of insurance six
 * weeks before the day on which the period passes (§ 2807 of act 89/2012 Sb.).
 */
export function noticeBefore(end: string, count: number, unit: NoticeUnit): string {
  if (unit === 'months') return monthsBefore(end, count);
  return shiftDays(end, -count * (unit === 'weeks' ? DAYS_OF_WEEK : 1));
}

/**
 * The end of a period of a contract that goes on by itself, the first one by 0; null of one that does not, or of
 * which nobody knows from when its periods are counted.
 */
export function periodEnd(terms: NoticeTerms, at: number): string | null {
  const { valid_from, valid_to, renewal_months } = terms;
  if (renewal_months === null) return null;
  // Counted always from the first one, so that a short month moves none of the others.
  if (valid_to !== null)
    return at === 0 ? valid_to : lastDayOf(shiftDays(valid_to, 1), at * renewal_months);
  return valid_from === null ? null : lastDayOf(valid_from, (at + 1) * renewal_months);
}

/** A period with its end and its last day of notice. */
export interface Period {
  readonly ends_on: string;
  /** Null where it is not known how long before the end notice is to be given. */
  readonly notice_until: string | null;
}

function periodAt(terms: NoticeTerms, at: number): Period | null {
  const ends_on = periodEnd(terms, at);
  if (ends_on === null) return null;
  const { notice_count, notice_unit } = terms;
  const notice_until = notice_count && noticeBefore(ends_on, notice_count, notice_unit);
  return { ends_on, notice_until: notice_until || null };
}

/** The first period that is as asked; contracts are within a few centuries, so it comes. */
function firstPeriod(terms: NoticeTerms, isAsked: (period: Period) => boolean): Period | null {
  for (let at = 0; ; at += 1) {
    const period = periodAt(terms, at);
    if (period === null || isAsked(period)) return period;
  }
}

/** The period that holds on the day; before the contract begins its first one. */
export const periodOn = (terms: NoticeTerms, day: string): Period | null =>
  firstPeriod(terms, ({ ends_on }) => ends_on >= day);

/** Whether the last day of notice follows from the terms, so that nobody writes it by hand. */
export const isNoticeReckoned = (terms: NoticeTerms): boolean =>
  terms.notice_count !== null && periodEnd(terms, 0) !== null;

/** The first period of which notice can be given on the day; null where that is not reckoned. */
export function noticedPeriod(terms: NoticeTerms, day: string): Period | null {
  if (!isNoticeReckoned(terms)) return null;
  return firstPeriod(terms, ({ notice_until }) => notice_until !== null && notice_until >= day);
}

/** The first last day of notice on the day or after it: reckoned, else that written by hand. */
export function lastNoticeFrom(terms: NoticeTerms, day: string): string | null {
  if (isNoticeReckoned(terms)) return noticedPeriod(terms, day)?.notice_until ?? null;
  const { notice_until } = terms;
  return notice_until !== null && notice_until >= day ? notice_until : null;
}

/**
 * The last day of the contract as it stands on the day: with notice given the end of the first period that it was
 * in time for, of one that goes on the end of the present period; null of one without an end.
 */
export function contractEnd(terms: NoticeTerms, day: string): string | null {
  const { valid_to, notice_given_on } = terms;
  if (notice_given_on !== null) {
    const noticed = noticedPeriod(terms, notice_given_on);
    return (noticed ?? periodOn(terms, notice_given_on))?.ends_on ?? valid_to;
  }
  return periodOn(terms, day)?.ends_on ?? valid_to;
}
