import { inAll, not, yearly, type Book } from './entry.ts';

const BOOKS = 'zákon č. 563/1991 Sb., § 31 odst. 2 písm. b) – nejméně 5 let po účetním období';
const OF_AN_ACCOUNT = not('what the bank wrote of a payment, an account of the unit');

/** Bank accounts of units and what the bank said of them. */
export const bankTables = {
  bank_accounts: {
    room: 'bank',
    meaning: 'A bank account of a unit.',
    tenant: 'unit',
    personal: 'nothing',
    free: { columns: ['name'], id: 'bank_account_id', name: 'name' },
    retention: { as: 'the client', law: BOOKS },
    growth: inAll(10, 'unit'),
    history: 'whole',
    readOtherwise: 'few for a unit',
  },
  bank_statements: {
    room: 'bank',
    meaning: 'A statement of a bank account, as it was accepted.',
    tenant: 'unit',
    personal: { columns: ['user_name'], exported: OF_AN_ACCOUNT, erased: OF_AN_ACCOUNT },
    free: { columns: ['file_name'], id: 'bank_statement_id', name: 'number' },
    retention: { as: 'the client', law: BOOKS },
    growth: yearly(100, 'unit'),
    // A sum of bytes.
    history: { without: ['content_hash'] },
  },
  bank_mappings: {
    room: 'bank',
    meaning: 'What columns of CSV statements of a bank account say, by their headings.',
    tenant: 'unit',
    personal: 'nothing',
    retention: { with: 'bank_accounts' },
    growth: inAll(10, 'unit'),
    // A sum of the headings.
    history: { without: ['headings_key'] },
    readOtherwise: 'few for a unit',
  },
  bank_movements: {
    room: 'bank',
    meaning: 'A movement that the bank booked, and what was decided about it.',
    tenant: 'unit',
    personal: {
      columns: ['counter_account', 'counter_name', 'message', 'note'],
      exported: OF_AN_ACCOUNT,
      erased: OF_AN_ACCOUNT,
    },
    free: { columns: ['counter_name', 'message', 'note'], id: 'bank_movement_id' },
    retention: { with: 'bank_statements', law: BOOKS },
    growth: yearly(10_000, 'unit'),
    // By what it is known when it comes again.
    history: { without: ['movement_key'] },
  },
} as const satisfies Partial<Book>;
