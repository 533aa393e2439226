import { parseIsoDate, shiftDays } from '#contract/czech/iso-date.ts';
import { createRandom, seedOf } from './random.ts';
import type { Records } from './records.ts';
import { lookUp, type Lookups } from './scene.ts';

const PLACE = 'Pardubice';
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

/** Adds invented months of heating of one place, each year a little colder or warmer. */
export function addDegreeDays(records: Records, lookups: Lookups, today: string): void {
  const place = lookUp(lookups.degreeDayPlaces, PLACE);
  const random = createRandom(seedOf('denostupně'));
  let { year, month } = parseIsoDate(today);
  for (let count = 0; count < MONTHS; count += 1) {
    ({ year, month } = parseIsoDate(shiftDays(firstOf(year, month), -1)));
    const shift = random.int(-15, 15) / 10;
    const usual = YEAR[month];
    if (usual === undefined) continue;
    const [heating_days, temperature] = usual;
    records.add('degree_day_months', {
      degree_day_place_id: place,
      year,
      month,
      heating_days,
      mean_temperature: Math.round((temperature + shift) * 10) / 10,
    });
  }
}

function firstOf(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}-01`;
}
