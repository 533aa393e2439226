import { expect, test } from 'vitest';
import type { Agreement } from '#contract/money/instalments.ts';
import { agreementDocument } from './agreement-document.ts';

const agreement: Agreement = {
  instalment_agreement_id: 1,
  unit_id: 1,
  ledger_account_id: 1,
  space_number: '7',
  building_name: 'Lipová 3',
  names: 'Vymyšlený Dlužník',
  agreed_on: '2026-03-02',
  amount: 100_000,
  acknowledges: true,
  calls_whole: true,
  note: '',
  signed_on: null,
  signed_by: '',
  files: [],
  ended_on: null,
  end_reason: '',
  ended_by: '',
  made_by: '',
  created: '2026-03-02T10:00:00.000Z',
  version: 1,
  state: 'kept',
  paid: 0,
  late: 0,
  late_since: null,
  instalments: [],
  claims: [],
};
const textOf = (credit_order: 'oldest' | 'penalties') =>
  JSON.stringify(
    agreementDocument(
      agreement,
      {
        unit_name: 'SVJ',
        unit_business_id: '',
        unit_address: '',
        debtors: ['Vymyšlený Dlužník'],
        variable_symbol: '7',
        bank_accounts: '',
        credit_order,
      },
      '2026-03-02T10:00:00.000Z',
    ),
  );

test('what is signed says the order in which the unit credits payments', () => {
  expect(textOf('oldest')).toContain(
    'na to, co bylo splatné nejdříve (§ 1933 občanského zákoníku)',
  );
  expect(textOf('penalties')).toContain('nejdříve na náklady, penále a úroky z prodlení');
  expect(textOf('penalties')).toContain('§ 1932 a 1933');
});
