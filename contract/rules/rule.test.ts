import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { businessIdRule, optionalBusinessIdRule } from './business-id.ts';
import { clientNameRule } from './client-name.ts';
import { emailRule, optionalEmailRule } from './email.ts';
import { maxLengthRule, minLengthRule } from './length.ts';
import { passwordNotIdentityRule, passwordRule } from './password.ts';
import { required } from './required.ts';
import { allOf, at, characterCount, isAbsent, optional, textOf } from './rule.ts';
import type { Rule } from './rule.ts';
import { sipoRule } from './sipo.ts';
import { taxRateRule } from './tax-rate.ts';
import { unitNameRule } from './unit-name.ts';
import { dataBoxDoubt } from './data-box.ts';
import { phoneDoubt } from './phone.ts';
import { vatIdDoubt } from './vat-id.ts';
import { webAddressDoubt, webAddressRule } from './web-address.ts';
import { zipDoubt } from './zip.ts';

const everyRule: Record<string, Rule> = {
  businessIdRule,
  clientNameRule,
  emailRule,
  maxLengthRule: maxLengthRule(5),
  minLengthRule: minLengthRule(5),
  optionalBusinessIdRule,
  optionalEmailRule,
  passwordNotIdentityRule: passwordNotIdentityRule('jan.novak'),
  passwordRule,
  required,
  sipoRule,
  taxRateRule,
  unitNameRule,
  dataBoxDoubt,
  phoneDoubt,
  vatIdDoubt,
  webAddressDoubt,
  webAddressRule,
  zipDoubt,
};

const anyValue = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(Symbol('x'), () => 1, Number.NaN, Number.POSITIVE_INFINITY, '\uD800'),
);

describe.each(Object.entries(everyRule))('%s', (_name, rule) => {
  test('answers any value with a sentence or null and never throws', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const answer = rule(value);
        expect(answer === null || answer.length > 0).toBe(true);
      }),
    );
  });
});

describe('an optional rule', () => {
  test.each([undefined, null, ''])('passes %j without asking the inner rule', (value) => {
    expect(optional(() => 'ne')(value)).toBeNull();
  });

  test.each([' ', 0, false, {}])('asks the inner rule about %j', (value) => {
    expect(optional(() => 'ne')(value)).toBe('ne');
  });
});

test('a sentence about a record is said at its field, and nothing where there is none', () => {
  const rule = at('valid_to', (day: string) => (day === '' ? 'Chybí konec' : null));
  expect(rule('')).toEqual({ field: 'valid_to', message: 'Chybí konec' });
  expect(rule('2026-01-01')).toBeNull();
});

describe('rules together', () => {
  test('give the first sentence in their order', () => {
    const rule = allOf(
      () => null,
      () => 'první',
      () => 'druhá',
    );
    expect(rule('x')).toBe('první');
  });

  test('pass when all of them pass', () => {
    expect(allOf(() => null, required)('x')).toBeNull();
  });
});

describe('reading a value', () => {
  test('takes texts and numbers as typed and nothing else', () => {
    expect(textOf('00841811')).toBe('00841811');
    expect(textOf(27082440)).toBe('27082440');
    expect(textOf(5n)).toBe('5');
    expect(textOf(['27082440'])).toBe('');
    expect(textOf({ toString: () => '27082440' })).toBe('');
  });

  test('counts characters, not halves of them', () => {
    expect(characterCount('ž🏠')).toBe(2);
  });

  test('does not call blank text absent', () => {
    expect(isAbsent(' ')).toBe(false);
  });
});
