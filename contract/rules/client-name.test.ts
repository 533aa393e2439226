import { describe, expect, test } from 'vitest';
import { clientFullNameRule, clientNameRule } from './client-name.ts';

describe.each([
  ['name', clientNameRule, 50],
  ['full name', clientFullNameRule, 250],
])('the %s of a client', (_field, rule, maximum) => {
  test.each(['', ' ab ', null])('is too short: %j', (value) => {
    expect(rule(value)).toBe('Zadejte minimálně 3 znaky');
  });

  test('may have three characters up to its maximum', () => {
    expect(rule('SVJ')).toBeNull();
    expect(rule(` ${'ž'.repeat(maximum)} `)).toBeNull();
    expect(rule('ž'.repeat(maximum + 1))).toBe(`Zadejte nejvýše ${maximum} znaků`);
  });
});
