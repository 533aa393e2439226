import { daysBetween, formatIsoDate, parseIsoDate, shiftDays } from './iso-date.ts';

// Public holidays of the Czech Republic: act No. 245/2000 Sb., § 1 and § 2, as it stands since 2000.

const FIXED = new Set([
  '01-01',
  '05-01',
  '05-08',
  '07-05',
  '07-06',
  '09-28',
  '10-28',
  '11-17',
  '12-24',
  '12-25',
  '12-26',
]);
/** Good Friday became a holiday by act No. 359/2015 Sb. */
const FIRST_GOOD_FRIDAY = 2016;
const SATURDAY = 6;
/** A Sunday, from which days of the week are counted. */
const SOME_SUNDAY = '2000-01-02';

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm. */
function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + d + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return formatIsoDate({ year, month: Math.floor(sum / 31), day: (sum % 31) + 1 });
}

/** Whether the day is a public holiday; says nothing of Saturdays and Sundays. */
export function isCzechHoliday(isoDate: string): boolean {
  if (FIXED.has(isoDate.slice(5))) return true;
  const { year } = parseIsoDate(isoDate);
  const afterEaster = daysBetween(easterSunday(year), isoDate);
  return afterEaster === 1 || (afterEaster === -2 && year >= FIRST_GOOD_FRIDAY);
}

/** Whether people work on the day: neither a weekend nor a public holiday. */
export function isWorkingDay(isoDate: string): boolean {
  const weekday = (((daysBetween(SOME_SUNDAY, isoDate) % 7) + 7) % 7) % SATURDAY;
  // Saturday and Sunday have both become 0.
  return weekday !== 0 && !isCzechHoliday(isoDate);
}

/** The first working day after the day. */
export function nextWorkingDay(isoDate: string): string {
  let day = shiftDays(isoDate, 1);
  while (!isWorkingDay(day)) day = shiftDays(day, 1);
  return day;
}

/** The last working day before the day. */
export function lastWorkingDay(isoDate: string): string {
  let day = shiftDays(isoDate, -1);
  while (!isWorkingDay(day)) day = shiftDays(day, -1);
  return day;
}

const WEEKDAYS = ['neděle', 'pondělí', 'úterý', 'středa', 'čtvrtek', 'pátek', 'sobota'] as const;

/** The day of the week in Czech, in lower case: sobota. */
export function weekdayName(isoDate: string): string {
  const at = ((daysBetween(SOME_SUNDAY, isoDate) % 7) + 7) % 7;
  return WEEKDAYS[at] ?? '';
}

/** How many working days of its year there are up to the day, the day itself included. */
export function workingDayOfYear(isoDate: string): number {
  const first = `${isoDate.slice(0, 4)}-01-01`;
  const days = Array.from({ length: daysBetween(first, isoDate) + 1 }, (_, at) =>
    shiftDays(first, at),
  );
  return days.filter(isWorkingDay).length;
}
