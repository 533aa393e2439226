import { describe, expect, test } from 'vitest';
import { required } from './required.ts';

describe('a required value', () => {
  test.each([undefined, null, '', ' ', '\t\n', '\u00A0', []])(
    'is missing when it is %j',
    (value) => {
      expect(required(value)).toBe('Toto pole je povinné');
    },
  );

  test.each([0, false, 'a', ' a ', [0], [0, 1], {}, { length: 0 }])(
    'is present when it is %j',
    (value) => {
      expect(required(value)).toBeNull();
    },
  );

  test('is missing when the field is missing', () => {
    const form: { name?: string } = {};
    expect(required(form.name)).toBe('Toto pole je povinné');
  });
});
