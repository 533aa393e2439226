import { describe, expect, test } from 'vitest';
import { heatingFault, heatingKinds } from './heating-value.ts';

const row = { value: null, valid_from: null, valid_to: null };
const NO_VALUE = { field: 'value', message: 'Tento seznam hodnoty nemá' };
const MISSING = { field: 'value', message: 'Toto pole je povinné' };

test('heating has five lists', () => {
  expect(heatingKinds).toEqual(['types', 'indicators', 'positions', 'rooms', 'makers']);
});

describe('a row of a list of heating', () => {
  test.each(['types', 'indicators', 'makers'] as const)('of %s has no value', (kind) => {
    expect(heatingFault(kind, row)).toBeNull();
    expect(heatingFault(kind, { ...row, value: 1 })).toEqual(NO_VALUE);
  });

  test.each([
    ['positions', 0.905, 0.9051, 'Zadejte nejvýše tři desetinná místa'],
    ['rooms', 0.7105, 0.71051, 'Zadejte nejvýše čtyři desetinná místa'],
  ] as const)('of %s has a value, with so many decimal places', (kind, exact, longer, message) => {
    expect(heatingFault(kind, row)).toEqual(MISSING);
    expect(heatingFault(kind, { ...row, value: exact })).toBeNull();
    expect(heatingFault(kind, { ...row, value: longer })).toEqual({ field: 'value', message });
  });

  test.each([
    [null, '2024-01-01', undefined],
    ['2024-01-01', '2024-01-01', undefined],
    ['2024-01-01', null, undefined],
    ['2024-01-02', '2024-01-01', 'valid_to'],
  ])('valid from %s to %s is at fault: %s', (valid_from, valid_to, field) => {
    expect(heatingFault('makers', { value: null, valid_from, valid_to })?.field).toBe(field);
  });
});
