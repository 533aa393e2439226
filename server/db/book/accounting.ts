import { inAll, not, yearly, type Book } from './entry.ts';

const BY_LAW = 'účetní záznamy se uchovávají 5 let (zákon č. 563/1991 Sb., § 31)';
const OF_A_USER = not('tells which user of the portal made it, an account record');

/** What the bookkeeping takes over, and overpayments that are given back. */
export const accountingTables = {
  accounting_codes: {
    room: 'accounting',
    meaning:
      'By which accounts the bookkeeping of the unit knows what is claimed, or a way of payment.',
    tenant: 'unit',
    personal: 'nothing',
    free: {
      columns: ['name', 'posting', 'centre', 'cash_code'],
      id: 'accounting_code_id',
      name: 'name',
    },
    retention: { as: 'the client' },
    growth: inAll(10, 'unit'),
    history: 'whole',
  },
  accounting_exports: {
    room: 'accounting',
    meaning: 'A file that was made for the bookkeeping, and which documents it held.',
    tenant: 'unit',
    personal: { columns: ['user_name'], exported: OF_A_USER, erased: OF_A_USER },
    retention: { as: 'the client', law: BY_LAW },
    growth: yearly(100, 'unit'),
    // Thousands of ids, of records that tell themselves when they came.
    history: { without: ['document_ids'] },
  },
  refund_batches: {
    room: 'refunds',
    meaning: 'Overpayments and payments of nobody that are given back by one order for the bank.',
    tenant: 'unit',
    personal: { columns: ['user_name'], exported: OF_A_USER, erased: OF_A_USER },
    free: { columns: ['message'], id: 'refund_batch_id' },
    retention: { as: 'the client', law: BY_LAW },
    growth: yearly(10, 'unit'),
    history: 'whole',
  },
  refund_items: {
    room: 'refunds',
    meaning:
      'An overpayment of an account, or a payment of nobody, in such an order, and what was booked when it was paid.',
    tenant: 'unit',
    personal: {
      columns: ['payee_account', 'payee_name', 'amount'],
      exported: 'person',
      erased: not('is kept by law as it was'),
      person: {
        by: 'ledger_account_id',
        through: [{ table: 'ledger_account_people', column: 'ledger_account_id' }],
        id: 'refund_item_id',
        outlives: true,
      },
    },
    free: { columns: ['payee_name'], id: 'refund_item_id' },
    retention: { with: 'refund_batches', law: BY_LAW },
    growth: yearly(1000, 'unit'),
    history: 'whole',
  },
} as const satisfies Partial<Book>;
