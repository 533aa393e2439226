import { describe, expect, test } from 'vitest';
import { amountText, waysText } from '#contract/metering/amount-text.ts';
import {
  changeOf,
  changeText,
  placeTitle,
  shortTitle,
  stateText,
  whereText,
} from './meter-text.ts';

describe('figures of meters', () => {
  test('states show the decimals of their counter, amounts those of their unit', () => {
    expect(stateText(1234.5, { decimals: 3, measured_unit: 'm3' })).toBe('1\u00A0234,500\u00A0m³');
    expect(stateText(12, { decimals: null, measured_unit: null })).toBe('12');
    expect(amountText(32.46, 'm3')).toBe('32,5\u00A0m³');
    expect(stateText(2979, { decimals: 0, measured_unit: 'units' })).toBe('2\u00A0979\u00A0dílků');
    expect(stateText(3, { decimals: 0, measured_unit: 'units' })).toBe('3\u00A0dílky');
    expect(amountText(801.1, 'units')).toBe('801,1\u00A0dílku');
    expect(amountText(1999.6, 'kWh')).toBe('2\u00A0000\u00A0kWh');
  });

  test('a change is of the former year, and of nothing there is none', () => {
    expect(changeOf({ year_consumption: 33, former_consumption: 30 })).toBeCloseTo(10);
    expect(changeOf({ year_consumption: 33, former_consumption: null })).toBeNull();
    expect(changeOf({ year_consumption: null, former_consumption: 30 })).toBeNull();
    expect(changeOf({ year_consumption: 33, former_consumption: 0 })).toBeNull();
    expect(changeText(10.2)).toBe('+10\u00A0%');
    expect(changeText(-8.4)).toBe('\u22128\u00A0%');
    expect(changeText(0.3)).toBe('0\u00A0%');
    expect(changeText(-0.3)).toBe('0\u00A0%');
  });
});

test('places are named by what they measure and where', () => {
  const place = {
    kind: 'cold-water',
    location: '',
    building_name: 'Lipová 12',
    space_number: '',
  } as const;
  expect(placeTitle(place)).toBe('Studená voda');
  expect(placeTitle({ ...place, location: 'sklep' })).toBe('Studená voda, sklep');
  expect(whereText(place)).toBe('Lipová 12');
  expect(whereText({ ...place, space_number: '7' })).toBe('Lipová 12, prostor 7');
  expect(shortTitle({ ...place, serial_number: 'A1' })).toBe('SV · A1');
});

test('what was divided says by what, each way once', () => {
  expect(waysText([], [])).toBe('');
  expect(waysText(['days'], ['days'])).toBe('podle dnů');
  expect(waysText(['climate-shares'], [], ['degree-days', 'climate-shares'])).toBe(
    'podle denostupňů obce a klimatických podílů měsíců',
  );
});
