import { describe, expect, test } from 'vitest';
import { shiftDays } from './iso-date.ts';
import { isCzechHoliday, isWorkingDay, nextWorkingDay, workingDayOfYear } from './holidays.ts';

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

describe('working days', () => {
  test.each([
    [2024, 252],
    [2025, 251],
    [2026, 250],
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
