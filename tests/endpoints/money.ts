import { insertRow } from '../builders.ts';
import type { UnitOfClient } from '../pasports.ts';
import type { World } from '../world.ts';

/** An account of a space with a claim by hand and a payment that belongs to it. */
export async function makeMoney(
  world: World,
  unit: UnitOfClient,
  { pasport_id, address_id }: Readonly<Record<'pasport_id' | 'address_id', number>>,
  mark: string,
) {
  const { db } = world;
  const of = { client_id: unit.client_id, unit_id: unit.unit_id };
  const party = String(address_id);
  const account = await insertRow(db, 'ledger_accounts', { ...of, pasport_id, party });
  const ledger_account_id = Number(account['ledger_account_id']);
  const ofAccount = { ...of, ledger_account_id };
  await insertRow(db, 'ledger_account_people', { ...ofAccount, place: 1, address_id });
  const booked = { booked_in: '2024-01-01', amount: 100_000 };
  const claim = await insertRow(db, 'ledger_claims', {
    ...ofAccount,
    ...booked,
    name: mark,
    due_on: '2024-01-15',
    origin: 'hand',
    reason: mark,
  });
  const payment = await insertRow(db, 'ledger_payments', {
    ...of,
    ...booked,
    received_on: '2024-01-20',
    way: 'bank',
    payer_name: mark,
    note: mark,
  });
  const ledger_payment_id = Number(payment['ledger_payment_id']);
  const part = { ledger_payment_id, amount: 60_000, reason: 'hand' };
  await insertRow(db, 'ledger_parts', { ...ofAccount, ...part });
  const waiting = await insertRow(db, 'ledger_payments', {
    ...of,
    ...booked,
    received_on: '2024-01-21',
    way: 'bank',
    payer_account: '19-2000145399/0800',
  });
  const payer_account = '19-2000145399/0800';
  const payer = await insertRow(db, 'ledger_payers', { ...ofAccount, payer_account });
  const ledger_claim_id = Number(claim['ledger_claim_id']);
  const reminded = { ledger_account_id, ledger_claim_id, address_id };
  return {
    ledger_account_id,
    ledger_claim_id,
    ledger_payment_id,
    waiting_id: Number(waiting['ledger_payment_id']),
    ledger_payer_id: Number(payer['ledger_payer_id']),
    account_rate_id: await makeRate(world, ofAccount, mark),
    reminder_id: await makeReminder(world, of, reminded, mark),
    ...(await makeAgreement(world, of, { pasport_id, address_id }, mark)),
  };
}

/** A rate of interest that the contract of the account has agreed; returns its id. */
async function makeRate(
  { db }: World,
  ofAccount: UnitOfClient & { readonly ledger_account_id: number },
  mark: string,
): Promise<number> {
  const rate = { ...ofAccount, valid_from: '2024-01-01', agreed_rate: 8, rate_source: mark };
  return Number((await insertRow(db, 'account_rates', rate))['account_rate_id']);
}

/** A reminder on paper of the claim; returns its id. */
async function makeReminder(
  { db }: World,
  of: UnitOfClient,
  { ledger_account_id, ledger_claim_id, address_id }: Reminded,
  mark: string,
): Promise<number> {
  const made = await insertRow(db, 'reminders', {
    ...of,
    ledger_account_id,
    address_id,
    level: 1,
    first_claim_id: ledger_claim_id,
    reminded_on: '2024-02-15',
    pay_by: '2024-03-01',
    amount: 40_000,
    addressee: mark,
    channel: 'paper',
    subject: mark,
    body: mark,
    state: 'made',
  });
  const reminder_id = Number(made['reminder_id']);
  const claim = { reminder_id, ledger_claim_id, level: 1, unpaid: 40_000 };
  await insertRow(db, 'reminder_claims', { ...of, ...claim });
  return reminder_id;
}

/** An agreement on instalments of another party of the space, whose one claim is not paid, with a file. */
async function makeAgreement(
  { db }: World,
  of: UnitOfClient,
  { pasport_id, address_id }: Readonly<Record<'pasport_id' | 'address_id', number>>,
  mark: string,
) {
  const party = `${address_id},${address_id + 1}`;
  const account = await insertRow(db, 'ledger_accounts', { ...of, pasport_id, party });
  const ledger_account_id = Number(account['ledger_account_id']);
  const ofAccount = { ...of, ledger_account_id };
  await insertRow(db, 'ledger_account_people', { ...ofAccount, place: 1, address_id });
  const claim = await insertRow(db, 'ledger_claims', {
    ...ofAccount,
    booked_in: '2024-01-01',
    amount: 40_000,
    name: mark,
    due_on: '2024-01-15',
    origin: 'hand',
  });
  const made = await insertRow(db, 'instalment_agreements', {
    ...ofAccount,
    agreed_on: '2024-02-20',
    amount: 40_000,
    acknowledges: true,
    calls_whole: true,
    note: mark,
  });
  const instalment_agreement_id = Number(made['instalment_agreement_id']);
  const about = { instalment_agreement_id, amount: 40_000 };
  const ledger_claim_id = Number(claim['ledger_claim_id']);
  await insertRow(db, 'instalment_claims', { ...of, ...about, ledger_claim_id });
  await insertRow(db, 'instalments', { ...of, ...about, place: 1, due_on: '2024-03-20' });
  const file = await insertRow(db, 'files', {
    ...of,
    record_type: 'instalment_agreements',
    record_id: instalment_agreement_id,
    file_name: 'dohoda.pdf',
    content_type: 'application/pdf',
    size_bytes: 8,
  });
  const agreement_file_id = Number(file['file_id']);
  const { client_id } = of;
  const content = Buffer.from('%PDF-1.7');
  await insertRow(db, 'file_contents', { client_id, file_id: agreement_file_id, content });
  return { instalment_agreement_id, agreement_file_id };
}

type Reminded = Readonly<Record<'ledger_account_id' | 'ledger_claim_id' | 'address_id', number>>;
