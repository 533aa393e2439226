import { randomBytes } from 'node:crypto';
import { insertRow } from './builders.ts';
import { addIssuedRows } from './settlements.ts';
import type { UnitOfClient } from './pasports.ts';
import type { World } from './world.ts';

/** An account of the person with a claim and a payment, which name nobody. */
export async function addAccount(
  db: World['db'],
  place: { readonly address_id: number; readonly pasport_id: number } & UnitOfClient,
) {
  const { client_id, unit_id, pasport_id, address_id } = place;
  const of = { client_id, unit_id };
  const party = String(address_id);
  const { ledger_account_id } = await insertRow(db, 'ledger_accounts', {
    ...of,
    pasport_id,
    party,
  });
  await insertRow(db, 'ledger_account_people', { ...of, ledger_account_id, place: 1, address_id });
  const booked = { booked_in: '2021-01-01', amount: 100_000 };
  const claim = { ...of, ...booked, ledger_account_id, name: 'Nájem', due_on: '2021-01-15' };
  const { ledger_claim_id } = await insertRow(db, 'ledger_claims', { ...claim, origin: 'hand' });
  const paid = { ...of, ...booked, received_on: '2021-01-15', way: 'bank' };
  const { ledger_payment_id } = await insertRow(db, 'ledger_payments', paid);
  const part = { ledger_payment_id, ledger_account_id, amount: 100_000, reason: 'hand' };
  await insertRow(db, 'ledger_parts', { ...of, ...part });
  await addRefund(db, of, ledger_account_id);
  await addPapers(db, { ...of, ledger_account_id, pasport_id, address_id });
  const payer_account = '19-2000145399/0800';
  await insertRow(db, 'ledger_payers', { ...of, payer_account, ledger_account_id });
  await addSheetMail(db, { ...of, pasport_id, address_id });
  await insertRow(db, 'reminders', {
    ...of,
    ledger_account_id,
    address_id,
    level: 1,
    first_claim_id: ledger_claim_id,
    reminded_on: '2021-02-15',
    pay_by: '2021-03-01',
    amount: 100_000,
    addressee: 'Nájemce',
    channel: 'paper',
    subject: 'Upomínka',
    body: 'Zaplaťte prosím.',
    state: 'made',
  });
  await insertRow(db, 'account_rates', {
    ...of,
    ledger_account_id,
    valid_from: '2021-01-01',
    agreed_rate: 8,
    rate_source: 'Nájemní smlouva',
  });
  await insertRow(db, 'instalment_agreements', {
    ...of,
    ledger_account_id,
    agreed_on: '2021-02-20',
    amount: 100_000,
    acknowledges: true,
    calls_whole: true,
  });
}

/** A sheet of the space that was mailed to the person. */
async function addSheetMail(
  db: World['db'],
  of: UnitOfClient & Readonly<Record<'pasport_id' | 'address_id', number>>,
) {
  await insertRow(db, 'prescription_mails', {
    client_id: of.client_id,
    unit_id: of.unit_id,
    pasport_id: of.pasport_id,
    address_id: of.address_id,
    addressee: 'Nájemce',
    recipient: 'zlutena@example.cz',
    as_of: '2021-02-01',
    content_hash: randomBytes(32),
    sum: 100_000,
    subject: 'Evidenční list',
    body: 'Zasíláme evidenční list.',
    made: '2021-01-20T08:00:00Z',
  });
}

/** A link to the account, a confirmation of its debts and a statement with its link. */
async function addPapers(
  db: World['db'],
  account: UnitOfClient &
    Readonly<Record<'pasport_id' | 'address_id', number>> & { ledger_account_id: unknown },
) {
  const { client_id, unit_id, ledger_account_id, pasport_id, address_id } = account;
  const of = { client_id, unit_id, ledger_account_id };
  await insertRow(db, 'account_links', {
    ...of,
    address_id,
    recipient: 'zlutena@example.cz',
    link_hash: randomBytes(32),
    expires: '2199-12-31',
  });
  const { debt_confirmation_id } = await insertRow(db, 'debt_confirmations', {
    ...of,
    pasport_id,
    issued_year: 2021,
    issued_number: 1,
    as_of: '2021-02-15',
    requester: 'transferor',
    content: JSON.stringify({ names: 'Převodce' }),
    debts_sum: 0,
    seed: randomBytes(16),
    code_hash: randomBytes(32),
  });
  await insertRow(db, 'confirmation_links', {
    ...of,
    debt_confirmation_id,
    made_for: 'Kanárková Žluťena',
    recipient: 'zlutena@example.cz',
    link_hash: randomBytes(32),
    expires: '2199-12-31',
  });
  const whose = { pasport_id, address_id, ledger_account_id: Number(ledger_account_id) };
  await addIssuedRows(db, { client_id, unit_id }, whose, 'Nájemce', '2018');
}

/** An overpayment of the account that was given back. */
async function addRefund(
  db: World['db'],
  of: { readonly client_id: number; readonly unit_id: number },
  ledger_account_id: unknown,
) {
  const { bank_account_id } = await insertRow(db, 'bank_accounts', {
    ...of,
    name: 'Běžný účet',
    account_number: '2801387443',
    bank_code: '2010',
  });
  const { refund_batch_id } = await insertRow(db, 'refund_batches', {
    ...of,
    bank_account_id,
    due_on: '2021-02-15',
    message: 'PREPLATEK',
    constant_symbol: '0308',
  });
  await insertRow(db, 'refund_items', {
    ...of,
    refund_batch_id,
    ledger_account_id,
    amount: 100,
    payee_account: '19-2000145399/0800',
    payee_name: '',
    variable_symbol: '',
  });
}
