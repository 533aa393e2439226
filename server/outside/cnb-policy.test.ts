import { describe, expect, test } from 'vitest';
import { discountText, repoText, sorryPage } from '#tests/bank-files.ts';
import { parsePolicyHistory } from './cnb-policy.ts';
import { BankError } from './cnb-text.ts';

describe('the history of a rate', () => {
  test('is read with the mark of the byte order and without it', () => {
    const rates = [
      { valid_from: '1995-12-08', rate: '11.30' },
      { valid_from: '2025-05-09', rate: '3.50' },
      { valid_from: '2026-06-19', rate: '3.75' },
    ];
    expect(parsePolicyHistory(repoText, 'repo')).toEqual(rates);
    expect(parsePolicyHistory(repoText.slice(1), 'repo')).toEqual(rates);
    expect(parsePolicyHistory(`${repoText.replaceAll('\n', '\r\n')}\r\n`, 'repo')).toEqual(rates);
    expect(parsePolicyHistory(discountText, 'discount')[0]?.rate).toBe('4.00');
  });

  test.each([
    ['the head of another rate', discountText],
    ['a page that says sorry', sorryPage],
    ['nothing', ''],
    ['the head alone', repoText.slice(0, repoText.indexOf('\n'))],
    ['a row that is not one', `${repoText}\nkonec`],
    ['a row cut in the middle', repoText.slice(0, -6)],
    ['a cell too many', `${repoText}|1`],
    ['an empty row', repoText.replace('\n2025', '\n\n2025')],
    ['a decimal dot', repoText.replace('3,50', '3.50')],
    ['a day that is not in the calendar', repoText.replace('20250509', '20250532')],
    ['a day twice', repoText.replace('20250509', '20260619')],
    ['a negative rate', repoText.replace('3,50', '-3,50')],
    ['a rate over a hundred', repoText.replace('3,50', '100,01')],
    ['a rate with text', repoText.replace('3,50', '3,50 %')],
  ])('is refused whole with %s', (_title, text) => {
    expect(() => parsePolicyHistory(text, 'repo')).toThrow(BankError);
  });

  test('may have a rate of nothing and of a hundred', () => {
    const text = repoText.replace('3,50', '0,00').replace('11,30', '100');
    expect(parsePolicyHistory(text, 'repo').map(({ rate }) => rate)).toEqual([
      '100.0',
      '0.00',
      '3.75',
    ]);
  });
});
