import { describe, expect, test } from 'vitest';
import { createUnit, unitInput } from '#contract/units.ts';
import { faultOf } from '#tests/faults.ts';

describe.each([
  ['name', unitInput.shape.name],
  ['full name', unitInput.shape.full_name],
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
