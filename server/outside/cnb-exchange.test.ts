import { describe, expect, test } from 'vitest';
import {
  dailyJson,
  dailyText,
  sorryPage,
  yearlyText,
  yearlyWithTwoHeads,
} from '#tests/bank-files.ts';
import { parseDailyJson, parseDailyText, parseYearly } from './cnb-exchange.ts';
import { BankError } from './cnb-text.ts';

const changed = (from: string, to: string) => {
  const text = dailyText.replace(from, to);
  expect(text).not.toBe(dailyText);
  return text;
};
const find = (rates: ReturnType<typeof parseDailyText>, code: string) =>
  rates.find(({ currency_code }) => currency_code === code);

function sentenceOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof BankError) return error.sentence;
    throw error;
  }
  return 'taken';
}

describe('the daily table as text', () => {
  test('gives Kč for the amount of each currency, exact to the last place', () => {
    const rates = parseDailyText(dailyText);
    expect(rates).toHaveLength(6);
    expect(find(rates, 'EUR')).toEqual({
      currency_code: 'EUR',
      valid_from: '2022-09-21',
      amount: 1,
      rate: '24.635',
    });
    expect(find(rates, 'JPY')).toMatchObject({ amount: 100, rate: '17.273' });
    expect(find(rates, 'HUF')).toMatchObject({ amount: 100, rate: '6.082' });
    expect(find(rates, 'USD')).toMatchObject({ amount: 1, rate: '24.870' });
  });

  test('finds its columns by their names', () => {
    const moved = 'kurz|země|kód|množství\n24,635|EMU|EUR|1\n';
    expect(parseDailyText(`21.09.2022 #184\r\n${moved}`)).toEqual([
      { currency_code: 'EUR', valid_from: '2022-09-21', amount: 1, rate: '24.635' },
    ]);
  });

  test.each([
    ['2016-07-01', '01.07.2016 #128'],
    ['2019-05-10', '10.05.2019 #89'],
    ['2020-07-31', '31.07.2020 #147'],
    ['2022-03-31', '31.03.2022 #64'],
    ['2024-05-10', '10.05.2024 #90'],
  ])('of %s has its place among the working days: %s', (day, head) => {
    const [first] = parseDailyText(changed('21.09.2022 #184', head));
    expect(first?.valid_from).toBe(day);
  });

  test.each([
    ['a number of another day', changed('#184', '#183')],
    ['a Sunday', changed('21.09.2022 #184', '18.09.2022 #181')],
    ['a day that is not in the calendar', changed('21.09.2022', '31.09.2022')],
    ['no head', changed('21.09.2022 #184\n', '')],
    ['a page that says sorry', sorryPage],
    ['nothing', ''],
    ['a column that is missing', changed('množství', 'kolik')],
    ['a row that is short', changed('|1|USD|', '|USD|')],
    ['a row cut in the middle', dailyText.slice(0, -8)],
    ['a decimal dot', changed('24,870', '24.870')],
    ['a rate of nothing', changed('24,870', '0,000')],
    ['a negative rate', changed('24,870', '-24,870')],
    ['no amount', changed('|100|JPY', '||JPY')],
    ['an amount of nothing', changed('|100|JPY', '|0|JPY')],
    ['a code that is none', changed('|USD|', '|usd|')],
    ['a currency twice', changed('|USD|', '|EUR|')],
    ['no rows', '21.09.2022 #184\nzemě|měna|množství|kód|kurz\n'],
  ])('is refused whole with %s', (_title, text) => {
    expect(sentenceOf(() => parseDailyText(text))).toMatch(/^(Odpověď|Tabulka|V tabulce|Pořadové)/);
  });
});

describe('the daily table as JSON', () => {
  const written = JSON.stringify(dailyJson);

  test('gives Kč for the amount of each currency', () => {
    const rates = parseDailyJson(written);
    expect(find(rates, 'EUR')).toEqual({
      currency_code: 'EUR',
      valid_from: '2024-05-10',
      amount: 1,
      rate: '24.935',
    });
    const told = rates.map(
      ({ currency_code, amount, rate }) => `${amount} ${currency_code} ${rate}`,
    );
    expect(told).toEqual([
      '1 EUR 24.935',
      '1 CHF 25.503',
      '1 GBP 28.979',
      '100 HUF 6.431',
      '100 JPY 14.852',
      '1 PLN 5.801',
      '100 TRY 71.779',
      '1 USD 23.131',
    ]);
  });

  test.each([
    ['a number of another day', written.replace('90', '91')],
    ['two days', written.replace('2024-05-10', '2024-05-09')],
    ['no rates', '{"rates":[]}'],
    ['a fault', '{"description":"x","errorCode":"y"}'],
    ['a rate as text', written.replace('24.935', '"24.935"')],
    ['a currency twice', written.replace('USD', 'EUR')],
    ['an end in the middle', written.slice(0, -9)],
  ])('is refused whole with %s', (_title, text) => {
    expect(sentenceOf(() => parseDailyJson(text))).not.toBe('taken');
  });
});

describe('the yearly table', () => {
  test('has amounts in the names of its columns', () => {
    const rates = parseYearly(yearlyText, 2024);
    expect(rates).toHaveLength(12);
    expect(rates.filter(({ currency_code }) => currency_code === 'IDR')[1]).toEqual({
      currency_code: 'IDR',
      valid_from: '2024-01-03',
      amount: 1000,
      rate: '1.456',
    });
  });

  test('is read by the head that stands last above the row', () => {
    const usd = parseYearly(yearlyWithTwoHeads, 2022).filter((one) => one.currency_code === 'USD');
    expect(usd.map(({ valid_from, rate }) => [valid_from, rate])).toEqual([
      ['2022-03-01', '22.500'],
      ['2022-03-02', '23.100'],
    ]);
  });

  test.each([
    ['another year', yearlyText, 2023],
    ['a page that says sorry', sorryPage, 2024],
    ['no head', yearlyText.slice(yearlyText.indexOf('\n') + 1), 2024],
    ['a column without an amount', yearlyText.replace('100 HUF', 'HUF'), 2024],
    ['a currency in two columns', yearlyText.replace('1 AUD', '1 USD'), 2024],
    ['a day twice', yearlyText.replace('03.01.', '02.01.'), 2024],
    ['a day of rest', yearlyText.replace('03.01.', '06.01.'), 2024],
    ['a row cut in the middle', yearlyText.slice(0, -12), 2024],
    ['a cell that is empty', yearlyText.replace('24,675', ''), 2024],
    [
      'the row of the old head under the new one',
      yearlyWithTwoHeads.replace('\n02.', '|1 X\n02.'),
      2022,
    ],
    ['no rows', 'Datum|1 EUR\n', 2024],
  ])('is refused whole with %s', (_title, text, year) => {
    expect(sentenceOf(() => parseYearly(text, year))).not.toBe('taken');
  });
});
