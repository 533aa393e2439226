import { describe, expect, test } from 'vitest';
import { shiftDays } from './iso-date.ts';
import {
  holidayName,
  isCzechHoliday,
  isHolidayLawKnown,
  isWorkingDay,
  nextWorkingDay,
  workingDayOfYear,
} from './holidays.ts';

describe('public holidays', () => {
  test.each([
    [2023, '04-07', '04-10'],
    [2024, '03-29', '04-01'],
    [2025, '04-18', '04-21'],
    [2026, '04-03', '04-06'],
    [2027, '03-26', '03-29'],
    [2028, '04-14', '04-17'],
    [2029, '03-30', '04-02'],
    [2030, '04-19', '04-22'],
  ])('of %i have Good Friday on %s and Easter Monday on %s', (year, friday, monday) => {
    const days = Array.from({ length: 31 * 4 }, (_, at) => shiftDays(`${year}-01-02`, at));
    const spring = days.filter((day) => isCzechHoliday(day) && day < `${year}-05-01`);
    expect(spring).toEqual([`${year}-${friday}`, `${year}-${monday}`]);
  });

  test('have no Good Friday before 2016', () => {
    expect(['2015-04-03', '2016-03-25'].map(isCzechHoliday)).toEqual([false, true]);
    expect(['2015-04-06', '2016-03-28'].map(isCzechHoliday)).toEqual([true, true]);
  });

  test('are the fixed days of the act', () => {
    const days = Array.from({ length: 365 }, (_, at) => shiftDays('2025-01-01', at));
    expect(days.filter(isCzechHoliday).map((day) => day.slice(5))).toEqual([
      '01-01',
      '04-18',
      '04-21',
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
  });
});

/** Easter Sunday by Carter's rule, which holds for 1900 to 2099: another way than that of the source. */
function easterByCarter(year: number): string {
  const b = 225 - 11 * (year % 19);
  const d = ((b - 21) % 30) + 21 + (b < 21 ? 30 : 0);
  const moved = d > 48 ? d - 1 : d;
  const e = (year + Math.floor(year / 4) + moved + 1) % 7;
  // Days of March; over 31 they are of April.
  return shiftDays(`${year}-03-01`, moved + 6 - e);
}
const leap = (year: number) => year % 4 === 0;

const daysOf = (year: number) =>
  Array.from({ length: leap(year) ? 366 : 365 }, (_, at) => shiftDays(`${year}-01-01`, at));
const WINTER = ['12-25', '12-26'];

/** Fixed holidays of the year by the law of the time, as its acts were published. */
function fixedOf(year: number): string[] {
  // 93/1951 as changed in 1988; 167/1990 came on 10 May, 204/1990 on 18 May.
  if (year === 1990)
    return ['01-01', '05-01', '05-09', '07-05', '07-06', '10-28', '12-24', ...WINTER];
  if (year === 1991) return ['01-01', '05-01', '07-05', '07-06', '10-28', '12-24', ...WINTER];
  const upTo2000 = ['01-01', '05-01', '05-08', '07-05', '07-06', '10-28', '12-24', ...WINTER];
  // 245/2000 took effect on 9 August 2000.
  return year < 2000 ? upTo2000 : [...upTo2000, '09-28', '11-17'].toSorted();
}

describe('names of holidays', () => {
  test.each(Array.from({ length: 61 }, (_, at) => 1990 + at))(
    'of %i are those of the law of the time',
    (year) => {
      const easter = easterByCarter(year);
      const moving = [shiftDays(easter, 1), ...(year >= 2016 ? [shiftDays(easter, -2)] : [])];
      const all = [...fixedOf(year), ...moving.map((day) => day.slice(5))].toSorted();
      const named = daysOf(year).filter((day) => holidayName(day) !== null);
      expect(named.map((day) => day.slice(5))).toEqual([...new Set(all)]);
    },
  );

  test.each([
    ['2026-01-01', 'Nový rok, Den obnovy samostatného českého státu'],
    ['2000-01-01', 'Nový rok'],
    ['2026-04-03', 'Velký pátek'],
    ['2026-04-06', 'Velikonoční pondělí'],
    ['2026-05-08', 'Den vítězství'],
    ['1990-05-09', 'Den osvobození od fašismu'],
    ['1995-05-08', 'Den osvobození od fašismu'],
    ['2026-09-28', 'Den české státnosti'],
    ['2026-11-17', 'Den boje za svobodu a demokracii a Mezinárodní den studentstva'],
    ['2026-12-26', '2. svátek vánoční'],
    ['1999-11-17', null],
    ['2026-04-05', null],
    ['2026-05-09', null],
  ])('of %s is %s', (day, name) => {
    expect(holidayName(day)).toBe(name);
  });

  test('are not guessed where the law of the time is not known', () => {
    const days = ['1989-12-25', '1991-05-08', '1991-05-09', '1990-01-01', '1991-05-10'];
    expect(days.map(isHolidayLawKnown)).toEqual([false, false, false, true, true]);
    expect(days.map(holidayName)).toEqual([null, null, null, 'Nový rok', null]);
  });
});

describe('working days', () => {
  test.each([
    [2024, 252],
    [2025, 251],
    [2026, 250],
    [2027, 252],
    [2028, 250],
    [2029, 250],
    [2030, 251],
  ])('of %i are %i', (year, count) => {
    expect(workingDayOfYear(`${year}-12-31`)).toBe(count);
  });

  test('of 2020 to 2024 are as many as the bank published tables in those years', () => {
    const years = [2020, 2021, 2022, 2023, 2024].map((year) => workingDayOfYear(`${year}-12-31`));
    expect(years.reduce((sum, days) => sum + days, 0)).toBe(1257);
  });

  // Numbers of the central bank's published tables of rates.
  test.each([
    ['2016-07-01', 128],
    ['2019-05-10', 89],
    ['2020-07-31', 147],
    ['2022-03-31', 64],
    ['2022-09-21', 184],
    ['2024-05-10', 90],
  ])('up to %s are %i, as the bank numbers its tables', (day, index) => {
    expect(workingDayOfYear(day)).toBe(index);
    expect(isWorkingDay(day)).toBe(true);
  });

  test('leave out weekends on either side of the turn of millennia', () => {
    expect(['1999-12-31', '2000-01-01', '2000-01-02', '2000-01-03'].map(isWorkingDay)).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test('follow each other over weekends and holidays', () => {
    expect(nextWorkingDay('2025-04-17')).toBe('2025-04-22');
    expect(nextWorkingDay('2025-12-23')).toBe('2025-12-29');
    expect(nextWorkingDay('2026-11-19')).toBe('2026-11-20');
  });
});
