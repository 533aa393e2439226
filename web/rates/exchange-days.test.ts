import { expect, test } from 'vitest';
import type { ExchangeRate } from '#contract/rates.ts';
import { daysOf } from './exchange-days.ts';

const rate = (currency_code: string, valid_from: string, fields: Partial<ExchangeRate> = {}) => ({
  currency_code,
  valid_from,
  amount: 1,
  rate: 24.5,
  change: 0.1,
  source: 'bank' as const,
  reason: '',
  put_by: '',
  replaced_rate: null,
  updated: '2024-05-10T12:00:00.000Z',
  version: 1,
  ...fields,
});

test('the euro and the dollar stand side by side, and a day may lack one of them', () => {
  const days = daysOf([
    rate('EUR', '2024-05-10'),
    rate('USD', '2024-05-10', { rate: 23.1, change: null }),
    rate('EUR', '2024-01-04', { source: 'hand', reason: 'výpadek', put_by: 'Eva' }),
  ]);
  expect(days).toEqual([
    {
      day: '2024-05-10',
      eur: 24.5,
      eur_change: 0.1,
      usd: 23.1,
      usd_change: null,
      amount: 1,
      origin: 'ČNB',
    },
    {
      day: '2024-01-04',
      eur: 24.5,
      eur_change: 0.1,
      usd: null,
      usd_change: null,
      amount: 1,
      origin: 'EUR ručně: výpadek (Eva)',
    },
  ]);
});
