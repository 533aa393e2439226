import { expect, test } from 'vitest';
import type { LawRow } from './law-on.ts';
import { taxDoubts, usualTaxRate } from './tax-of-day.ts';

const row = (key: LawRow['key'], holds_from: string, value: number | null): LawRow => ({
  key,
  holds_from,
  value,
  unit: '%',
  source: 'Zákon č. 235/2004 Sb.',
});
// The rates of heat and water around the first of January 2024 (zákon č. 349/2023 Sb.).
const law = [
  row('tax-heat', '2020-01-01', 10),
  row('tax-heat', '2024-01-01', 12),
  row('tax-water', '2020-05-01', 10),
  row('tax-water', '2024-01-01', 12),
  row('tax-cleaning', '2020-05-01', 10),
  row('tax-cleaning', '2024-01-01', 21),
  row('tax-standard', '2013-01-01', 21),
];
const lines = (...rates: number[]) => rates.map((tax_rate) => ({ tax_rate }));
const told = (...of: Parameters<typeof taxDoubts>) =>
  taxDoubts(...of).map((text) => text.replaceAll('\u00A0', ' '));

test('a rate is judged by the day of the supply', () => {
  expect(told('heat', lines(10, 21, 0), '2023-12-31', law)).toEqual([]);
  expect(told('heat', lines(12, 21, 0), '2024-01-01', law)).toEqual([]);
  expect(told('heat', lines(10, 10), '2024-01-01', law)).toEqual([
    'Sazba 10 % k 1. 1. 2024 pro toto plnění neplatila; podle zákona je 12 % nebo 21 %.',
  ]);
  expect(told('cold-water', lines(12), '2023-12-31', law)).toHaveLength(1);
  expect(told('electricity', lines(12), '2024-01-01', law)).toEqual([
    'Sazba 12 % k 1. 1. 2024 pro toto plnění neplatila; podle zákona je 21 %.',
  ]);
});

test('nothing is doubted where the law, or the day, is not known', () => {
  expect(told('heat', lines(5), null, law)).toEqual([]);
  expect(told('heat', lines(5), '2019-12-31', law)).toEqual([]);
  expect(told('lift', lines(5), '2024-01-01', law)).toEqual([]);
});

// Zákon č. 235/2004 Sb. ve znění č. 349/2023 Sb.: of cleaning of common parts 21 % in place of 10 %, of heat and
// water 12 %; electricity and gas are in no annex.
test('a line is offered the rate of its supply on the day', () => {
  const offered = (kind: Parameters<typeof usualTaxRate>[0]) =>
    ['2023-12-31', '2024-01-01'].map((day) => usualTaxRate(kind, day, law));
  expect(offered('cleaning')).toEqual([10, 21]);
  expect(offered('cold-water')).toEqual([10, 12]);
  expect(offered('heat-and-hot-water')).toEqual([10, 12]);
  expect(offered('electricity')).toEqual([21, 21]);
  expect(offered('waste')).toEqual([null, null]);
  expect(usualTaxRate('cleaning', '2024-01-01', [])).toBeNull();
});
