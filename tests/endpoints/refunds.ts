import { insertRow } from '../builders.ts';
import type { UnitOfClient } from '../pasports.ts';
import type { World } from '../world.ts';

/** A batch that was given up, of an account of the unit, and a code and a file of the bookkeeping. */
export async function makeRefunds(
  { db }: World,
  unit: UnitOfClient,
  {
    bank_account_id,
    ledger_account_id,
  }: Readonly<Record<'bank_account_id' | 'ledger_account_id', number>>,
  mark: string,
) {
  const of = { client_id: unit.client_id, unit_id: unit.unit_id };
  const batch = await insertRow(db, 'refund_batches', {
    ...of,
    bank_account_id,
    due_on: '2024-03-01',
    message: mark.slice(0, 35),
    constant_symbol: '0308',
    state: 'cancelled',
    user_name: mark,
  });
  const refund_batch_id = Number(batch['refund_batch_id']);
  const item = await insertRow(db, 'refund_items', {
    ...of,
    refund_batch_id,
    ledger_account_id,
    amount: 100,
    payee_account: '19-2000145399/0800',
    payee_name: mark,
    variable_symbol: '12',
    is_open: false,
  });
  await insertRow(db, 'accounting_codes', { ...of, kind: 'claim', name: mark, posting: 'X' });
  await insertRow(db, 'accounting_exports', {
    ...of,
    month: '2023-01-01',
    scope: 'all',
    documents_count: 0,
    claimed: 0,
    paid: 0,
    is_closed: false,
    content_hash: mark,
    document_ids: [],
    user_name: mark,
  });
  return { refund_item_id: Number(item['refund_item_id']), refund_batch_id };
}
