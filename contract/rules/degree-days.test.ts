import { describe, expect, test } from 'vitest';
import {
  degreeDays,
  heatingDaysFault,
  indoorTemperatures,
  monthWarning,
  normalised,
  normFault,
  SEASON_MONTHS,
  seasonName,
  weatherCorrected,
} from './degree-days.ts';

const days = (heating_days: number, mean_temperature: number) => ({
  heating_days,
  mean_temperature,
});

describe('degree-days of so many days at an outdoor temperature', () => {
  test.each([
    [31, -0.4, 601.4],
    [28, 1.1, 501.2],
    [31, 4.6, 446.4],
    [30, 9.4, 288],
    [12, 11, 96],
    [9, 11.8, 64.8],
    [31, 9.2, 303.8],
    [30, 4.1, 447],
    [31, 0.9, 561.1],
  ])('%d days at %d °C are %d for 19 °C indoors', (n, outdoor, expected) => {
    expect(degreeDays(days(n, outdoor), 19)).toBe(expected);
  });

  test('make 3309.7 in that year, month by month', () => {
    const year: readonly (readonly [number, number])[] = [
      [31, -0.4],
      [28, 1.1],
      [31, 4.6],
      [30, 9.4],
      [12, 11],
      [9, 11.8],
      [31, 9.2],
      [30, 4.1],
      [31, 0.9],
    ];
    const sum = year.reduce((total, [n, mean]) => total + degreeDays(days(n, mean), 19), 0);
    expect(sum).toBeCloseTo(3309.7, 8);
    expect(year.reduce((total, [n]) => total + n, 0)).toBe(233);
  });

  test('of Karlov 2014/15 (222 days, 6.4 °C) are 2797.2; the published 2803 has an unrounded mean', () => {
    expect(degreeDays(days(222, 6.4), 19)).toBe(2797.2);
  });

  test('of the norm year of Brno are 3480, 3712 and 3944', () => {
    const brno = days(232, 4);
    expect([19, 20, 21].map((indoor) => degreeDays(brno, indoor as 19 | 20 | 21))).toEqual([
      3480, 3712, 3944,
    ]);
  });

  test('are exact with two decimals, and never negative', () => {
    expect(degreeDays(days(29, 3.33), 21)).toBe(512.43);
    expect(degreeDays(days(3, 20.5), 19)).toBe(0);
  });
});

test('degree-days are told for 19, 20 and 21 °C indoors', () => {
  expect(indoorTemperatures).toEqual([19, 20, 21]);
});

test('the heating season goes from September to May', () => {
  expect(SEASON_MONTHS).toEqual([9, 10, 11, 12, 1, 2, 3, 4, 5]);
});

test('a season is named by both its years', () => {
  expect([seasonName(2014), seasonName(1999)]).toEqual(['2014/15', '1999/00']);
});

test('consumption is brought to a norm year by the ratio of degree-days', () => {
  expect(normalised(100, 3480, 2900)).toBeCloseTo(120, 10);
  expect(normalised(100, 3480, 0.5)).toBeCloseTo(696_000, 6);
  expect(normalised(100, 3480, 0)).toBeNull();
});

test('a norm has both its values or none', () => {
  expect(normFault({ norm_days: null, norm_temperature: null })).toBeNull();
  expect(normFault({ norm_days: 230, norm_temperature: 4 })).toBeNull();
  const message = 'Normové dny a teplotu zadejte obojí, nebo nic';
  expect(normFault({ norm_days: null, norm_temperature: 4 })).toEqual({
    field: 'norm_days',
    message,
  });
  expect(normFault({ norm_days: 230, norm_temperature: null })).toEqual({
    field: 'norm_temperature',
    message,
  });
});

describe('a month', () => {
  test.each([
    [2024, 2, 29, null],
    [2023, 2, 29, 'Tento měsíc má jen 28 dní'],
    [2023, 4, 31, 'Tento měsíc má jen 30 dní'],
  ])('%d/%d with %d heating days: %s', (year, month, heating_days, fault) => {
    expect(heatingDaysFault({ year, month, heating_days })).toBe(fault);
  });

  const offSeason = 'Otopné období trvá od 1. září do 31. května, dny topení jsou mimo něj.';
  const warm = 'Topí se, klesne-li teplota pod 13 °C; průměr dnů topení je vyšší.';
  test.each([
    [5, 12, 11, null],
    [6, 1, 9, offSeason],
    [8, 1, 9, offSeason],
    [7, 0, 20, null],
    [9, 9, 11.8, null],
    [10, 9, 13, null],
    [10, 9, 13.1, warm],
  ])('%d with %d days at %d °C is told: %s', (month, heating_days, mean_temperature, sentence) => {
    const told = { year: 2024, month, heating_days, mean_temperature };
    expect(monthWarning(told)).toBe(sentence);
  });
});

describe('what was used before, at the present weather', () => {
  test('is in the ratio of degree-days of both times', () => {
    // The vector of the law's commentaries: 3,100 / 3,300 of 24 GJ are 22.545… GJ.
    expect(weatherCorrected(24, 3100, 3300)).toBeCloseTo(22.545, 3);
    expect(weatherCorrected(2, 0, 300)).toBe(0);
    expect(weatherCorrected(2, 300, 0)).toBeNull();
  });
});
