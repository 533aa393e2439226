import { describe, expect, test } from 'vitest';
import { encoded } from '#server/files/code-page.ts';
import { readAnswerFile } from './answer-file.ts';

const PAID = '9999991234567897012026210  3450.0015.01.2026';
const REFUSED = '  01202611234567897999999      210  3450.00         Příčná 12         ';

const read = (text: string, page: 'windows-1250' | 'cp852' = 'windows-1250') =>
  readAnswerFile(encoded(text, page), page);

describe('the file of paid payments', () => {
  test('is read by positions', () => {
    expect(PAID).toHaveLength(44);
    expect(read(`${PAID}\r\n`)).toEqual({
      kind: 'paid',
      records: [
        {
          row_number: 1,
          organisation: '999999',
          sipo: '1234567897',
          period: '2026-01',
          fee_code: '210',
          amount: 345_000,
          paid_on: '2026-01-15',
          codes: '',
        },
      ],
    });
  });

  test('may end by CR LF, LF, nothing or the end of a DOS text', () => {
    for (const end of ['', '\n', '\r\n', '\r\n\r\n'])
      expect(read(`${PAID}\n${PAID}${end}`).records).toHaveLength(2);
    const dos = Buffer.concat([Buffer.from(`${PAID}\r\n`), Buffer.from([0x1a])]);
    expect(readAnswerFile(dos, 'cp852').records).toHaveLength(1);
  });

  test.each([
    ['short record', PAID.slice(1), 'Řádek 2: záznam má 43 znaků místo 44'],
    ['letters for digits', PAID.replace('999999', '9999A9'), 'Řádek 2: číslo organizace'],
    ['a payer of letters', PAID.replace('1234567897', 'X234567897'), 'Řádek 2: spojovací číslo'],
    ['a 13th month', PAID.replace('012026', '132026'), 'Řádek 2: období'],
    ['no amount', PAID.replace('3450.00', '345O.00'), 'Řádek 2: částka'],
    ['a negative amount', PAID.replace(' 3450.00', '-3450.00'), 'Řádek 2: částka'],
    ['a day of no calendar', PAID.replace('15.01', '31.02'), 'Řádek 2: den platby'],
    ['an empty line within', `\r\n${PAID}`, 'Řádek 2: záznam má 0 znaků'],
  ])('with %s is refused with the line', (_, second, sentence) => {
    expect(() => read(`${PAID}\r\n${second}\r\n`)).toThrow(sentence);
  });
});

describe('the file of refused records', () => {
  test('is the change file with letters of errors', () => {
    expect(REFUSED).toHaveLength(70);
    for (const page of ['windows-1250', 'cp852'] as const) {
      const { kind, records } = read(`${REFUSED}DF\r\n${REFUSED}L         \r\n`, page);
      expect(kind).toBe('refused');
      expect(records).toMatchObject([
        { organisation: '999999', sipo: '1234567897', period: '2026-01', fee_code: '210' },
        { amount: 345_000, paid_on: null, codes: 'L' },
      ]);
      expect(records[0]?.codes).toBe('DF');
    }
  });

  test('without a letter is refused', () => {
    expect(() => read(`${REFUSED}          `)).toThrow('Řádek 1: za záznamem chybí kód chyby');
  });
});

test.each([
  ['', 'Soubor je prázdný.'],
  ['\r\n \r\n', 'Soubor je prázdný.'],
  ['<!doctype html>\n<html>', 'Soubor je webová stránka'],
  ['něco jiného', 'Řádek 1: záznam má 11 znaků'],
  [REFUSED, 'Řádek 1: záznam má 70 znaků'],
])('%j is no file of the post', (text, sentence) => {
  expect(() => read(text)).toThrow(sentence);
});
