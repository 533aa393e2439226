import { daysInMonth, formatIsoDate, parseIsoDate } from '#contract/czech/iso-date.ts';
import { monthName } from '#contract/czech/month-names.ts';

// A month of the information is named by its first day.

/** The month so many months later, or earlier for a negative number. */
export const monthAway = (month: string, step: number): string => {
  const { year, month: number } = parseIsoDate(month);
  const count = year * 12 + number - 1 + step;
  return formatIsoDate({ year: Math.floor(count / 12), month: (count % 12) + 1, day: 1 });
};

/** The last day of the month. */
export function monthEnd(month: string): string {
  const { year, month: number } = parseIsoDate(month);
  return formatIsoDate({ year, month: number, day: daysInMonth(year, number) });
}

/** The month of the day. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The month before that of the day: the last one that has ended. */
export const lastMonth = (day: string): string => monthAway(monthOf(day), -1);

/** The same month a year before. */
export const monthYearBefore = (month: string): string => monthAway(month, -12);

/** The day by which people have to get the information: the end of the next month (67/2013 Sb., § 8a). */
export const infoDue = (month: string): string => monthEnd(monthAway(month, 1));

/** The months that have ended by the day, the newest first. */
export const endedMonths = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, back) => monthAway(lastMonth(day), -back));

/** 'říjen 2026' */
export function monthText(month: string): string {
  const { year, month: number } = parseIsoDate(month);
  return `${monthName(number)} ${year}`;
}

/** What decides whether a person gets the information of a month. */
export interface InfoRecipient {
  /** Who bears the costs of the space; null where nobody does. */
  readonly address_id: number | null;
  readonly email: string;
  /** Since when he gets it by mail, and since when not any more; each may be empty. */
  readonly chosen: string;
  readonly withdrawn: string;
  /** Kinds that are read from afar in the space, and those of which the whole month is not known. */
  readonly kinds: readonly unknown[];
  readonly missing: readonly unknown[];
  /** The mail as it left before; null where none did. */
  readonly info: { readonly state: InfoState; readonly recipient: string } | null;
}

/** How a mail with the information stands. */
export type InfoState = 'waiting' | 'failing' | 'sent' | 'refused';

/** Why a person does not get the information, or that he does. */
export type InfoVerdict = 'send' | 'done' | 'no-payer' | 'not-chosen' | 'no-email' | 'no-data';

/**
 * Who gets the information of a month: each who has chosen it, once. One whose mail server has refused it
 * gets it again at another address.
 */
export function infoVerdict(one: InfoRecipient): InfoVerdict {
  const { info } = one;
  const again = info?.state === 'refused' && one.email !== '' && one.email !== info.recipient;
  if (info !== null && !again) return 'done';
  if (one.address_id === null) return 'no-payer';
  if (one.chosen === '' || one.withdrawn !== '') return 'not-chosen';
  if (one.email === '') return 'no-email';
  return one.missing.length === one.kinds.length ? 'no-data' : 'send';
}
