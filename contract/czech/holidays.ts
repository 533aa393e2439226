import { daysBetween, formatIsoDate, parseIsoDate, shiftDays } from './iso-date.ts';

// Public holidays of the Czech Republic: act No. 245/2000 Sb., § 1 and § 2, which names them as it stands
// today; before 9 August 2000 act No. 93/1951 Sb. as changed by 167/1990, 218/1991, and 204/1990 of the Czech
// National Council.

/** A holiday on the same day every year: its name, and the days from which and up to which it is one. */
interface Fixed {
  readonly name: string;
  readonly from?: string;
  readonly to?: string;
}

/** The day on which act No. 245/2000 Sb. took effect. */
const ACT_OF_2000 = '2000-08-09';
/** The first day whose holidays are known here. */
const FIRST_KNOWN = '1990-01-01';
/** The year in which 218/1991 moved the holiday from the one to the other; whether before them is not known here. */
const UNKNOWN: ReadonlySet<string> = new Set(['1991-05-08', '1991-05-09']);

const FIXED: Readonly<Record<string, readonly Fixed[]>> = {
  '01-01': [
    { name: 'Nový rok', to: ACT_OF_2000 },
    { name: 'Nový rok, Den obnovy samostatného českého státu', from: ACT_OF_2000 },
  ],
  '05-01': [{ name: 'Svátek práce' }],
  '05-08': [
    { name: 'Den osvobození od fašismu', from: '1992-01-01', to: ACT_OF_2000 },
    { name: 'Den vítězství', from: ACT_OF_2000 },
  ],
  '05-09': [{ name: 'Den osvobození od fašismu', to: '1991-01-01' }],
  '07-05': [{ name: 'Den slovanských věrozvěstů Cyrila a Metoděje', from: '1990-05-10' }],
  '07-06': [{ name: 'Den upálení mistra Jana Husa', from: '1990-05-18' }],
  '09-28': [{ name: 'Den české státnosti', from: ACT_OF_2000 }],
  '10-28': [{ name: 'Den vzniku samostatného československého státu' }],
  '11-17': [
    {
      name: 'Den boje za svobodu a demokracii a Mezinárodní den studentstva',
      from: ACT_OF_2000,
    },
  ],
  '12-24': [{ name: 'Štědrý den', from: '1990-05-10' }],
  '12-25': [{ name: '1. svátek vánoční' }],
  '12-26': [{ name: '2. svátek vánoční' }],
};
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

/**
 * Whether it is known here which days were holidays then: from 1990 on, but for two days of May 1991. Of days
 * before, `holidayName` says nothing, and `isCzechHoliday` what the oldest known law would.
 */
export function isHolidayLawKnown(isoDate: string): boolean {
  return isoDate >= FIRST_KNOWN && !UNKNOWN.has(isoDate);
}

function nameOf(isoDate: string): string | null {
  const fixed = FIXED[isoDate.slice(5)]?.find(
    ({ from = '', to = '9999-12-31' }) => isoDate >= from && isoDate < to,
  );
  if (fixed !== undefined) return fixed.name;
  const { year } = parseIsoDate(isoDate);
  const afterEaster = daysBetween(easterSunday(year), isoDate);
  if (afterEaster === 1) return 'Velikonoční pondělí';
  return afterEaster === -2 && year >= FIRST_GOOD_FRIDAY ? 'Velký pátek' : null;
}

/** The name of the public holiday of the day (YYYY-MM-DD); null on other days, and where the law is not known. */
export function holidayName(isoDate: string): string | null {
  return isHolidayLawKnown(isoDate) ? nameOf(isoDate) : null;
}

/** Whether the day is a public holiday; says nothing of Saturdays and Sundays. */
export function isCzechHoliday(isoDate: string): boolean {
  return nameOf(isoDate) !== null;
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
