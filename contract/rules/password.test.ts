import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { passwordNotIdentityRule, passwordRule, passwordStrength } from './password.ts';

describe('password strength', () => {
  test.each([
    ['', 0, 'slabé heslo'],
    ['abc', 1, 'slabé heslo'],
    ['abcdefgh', 2, 'slabé heslo'],
    ['abcdefg1', 3, 'střední síla 3/5'],
    ['Abcdefg1', 4, 'střední síla 4/5'],
    ['Abcdef1!', 5, 'silné heslo'],
    ['Aa1!', 4, 'střední síla 4/5'],
    ['Žluťoučký 1 kůň', 5, 'silné heslo'],
  ])('of %j is %i: %s', (password, score, label) => {
    expect(passwordStrength(password)).toMatchObject({ score, label });
  });

  test('tells which criteria are met', () => {
    expect(passwordStrength('řeřicha').criteria).toEqual({
      length: false,
      digit: false,
      lowercase: true,
      uppercase: false,
      special: false,
    });
    expect(passwordStrength('12345678').criteria).toMatchObject({ length: true, digit: true });
    expect(passwordStrength('Ř').criteria).toMatchObject({ uppercase: true, lowercase: false });
    expect(passwordStrength(' ').criteria.special).toBe(true);
  });

  test('takes a letter written with a separate accent for a letter', () => {
    expect(passwordStrength('e\u0301').criteria).toMatchObject({ lowercase: true, special: false });
  });

  test('never falls when characters are added', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (start, rest) => {
        const longer = passwordStrength(`${start}${rest}`).score;
        expect(longer).toBeGreaterThanOrEqual(passwordStrength(start).score);
        expect(longer).toBeLessThanOrEqual(5);
      }),
    );
  });
});

describe('a new password', () => {
  test.each(['krásný den v Brně', 'abcdxyzw', '🏠🏡🏢🏣🏤🏥🏦🏧', 'žluť '.repeat(39) + 'konec'])(
    'may be %s, without any forced composition',
    (password) => {
      expect(passwordRule(password)).toBeNull();
    },
  );

  test.each(['', 'short', '1234567', undefined])('is too short: %j', (password) => {
    expect(passwordRule(password)).toBe('Zadejte minimálně 8 znaků');
  });

  test('is too long above 200 characters', () => {
    expect(passwordRule('x'.repeat(201))).toBe('Zadejte nejvýše 200 znaků');
  });

  test.each([
    '12345678',
    '87654321',
    'aaaaaaaa',
    'qwertzuiop',
    'QWERTyuiop123',
    '1qaz2wsx',
    'asdfghjkl',
    'abcd1234',
    'abcabcabc',
    'xyxyxyxy',
    '24121985',
    '24.12.1985',
    '1985-12-24',
  ])('is too common: %s', (password) => {
    expect(passwordRule(password)).toBe('Toto heslo je příliš běžné, zvolte jiné');
  });

  test('must not be the sign-in name', () => {
    const rule = passwordNotIdentityRule(' Jan.Novak@firma.cz');
    expect(rule('jan.novak@FIRMA.cz')).toBe('Heslo nesmí být stejné jako přihlašovací jméno');
    expect(rule('jan.novak@firma.cz1')).toBeNull();
    expect(passwordNotIdentityRule('')('')).toBeNull();
  });
});
