import { decimalNumber } from '#contract/fields.ts';
import { asChoice } from '#contract/values/choice.ts';
import { parseCzechNumber } from '#contract/rules/number.ts';
import type { Reader } from '#contract/values/value.ts';
import { measuredUnitValue, readingStatusValue, type MeasuredUnit } from './meter-words.ts';

// Cells of files with readings.

/** More than any counter shows. */
export const MOST_STATE = 999_999_999_999;
const PLACES = 6;
/** The rule of a state, wherever it is told. */
export const stateNumber = decimalNumber(0, MOST_STATE, PLACES);

/** A state as a cell says it, with the unit where it stands behind the number. */
export interface StateCell {
  readonly state: number;
  readonly unit?: MeasuredUnit;
}

const withUnit = /^(.*?\d)\s*(m3|m³|GJ|kWh|MWh|dílk[yů]|d)\.?$/iu;

/** Reads a state; what a workbook adds behind the sixth place is its own, not the counter's. */
export const readState: Reader = (cell) => {
  const [, number = cell, word] = withUnit.exec(cell) ?? [];
  const told = parseCzechNumber(number);
  if (told === null) return { fault: 'Zadejte číselnou hodnotu' };
  const { success, data, error } = stateNumber.safeParse(told);
  if (!success) return { fault: error.issues[0]?.message ?? 'Neplatná hodnota' };
  const state = Number(data.toFixed(PLACES));
  if (word === undefined) return { value: { state } satisfies StateCell };
  const unit = measuredUnitValue.cell(word);
  return 'fault' in unit ? unit : { value: { state, unit: unit.value } };
};

/** The more serious one of what a meter told at once comes first. */
const GRAVITY = ['seal-broken', 'blocked', 'backflow', 'no-access', 'low-battery', 'ok'];

/** Reads in what condition a meter was found; of more words at once, as radios send them, the gravest. */
export const readStatus: Reader = (cell) => {
  const whole = readingStatusValue.cell(cell);
  if (!('fault' in whole)) return whole;
  const words = cell.split(/[\s,;|]+/).filter((word) => word !== '');
  const told = words.map(readingStatusValue.cell);
  if (told.length === 0 || told.some((one) => 'fault' in one)) return whole;
  const values = new Set(told.map((one) => ('value' in one ? one.value : '')));
  return { value: GRAVITY.find((status) => values.has(status)) };
};

/** Reads what a meter measures; radios say it in English. */
export const readMeterKind: Reader = asChoice({
  'cold-water': ['Studená voda', 'SV', 'SUV', 'vodoměr SV', 'voda studená', 'cold water'],
  'hot-water': ['Teplá voda', 'TV', 'TUV', 'vodoměr TV', 'voda teplá', 'warm water', 'hot water'],
  heat: ['Teplo', 'měřič tepla', 'kalorimetr', 'heat', 'heat/cooling load'],
  'heat-allocator': [
    'Indikátor topných nákladů',
    'ITN',
    'indikátor',
    'RTN',
    'heat cost allocation',
    'heat cost allocator',
  ],
  electricity: ['Elektřina', 'elektroměr', 'EL', 'electricity'],
  gas: ['Plyn', 'plynoměr', 'gas'],
  water: ['Voda', 'vodoměr', 'water'],
});
