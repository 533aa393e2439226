import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LedgerPayment } from '#contract/money/payments.ts';
import { drawn, stubApi } from '#tests/web/screen.tsx';
import { PaymentFacts } from './PaymentFacts.tsx';

const part = (ledger_account_id: number, space_number: string, names: string) => ({
  ledger_account_id,
  building_name: 'Lipová 12',
  space_number,
  names,
  amount: 100_00,
  claims: [],
});
const payment = {
  unit_id: 1,
  amount: 200_00,
  unassigned: 0,
  returned: 0,
  way: 'bank',
  variable_symbol: '11010004',
  payer_name: '',
  payer_account: '',
  message: '',
  note: '',
  constant_symbol: '',
  specific_symbol: '',
  is_parked: false,
  is_reversed: false,
  is_returning: false,
  return_of: null,
  refund_batch_id: null,
  parts: [part(4, '4', 'Fialová Petra'), part(5, '5', 'Malá Eva')],
} as unknown as LedgerPayment;

let leave: () => void = () => undefined;
beforeEach(() => void stubApi());
afterEach(() => leave());

const links = () =>
  [...document.querySelectorAll('a')].map((one) => [one.textContent, one.getAttribute('href')]);

test('a payment leads to each of the accounts that it belongs to', () => {
  ({ leave } = drawn(<PaymentFacts payment={payment} />));
  expect(links()).toEqual([
    ['Lipová 12 · 4, Fialová Petra', '/money?unit=1&account=4'],
    ['Lipová 12 · 5, Malá Eva', '/money?unit=1&account=5'],
  ]);
});

test('one that was put right belongs to none any more', () => {
  ({ leave } = drawn(<PaymentFacts payment={{ ...payment, is_reversed: true }} />));
  expect(links()).toEqual([]);
});
