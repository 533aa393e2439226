import { expect, test } from 'vitest';
import type { ExchangeRate } from '#contract/rates.ts';
import { exchangeSeries } from './exchange-series.ts';

const rate = (currency_code: string, valid_from: string, amount: number, value: number) =>
  ({
    currency_code,
    valid_from,
    amount,
    rate: value,
    change: null,
    source: 'bank',
    reason: '',
    put_by: '',
    replaced_rate: null,
    updated: '2024-05-10T12:00:00.000Z',
    version: 1,
  }) satisfies ExchangeRate;

test('each currency has its line', () => {
  const series = exchangeSeries([
    rate('USD', '2024-05-10', 1, 23.131),
    rate('EUR', '2024-05-10', 1, 24.935),
    rate('EUR', '2024-01-02', 1, 24.685),
  ]);
  expect(series).toEqual([
    {
      name: 'EUR',
      points: [
        { day: '2024-05-10', value: 24.935 },
        { day: '2024-01-02', value: 24.685 },
      ],
    },
    { name: 'USD', points: [{ day: '2024-05-10', value: 23.131 }] },
  ]);
});

test('a line goes on when the bank begins to tell a currency for more units', () => {
  for (const rates of [
    [rate('TRY', '2022-09-21', 1, 1.357), rate('TRY', '2024-05-10', 100, 71.779)],
    [rate('TRY', '2024-05-10', 100, 71.779), rate('TRY', '2022-09-21', 1, 1.357)],
  ]) {
    const [line] = exchangeSeries(rates);
    expect(line?.name).toBe('100 TRY');
    const values = line?.points.toSorted((one, other) => one.day.localeCompare(other.day));
    expect(values?.[0]?.value).toBeCloseTo(135.7, 8);
    expect(values?.[1]).toEqual({ day: '2024-05-10', value: 71.779 });
  }
});
