import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeDayFault, placeOn, type DatedPlace } from './address-on.ts';

const at = (street: string, first_day: string | null, last_day: string | null): DatedPlace => ({
  name: '',
  street,
  city: '',
  zip: '',
  first_day,
  last_day,
});
const today = at('dnes', null, null);
const places = [
  at('druhá', '2020-01-01', '2023-12-31'),
  at('první', null, '2019-12-31'),
  at('příští', '2027-01-01', null),
  at('přespříští', '2028-01-01', null),
];

test.each([
  ['2000-01-01', 'první'],
  ['2019-12-31', 'první'],
  ['2020-01-01', 'druhá'],
  ['2023-12-31', 'druhá'],
  ['2024-01-01', 'dnes'],
  ['2026-12-31', 'dnes'],
  ['2027-01-01', 'příští'],
  ['2028-01-01', 'přespříští'],
])('on %s holds the place %s', (day, street) => {
  expect(placeOn(day, today, places).street).toBe(street);
});

test('a place begins after all that is told of the past, and once on a day', () => {
  expect(placeDayFault('2023-12-31', places)).toContain('dřívější adresa');
  expect(placeDayFault('2024-01-01', places)).toBeNull();
  expect(placeDayFault('2027-01-01', places)).toContain('už změna čeká');
  expect(placeDayFault('2027-01-02', places)).toBeNull();
});

test('on every day exactly one place holds, and it changes only on days that are told', () => {
  const day = fc
    .date({ min: new Date('2000-01-02'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const next = (one: string) => new Date(Date.parse(one) + 86_400_000).toISOString().slice(0, 10);
  fc.assert(
    fc.property(fc.uniqueArray(day, { maxLength: 5 }), day, (ends, asked) => {
      const former = ends
        .toSorted((a, b) => a.localeCompare(b))
        .map((end, index) => at(`p${index}`, null, end));
      const held = placeOn(asked, today, former).street;
      const after = placeOn(next(asked), today, former).street;
      expect(held !== after).toBe(ends.includes(asked));
    }),
  );
});
