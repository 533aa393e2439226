import {
  isCzechHoliday,
  isWorkingDay,
  lastWorkingDay,
  weekdayName,
} from '#contract/czech/holidays.ts';
import { formatDate } from '#web/lib/czech.ts';

/** What is to be known of a term that falls on a day off: sobota, poslední pracovní den je 24. 1. 2025. */
export function dayOffNote(isoDate: string): string {
  const what = dayOffName(isoDate);
  if (what === '') return '';
  return `${what}, poslední pracovní den předtím je ${formatDate(lastWorkingDay(isoDate))}`;
}

/** Why nobody works on the day: svátek, sobota; nothing of a working day. */
export function dayOffName(isoDate: string): string {
  if (isWorkingDay(isoDate)) return '';
  return isCzechHoliday(isoDate) ? 'svátek' : weekdayName(isoDate);
}
