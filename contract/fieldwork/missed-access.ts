import { z } from 'zod';
import { czechDate } from '#contract/czech/iso-date.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { deliveryOf, type SentNotice } from './notice-words.ts';

// Days on which nobody opened, one after another, and of which of them people were demonstrably told before.

/** So many days in a row without access; no law says a number, it is practice. */
const MISSES = 3;
/** Called repeatedly: for so many different days at least. No law says a number, it is practice. */
const TOLD_DAYS = 2;

/** Days in a row on which nobody opened, since somebody was let in last; oldest first. */
export const missedAccess = z
  .object({
    days: z.array(z.iso.date()),
    /** Those of them of which somebody was demonstrably told before. */
    told_days: z.array(z.iso.date()),
  })
  .meta({ id: 'MissedAccess' });
export type MissedAccess = z.infer<typeof missedAccess>;

/** A visit on which nobody opened, with what was said of it. */
export interface MissedVisit {
  readonly day: string;
  readonly notices: readonly (SentNotice & { readonly day: string })[];
}

/** Told before: it came on an earlier day, and it said just this one. */
const isToldOf = (day: string, notice: MissedVisit['notices'][number]): boolean => {
  const delivery = deliveryOf(notice);
  return notice.day === day && delivery !== null && delivery.day < day;
};

/** Days of visits on which nobody opened; more visits of one day are one. */
export function missedAccessOf(visits: readonly MissedVisit[]): MissedAccess {
  const told = visits.filter(({ day, notices }) => notices.some((one) => isToldOf(day, one)));
  const unique = (of: readonly MissedVisit[]) => [...new Set(of.map(({ day }) => day))].toSorted();
  return { days: unique(visits), told_days: unique(told) };
}

/** Whether the place was not accessible so often in a row that it is told. */
export const isMissedOften = ({ days }: MissedAccess): boolean => days.length >= MISSES;

/** Whether the rule of refused access is worth offering: often enough, and repeatedly told before. */
export const isRefusalProved = (missed: MissedAccess): boolean =>
  isMissedOften(missed) && missed.told_days.length >= TOLD_DAYS;

/** Days one after another: '5. 10., 12. 10. a 2. 11. 2026'; the year once where it is the same. */
function daysText(days: readonly string[]): string {
  const isOneYear = new Set(days.map((day) => day.slice(0, 4))).size === 1;
  return days
    .map((day, at) => {
      const text = czechDate(day);
      return isOneYear && at < days.length - 1 ? text.replace(/[\s\u00A0]\d{4}$/u, '') : text;
    })
    .join(', ');
}

/** '3 marné návštěvy: 5. 10., 12. 10., 2. 11. 2026; oznámeno 2× prokazatelně'; empty without any. */
export function missedText({ days, told_days }: MissedAccess): string {
  if (days.length === 0) return '';
  const visits = czechPlural(days.length, 'marná návštěva', 'marné návštěvy', 'marných návštěv');
  const told = told_days.length === 0 ? 'bez prokazatelného oznámení' : toldText(told_days.length);
  return `${days.length}\u00A0${visits}: ${daysText(days)}; ${told}`;
}

const toldText = (count: number) => `oznámeno ${count}× prokazatelně`;

/** What is missing so that refused access could be proved; empty where nothing is. */
export function lackingText(missed: MissedAccess): string {
  const { days, told_days } = missed;
  if (isRefusalProved(missed)) return '';
  const parts: string[] = [];
  if (days.length < MISSES) {
    const more = MISSES - days.length;
    parts.push(
      `${czechPlural(more, 'chybí ještě', 'chybějí ještě', 'chybí ještě')} ${more}\u00A0${czechPlural(more, 'marná návštěva', 'marné návštěvy', 'marných návštěv')} po sobě`,
    );
  }
  if (told_days.length < TOLD_DAYS) {
    const more = TOLD_DAYS - told_days.length;
    parts.push(
      `${czechPlural(more, 'chybí', 'chybějí', 'chybí')} prokazatelné oznámení ${more}\u00A0${czechPlural(more, 'termínu', 'termínů', 'termínů')} předem (podpis, doporučený dopis, datová schránka nebo potvrzený příjem)`,
    );
  }
  const text = parts.join(' a ');
  return text.charAt(0).toLocaleUpperCase('cs') + text.slice(1);
}
