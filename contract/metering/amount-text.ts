import { czechNumber } from '#contract/czech/figures.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { measuredUnitValue, type MeasuredUnit } from './meter-words.ts';
import { dividedBy, type DividedBy } from './places.ts';

// Amounts of meters for people, on screens and on paper.

/** Decimals in which amounts of a unit are told; states are told by their counters. */
const AMOUNT_DECIMALS: Readonly<Record<MeasuredUnit, number>> = {
  m3: 1,
  GJ: 2,
  kWh: 0,
  MWh: 3,
  units: 1,
};

/** What stands behind a number of the unit; nothing while the unit is not known. */
export function unitText(unit: MeasuredUnit | null): string {
  return unit === null ? '' : measuredUnitValue.text(unit);
}

/** Decimals of amounts in the unit. */
export function amountDecimals(unit: MeasuredUnit | null): number {
  return unit === null ? 2 : AMOUNT_DECIMALS[unit];
}

/** A unit behind a number, which is declined by it where it is a word: 2 dílky, 5 dílků, 1,5 dílku. */
function unitOf(amount: number, unit: MeasuredUnit): string {
  return unit === 'units'
    ? czechPlural(amount, 'dílek', 'dílky', 'dílků', 'dílku')
    : unitText(unit);
}

/** A number with its unit, so many decimals at least and at most: 12,5 m³. */
export function withUnit(
  amount: number,
  unit: MeasuredUnit | null,
  least: number,
  most = least,
): string {
  const text = czechNumber(amount, least, most);
  if (unit === null) return text;
  return `${text}\u00A0${unitOf(Number(amount.toFixed(most)), unit)}`;
}

/** What was used: 32,4 m³. */
export function amountText(amount: number, unit: MeasuredUnit | null): string {
  return withUnit(amount, unit, amountDecimals(unit));
}

const WAYS: Readonly<Record<DividedBy, string>> = {
  'degree-days': 'denostupňů obce',
  'climate-shares': 'klimatických podílů měsíců',
  days: 'dnů',
};

/** By what amounts were divided: 'podle denostupňů obce a dnů'; empty where nothing was. */
export function waysText(...all: readonly (readonly DividedBy[])[]): string {
  const ways = dividedBy.options.filter((way) => all.some((each) => each.includes(way)));
  return ways.length === 0 ? '' : `podle ${ways.map((way) => WAYS[way]).join(' a ')}`;
}
