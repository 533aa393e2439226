import { describe, expect, test } from 'vitest';
import { spaydOf, spaydText, type AskedPayment } from './spayd.ts';

const TODAY = '2026-10-05';

const asked = (some: Partial<AskedPayment> = {}): AskedPayment => ({
  iban: 'CZ5855000000001265098001',
  amount: 10_000,
  variable_symbol: '',
  message: '',
  due_on: '',
  ...some,
});

describe('the code of a payment', () => {
  test('is the example of the specification where nothing else is known', () =>
    expect(spaydOf(asked(), TODAY)).toBe('SPD*1.0*ACC:CZ5855000000001265098001*AM:100.00*CC:CZK'));

  test('has the account, amount, currency, message and variable symbol by alphabet', () =>
    expect(
      spaydOf(
        asked({
          iban: 'CZ2806000000000168540115',
          amount: 45_000,
          message: 'Platba za zboží',
          variable_symbol: '1234567890',
        }),
        TODAY,
      ),
    ).toBe(
      'SPD*1.0*ACC:CZ2806000000000168540115*AM:450.00*CC:CZK*MSG:PLATBA ZA ZBOZI*X-VS:1234567890',
    ));

  test('has hellers behind a dot, all digits of a symbol, and the day on which it is due', () =>
    expect(
      spaydOf(asked({ amount: 48_005, variable_symbol: '0012', due_on: '2026-10-31' }), TODAY),
    ).toBe('SPD*1.0*ACC:CZ5855000000001265098001*AM:480.05*CC:CZK*DT:20261031*X-VS:0012'));

  test('has no day that has passed; today is no such day', () => {
    expect(spaydOf(asked({ due_on: '2026-10-04' }), TODAY)).not.toContain('DT:');
    expect(spaydOf(asked({ due_on: TODAY }), TODAY)).toContain('*DT:20261005');
  });

  test.each([
    ['nothing to pay', { amount: 0 }],
    ['an overpayment', { amount: -100 }],
    ['a part of a heller', { amount: 0.5 }],
    ['a sum of more than ten characters', { amount: 1_000_000_000 }],
    ['an IBAN with wrong check digits', { iban: 'CZ7920100000002400222222' }],
    ['a foreign IBAN', { iban: 'SK6807200002891987426353' }],
    ['an IBAN in its written look', { iban: '' }],
    ['a symbol of eleven digits', { variable_symbol: '12345678901' }],
    ['a symbol with a letter', { variable_symbol: '12a' }],
  ])('there is none of %s', (_of, some) => expect(spaydOf(asked(some), TODAY)).toBeUndefined());

  test('bears the greatest sum of ten characters', () =>
    expect(spaydOf(asked({ amount: 999_999_999 }), TODAY)).toContain('*AM:9999999.99*'));
});

describe('a message', () => {
  test.each([
    ['Žluťoučký kůň, byt č. 12/3', 'ZLUTOUCKY KUN BYT C. 12/3'],
    ['a*X-VS:666', 'A X-VS 666'],
    ['%2A + 50 %', '2A 50'],
    ['ř\u00a0\n\tř', 'R R'],
    ['ß Ω 😀', 'SS'],
    ['*', ''],
  ])('%j is %j', (text, written) => expect(spaydText(text)).toBe(written));

  test('has at most sixty characters, and ends with none of nothing', () => {
    expect(spaydText('ě'.repeat(61))).toBe('E'.repeat(60));
    expect(spaydText(`${'a'.repeat(59)} b`)).toBe('A'.repeat(59));
  });

  test('cannot add a key to the code', () =>
    expect(spaydOf(asked({ message: '*AM:1.00*ACC:CZ' }), TODAY)).toBe(
      'SPD*1.0*ACC:CZ5855000000001265098001*AM:100.00*CC:CZK*MSG:AM 1.00 ACC CZ',
    ));
});
