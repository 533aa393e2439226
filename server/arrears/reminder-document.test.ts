import { expect, test } from 'vitest';
import type { Reminder } from '#contract/money/reminders.ts';
import { letterPart } from './reminder-document.ts';

const reminder: Reminder = {
  reminder_id: 1,
  unit_id: 1,
  ledger_account_id: 1,
  space_number: '7',
  building_name: 'Lipová 3',
  variable_symbol: '1234567890',
  names: 'Vymyšlený Dlužník',
  level: 1,
  reminded_on: '2026-03-03',
  pay_by: '2026-03-17',
  amount: 1_234_050,
  interest: null,
  claims_count: 1,
  addressee: 'Vymyšlený Dlužník\nLipová 3',
  recipient: '',
  channel: 'paper',
  subject: 'První upomínka',
  body: 'Dobrý den,\n\ndlužíte.',
  state: 'made',
  fault: '',
  settled: '',
  delivered_on: null,
  created: '2026-03-03T10:00:00.000Z',
  made_by: '',
  version: 1,
};
// The account of the examples of the standard: CZ65 0800 0000 1920 0014 5399.
const bank = {
  bank_account_id: 1,
  name: 'Běžný',
  account_number: '19-2000145399',
  bank_code: '0800',
};
const paymentOf = (changed: Partial<Reminder>, sender: Partial<Parameters<typeof letterPart>[1]>) =>
  letterPart(
    { ...reminder, ...changed },
    { author: 'SVJ', bank, today: '2026-03-05', ...sender },
  ).at(-1);

test('a letter ends with what is to be paid, and with a code that pays just the debt in time', () => {
  expect(paymentOf({}, {})).toMatchObject({
    kind: 'payment',
    facts: [
      { name: 'Dluh bez úroku', value: expect.stringMatching(/^12.340,50.Kč$/) },
      { name: 'Zaplatit do', value: '17. 3. 2026' },
      { name: 'Číslo účtu', value: '19-2000145399/0800' },
      { name: 'Variabilní symbol', value: '1234567890' },
    ],
    spayd:
      'SPD*1.0*ACC:CZ6508000000192000145399*AM:12340.50*CC:CZK*DT:20260317*MSG:DLUH PROSTOR 7*X-VS:1234567890',
  });
});

test('a letter printed after its day asks for no payment in the past', () => {
  expect(paymentOf({}, { today: '2026-03-18' })).toMatchObject({
    spayd: expect.not.stringContaining('DT:'),
  });
});

test('where the unit has not said to where is paid, no account is told and no code drawn', () => {
  expect(paymentOf({ variable_symbol: '' }, { bank: undefined })).toMatchObject({
    facts: [
      { name: 'Dluh bez úroku' },
      { name: 'Zaplatit do' },
      { name: 'Variabilní symbol', value: 'prostor ho nemá' },
    ],
    spayd: undefined,
  });
});
