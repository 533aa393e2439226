import { insertRow } from '../builders.ts';
import type { UnitOfClient } from '../pasports.ts';
import type { World } from '../world.ts';

/** An account of a space with a claim by hand and a payment that belongs to it. */
export async function makeMoney(
  { db }: World,
  unit: UnitOfClient,
  { pasport_id, address_id }: Readonly<Record<'pasport_id' | 'address_id', number>>,
  mark: string,
) {
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
  return {
    ledger_account_id,
    ledger_claim_id: Number(claim['ledger_claim_id']),
    ledger_payment_id,
    waiting_id: Number(waiting['ledger_payment_id']),
    ledger_payer_id: Number(payer['ledger_payer_id']),
  };
}
