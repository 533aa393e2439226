import { expect, test } from 'vitest';
import { invoiceBase } from './invoicing.ts';

const exchange = { work_id: 1, work_code: 'V', work_name: 'Výměna vodoměru' };
const check = { work_id: 2, work_code: 'K', work_name: 'Kontrola plomb' };
const visit = (work: typeof exchange, price: number | null, state = 'done') => ({
  ...work,
  price,
  state: state as 'done',
});

test('done visits are counted by works and prices, in hellers to the last one', () => {
  const base = invoiceBase([
    visit(exchange, 39_933),
    visit(exchange, 39_933),
    visit(exchange, 45_000),
    visit(exchange, 39_933),
    visit(exchange, 39_933, 'no-access'),
    visit(exchange, 39_933, 'planned'),
    visit(exchange, 39_933, 'cancelled'),
  ]);
  // 3 × 399,33 Kč = 1 197,99 Kč and 450 Kč: 1 647,99 Kč.
  expect(base).toEqual({
    priced: [
      { code: 'V', name: 'Výměna vodoměru', price: 39_933, count: 3, sum: 119_799 },
      { code: 'V', name: 'Výměna vodoměru', price: 45_000, count: 1, sum: 45_000 },
    ],
    unpriced: [],
    total: 164_799,
    unpriced_count: 0,
  });
});

test('a work without a price stands apart and is no part of the sum, not even as nought', () => {
  const base = invoiceBase([visit(check, null), visit(check, null), visit(exchange, 10_000)]);
  expect(base.priced.map(({ code }) => code)).toEqual(['V']);
  expect(base.unpriced).toEqual([
    { code: 'K', name: 'Kontrola plomb', price: null, count: 2, sum: null },
  ]);
  expect(base).toMatchObject({ total: 10_000, unpriced_count: 2 });
});

test('a work that had no price at first is both: what had one is paid, the rest is told', () => {
  const base = invoiceBase([visit(check, 5_000), visit(check, null)]);
  expect(base).toMatchObject({ total: 5_000, unpriced_count: 1 });
  expect([base.priced.length, base.unpriced.length]).toEqual([1, 1]);
});
