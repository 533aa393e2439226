import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { passwordNotIdentityRule, passwordRule, passwordStrength } from './password.ts';
import { foldText } from './search.ts';

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
  test.each([
    'krásný den v Brně',
    'abcdxyzw',
    '🏠🏡🏢🏣🏤🏥🏦🏧',
    'x'.repeat(199),
    'y'.repeat(200),
  ])('may be %s, without any forced composition', (password) => {
    expect(passwordRule(password)).toBeNull();
  });

  test.each(['', 'short', '1234567', undefined])('is too short: %j', (password) => {
    expect(passwordRule(password)).toBe('Zadejte minimálně 8 znaků');
  });

  test('is too long above 200 characters', () => {
    expect(passwordRule('x'.repeat(201))).toBe('Zadejte nejvýše 200 znaků');
  });

  test.each([
    'password',
    'PassWord1',
    'heslo123',
    'Heslo1234',
    '12345678',
    'qwertzuiop',
    'Sluníčko1',
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

describe('the list of common passwords', () => {
  test('holds at least 150 passwords, none of which the length refuses already', () => {
    expect(commonPasswords.size).toBeGreaterThanOrEqual(150);
    expect([...commonPasswords].filter((password) => password.length < 8)).toEqual([]);
  });

  test('is written in the folded form it is searched by', () => {
    expect([...commonPasswords].filter((password) => foldText(password) !== password)).toEqual([]);
  });
});
