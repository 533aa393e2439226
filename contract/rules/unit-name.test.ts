import { describe, expect, test } from 'vitest';
import { unitFullNameRule, unitNameRule } from './unit-name.ts';

describe.each([
  ['name', unitNameRule],
  ['full name', unitFullNameRule],
])('the %s of a unit', (_field, rule) => {
  test.each(['', '  ', 'ab', ' ab ', null, undefined])('is too short: %j', (value) => {
    expect(rule(value)).toBe('Zadejte minimálně 3 znaky');
  });

  test.each(['abc', ' Dům ', 'SVJ Lípová 5'])('may be %j', (value) => {
    expect(rule(value)).toBeNull();
  });
});
