import { describe, expect, test } from 'vitest';
import { createUnit, unitFields } from '#contract/units.ts';
import { faultOf } from '#tests/faults.ts';

describe.each([
  ['name', unitFields.name],
  ['full name', unitFields.full_name],
  ['typed name of a new one', createUnit.body.shape.new_unit],
])('the %s of a unit', (_field, schema) => {
  test.each(['ab', ' ab '])('is too short: %j', (value) => {
    expect(faultOf(schema, value)).toBe('Zadejte minimálně 3 znaky');
  });

  test.each(['', '  '])('has to be given: %j', (value) => {
    expect(faultOf(schema, value)).toBe('Toto pole je povinné');
  });

  test.each(['abc', ' Dům ', 'SVJ Lípová 5'])('may be %j', (value) => {
    expect(faultOf(schema, value)).toBeUndefined();
  });
});
