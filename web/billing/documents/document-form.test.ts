import { expect, test } from 'vitest';
import { emptyLine, lineTotal, monthAround, withBase, withTotal } from './document-form.ts';

const line = emptyLine(undefined, 12);

test('the tax of a line follows from its base and rate, and both from its sum', () => {
  expect(withBase(line, 8_000_000, 12)).toMatchObject({ base: 8_000_000, tax: 960_000 });
  expect(withBase(line, 8_000_000, 21)).toMatchObject({ tax_rate: 21, tax: 1_680_000 });
  // The handbook: of 1,121 Kč at 12 % the tax is 120.11.
  expect(withTotal(line, 112_100)).toMatchObject({ base: 100_089, tax: 12_011 });
  expect(lineTotal(withTotal(line, 112_100))).toBe(112_100);
});

test('what is not a number yet stays as it was typed, and makes no sum', () => {
  expect(withBase(line, '12x', 12)).toMatchObject({ base: '12x', tax: null });
  expect(lineTotal(withTotal(line, null))).toBeNull();
});

test('a new line goes on at the rate and in the unit of the one before, the first one at the usual rate', () => {
  const before = { ...line, tax_rate: 21, measured_unit: 'GJ' as const };
  expect(emptyLine(before, 12)).toMatchObject({ tax_rate: 21, measured_unit: 'GJ', base: null });
  expect(emptyLine(undefined, 21)).toMatchObject({ tax_rate: 21, measured_unit: '', base: null });
});

test('the month of an invoice has its last day, in a leap year too', () => {
  expect(monthAround('2024-02-29')).toEqual({ period_from: '2024-02-01', period_to: '2024-02-29' });
});
