import { expect, test } from 'vitest';
import type { Overpayment } from '#contract/money/refunds.ts';
import { overpaymentChoices } from './overpayment-filters.ts';

const over = (ledger_account_id: number, fields: Partial<Overpayment>): Overpayment => ({
  ledger_account_id,
  space_number: '1',
  building_name: 'Lipová 12',
  names: 'Novák Jan',
  variable_symbol: '1',
  is_present: true,
  amount: 100,
  refund_batch_id: null,
  payee_account: '19-1/0800',
  payee_name: '',
  ...fields,
});

const rows = [
  over(1, {}),
  over(2, { payee_account: '' }),
  over(3, { is_present: false }),
  over(4, { is_present: false, payee_account: '' }),
  over(5, { is_present: false, refund_batch_id: 8, payee_account: '' }),
];

// What is already in a batch is settled whoever it is of.
test.each([
  ['gone', [3, 4]],
  ['present', [1, 2]],
  ['no-account', [2, 4]],
  ['taken', [5]],
  ['all', [1, 2, 3, 4, 5]],
])('%s are these overpayments', (name, ids) => {
  const kept = overpaymentChoices.kept(rows, name);
  expect(kept.map(({ ledger_account_id }) => ledger_account_id)).toEqual(ids);
});
