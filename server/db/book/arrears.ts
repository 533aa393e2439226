import { inAll, not, yearly, type Book } from './entry.ts';

const BY_LAW =
  'účetní záznamy se uchovávají 5 let (zákon č. 563/1991 Sb., § 31); upomínka dokládá den, od kterého je dluh upomenut (občanský zákoník, § 1933)';

const AGREED =
  'uznaný dluh se promlčí za 10 let od uznání nebo od poslední splátky (občanský zákoník, § 639)';

/** What comes of debts. */
export const arrearsTables = {
  arrears_settings: {
    room: 'arrears',
    meaning: 'How the unit charges late payments, where it has agreed a rate of its own.',
    tenant: 'unit',
    personal: 'nothing',
    retention: { as: 'the client' },
    growth: inAll(1, 'unit'),
    history: 'whole',
    readOtherwise: 'are read by the key of their unit',
  },
  account_rates: {
    room: 'arrears',
    meaning: 'What rate of late interest the contract of an account has agreed, from a day.',
    tenant: 'unit',
    personal: {
      columns: ['agreed_rate', 'rate_source'],
      exported: 'person',
      erased: not('is kept by law as it was agreed'),
      person: {
        by: 'ledger_account_id',
        through: [{ table: 'ledger_account_people', column: 'ledger_account_id' }],
        id: 'account_rate_id',
        outlives: true,
      },
    },
    free: { columns: ['rate_source'], id: 'account_rate_id', within: 'ledger_account_id' },
    retention: { as: 'the client', law: BY_LAW },
    growth: yearly(100, 'unit'),
    history: 'whole',
    readOtherwise: 'are read by the key of their unit',
  },
  reminder_levels: {
    room: 'arrears',
    meaning: 'What a level of reminders says, when it comes and how long there is to pay.',
    tenant: 'unit',
    personal: 'nothing',
    retention: { as: 'the client' },
    growth: inAll(3, 'unit'),
    history: 'whole',
    readOtherwise: 'are read by the key of their unit',
  },
  reminders: {
    room: 'arrears',
    meaning: 'A letter that reminded of a debt, as it was written, and how it was delivered.',
    tenant: 'unit',
    personal: {
      columns: ['addressee', 'recipient', 'subject', 'body', 'fault', 'amount', 'interest'],
      exported: 'person',
      erased: not('is kept by law as it was sent'),
      person: { by: 'address_id', id: 'reminder_id', outlives: true },
    },
    free: { columns: ['subject', 'body', 'fault'], id: 'reminder_id' },
    retention: { as: 'the client', law: BY_LAW },
    growth: yearly(1000, 'unit'),
    history: 'whole',
  },
  reminder_claims: {
    room: 'arrears',
    meaning: 'A claim that a reminder was of, with what was not paid of it.',
    tenant: 'unit',
    personal: 'nothing',
    retention: { with: 'reminders', law: BY_LAW },
    growth: yearly(10_000, 'unit'),
    history: 'whole',
  },
  instalment_agreements: {
    room: 'core/instalments',
    meaning: 'An agreement on instalments of a debt, as it was made, and how a person ended it.',
    tenant: 'unit',
    personal: {
      columns: ['amount', 'note', 'end_reason', 'signed_by'],
      exported: 'person',
      erased: not('is kept by law as it was agreed'),
      person: {
        by: 'ledger_account_id',
        through: [{ table: 'ledger_account_people', column: 'ledger_account_id' }],
        id: 'instalment_agreement_id',
        outlives: true,
      },
    },
    free: {
      columns: ['note', 'end_reason', 'signed_by'],
      id: 'instalment_agreement_id',
      within: 'ledger_account_id',
    },
    retention: { as: 'the client', law: AGREED },
    growth: yearly(100, 'unit'),
    history: 'whole',
  },
  instalment_claims: {
    room: 'core/instalments',
    meaning: 'A claim that an agreement on instalments is about, with what was not paid of it.',
    tenant: 'unit',
    personal: 'nothing',
    retention: { with: 'instalment_agreements', law: AGREED },
    growth: yearly(1000, 'unit'),
    history: 'whole',
  },
  instalments: {
    room: 'core/instalments',
    meaning: 'When how much of an agreed debt is to be paid.',
    tenant: 'unit',
    personal: 'nothing',
    retention: { with: 'instalment_agreements', law: AGREED },
    growth: yearly(1000, 'unit'),
    history: 'whole',
  },
} as const satisfies Partial<Book>;
