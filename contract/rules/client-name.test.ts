import { describe, expect, test } from 'vitest';
import { clientInput } from '#contract/clients.ts';
import { register } from '#contract/session.ts';
import { faultOf } from '#tests/faults.ts';

describe.each([
  ['name', clientInput.shape.name, 50],
  ['full name', clientInput.shape.full_name, 250],
  ['name at the registration', register.body.shape.client_name, 50],
])('the %s of a client', (_field, schema, maximum) => {
  test('is too short, or missing', () => {
    expect(faultOf(schema, ' ab ')).toBe('Zadejte minimálně 3 znaky');
    expect(faultOf(schema, '')).toBe('Toto pole je povinné');
  });

  test('may have three characters up to its maximum', () => {
    expect(faultOf(schema, 'SVJ')).toBeUndefined();
    expect(faultOf(schema, ` ${'ž'.repeat(maximum)} `)).toBeUndefined();
    expect(faultOf(schema, 'ž'.repeat(maximum + 1))).toBe(`Zadejte nejvýše ${maximum} znaků`);
  });
});
