import { parseIsoDate, shiftDays } from '#contract/czech/iso-date.ts';
import { degreeDays } from '#contract/rules/degree-days.ts';
import { createRandom, seedOf } from './random.ts';
import type { Records } from './records.ts';
import { lookUp, type Lookups } from './scene.ts';

/** Towns of the demo with how many tenths of °C warmer they are than the invented year. */
const TOWNS = [
  ['Pardubice', 0],
  ['Brno', 3],
] as const;
/** Months that have ended and are told. */
const MONTHS = 28;

/** Heating days and their mean outdoor temperature in an invented year; months without heating are left out. */
const YEAR: Readonly<Record<number, readonly [days: number, temperature: number]>> = {
  1: [31, -0.4],
  2: [28, 1.1],
  3: [31, 4.6],
  4: [30, 9.4],
  5: [12, 11.0],
  9: [9, 11.8],
  10: [31, 9.2],
  11: [30, 4.1],
  12: [31, 0.9],
};

/** By how many °C the month was warmer or colder than the invented year, everywhere alike. */
const shiftOf = (year: number, month: number): number =>
  createRandom(seedOf(`denostupně ${year}/${month}`)).int(-15, 15) / 10;

const rounded = (temperature: number) => Math.round(temperature * 10) / 10;

/** How much more or less than in the invented year is heated in the month: 1.08. */
export function heatRatio(year: number, month: number): number {
  const usual = YEAR[month];
  if (usual === undefined) return 1;
  const [heating_days, temperature] = usual;
  const at = (mean_temperature: number) => degreeDays({ heating_days, mean_temperature }, 19);
  return at(rounded(temperature + shiftOf(year, month))) / at(temperature);
}

/** Adds invented months of heating of the towns, each a little colder or warmer. */
export function addDegreeDays(records: Records, lookups: Lookups, today: string): void {
  for (const [town, warmer] of TOWNS) {
    const place = lookUp(lookups.degreeDayPlaces, town);
    let { year, month } = parseIsoDate(today);
    for (let count = 0; count < MONTHS; count += 1) {
      ({ year, month } = parseIsoDate(shiftDays(firstOf(year, month), -1)));
      const usual = YEAR[month];
      if (usual === undefined) continue;
      const [heating_days, temperature] = usual;
      records.add('degree_day_months', {
        degree_day_place_id: place,
        year,
        month,
        heating_days,
        mean_temperature: rounded(temperature + warmer / 10 + shiftOf(year, month)),
      });
    }
  }
}

function firstOf(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}-01`;
}
