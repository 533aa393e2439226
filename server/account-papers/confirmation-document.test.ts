import { expect, test } from 'vitest';
import type { ConfirmationContent, DebtConfirmation } from '#contract/money/debt-confirmations.ts';
import { confirmationDocument } from './confirmation-document.ts';

const confirmation: DebtConfirmation = {
  debt_confirmation_id: 1,
  unit_id: 1,
  ledger_account_id: 1,
  pasport_id: 1,
  number: '2026/7',
  as_of: '2026-11-25',
  space_number: '12',
  building_name: 'Lipová 14',
  names: 'Jana Nováková',
  debts_sum: 0,
  interest_sum: 0,
  requester: 'transferor',
  requester_name: '',
  consent_on: null,
  consent_note: '',
  issued: '2026-11-25T09:00:00.000Z',
  issued_by: 'Správce',
  revoked: '',
  revoked_reason: '',
  replaced_by: '',
};
const content: ConfirmationContent = {
  unit_name: 'SVJ Lipová',
  unit_business_id: '',
  unit_address: '',
  space_number: '12',
  building_name: 'Lipová 14',
  place: '',
  names: 'Jana Nováková',
  as_of: '2026-11-25',
  debts: [],
  kinds: [],
  returned: 0,
  debts_sum: 0,
  interest: [],
  interest_sum: 0,
  agreement: null,
  overpaid: 0,
  advances: [],
  advances_sum: 0,
  unsettled_since: 2026,
};

test('its QR code leads to the verification with the number and the code filled in', () => {
  const checked = { code: 'K7PM2XQD94TR', publicUrl: 'https://kastelan.example' };
  const { parts } = confirmationDocument(confirmation, content, checked);
  expect(parts.flat().find(({ kind }) => kind === 'check')).toMatchObject({
    url: 'https://kastelan.example/overeni/2026-7-K7PM2XQD94TR',
    facts: [{ value: 'K7PM-2XQD-94TR' }, { value: 'kastelan.example/overeni' }],
  });
});
