import { inAll, not, yearly, type Book } from './entry.ts';

const BY_LAW = 'účetní záznamy se uchovávají 5 let (zákon č. 563/1991 Sb., § 31)';

const OF_ACCOUNT = [{ table: 'ledger_account_people', column: 'ledger_account_id' }] as const;

/** What people owe for spaces and what they paid. */
export const ledgerTables = {
  ledger_accounts: {
    room: 'core/ledger',
    meaning: 'What a space and the party that bore it owe and have paid, together.',
    tenant: 'unit',
    personal: 'nothing',
    retention: { as: 'the client', law: BY_LAW },
    growth: inAll(1000, 'unit'),
    history: 'whole',
  },
  ledger_account_people: {
    room: 'core/ledger',
    meaning: 'Who the party of an account is, whoever represents it first.',
    tenant: 'unit',
    personal: {
      columns: ['place'],
      exported: 'person',
      erased: not('says whose the account is, and names nobody itself'),
      person: { by: 'address_id', id: 'ledger_account_person_id' },
    },
    retention: { with: 'ledger_accounts', law: BY_LAW },
    growth: inAll(1000, 'unit'),
    history: 'whole',
  },
  cost_rules: {
    room: 'core/values',
    meaning: 'By which key and rate rows of prescriptions of a house were set from a day.',
    tenant: 'unit',
    personal: {
      columns: ['user_name'],
      exported: not('which user has set a rate of a house'),
      erased: not('which user has set a rate of a house; kept with what is prescribed by it'),
    },
    free: { columns: ['name', 'reason'], id: 'cost_rule_id', name: 'name' },
    retention: { as: 'the client', law: BY_LAW },
    growth: yearly(10, 'unit'),
    history: not('says itself who set it and when; what it changed is audited on the costs'),
    readOtherwise: 'are read whole, the newest first',
  },
  cost_rule_rows: {
    room: 'core/values',
    meaning: 'How much of the key of a rule a space had, for the cost that came of it.',
    tenant: 'unit',
    personal: 'nothing',
    retention: { with: 'cost_rules', law: BY_LAW },
    growth: yearly(10_000, 'unit'),
    history: not('follows from the rule; what it changed is audited on the costs'),
  },
  ledger_settings: {
    room: 'core/ledger',
    meaning: 'On which day of a month the claims of the unit are due.',
    tenant: 'unit',
    personal: 'nothing',
    retention: { as: 'the client' },
    growth: inAll(1, 'unit'),
    history: 'whole',
    readOtherwise: 'are read by the key of their unit',
  },
  ledger_months: {
    room: 'core/ledger',
    meaning: 'A month that the unit has claimed, or closed.',
    tenant: 'unit',
    personal: 'nothing',
    retention: { as: 'the client', law: BY_LAW },
    growth: yearly(10, 'unit'),
    history: 'whole',
    readOtherwise: 'are read by the month',
  },
  ledger_claims: {
    room: 'core/ledger',
    meaning: 'What an account is to pay; never changed, put right by another one.',
    tenant: 'unit',
    personal: {
      columns: ['name', 'reason', 'amount'],
      exported: 'person',
      erased: not('is kept by law as it was'),
      person: {
        by: 'ledger_account_id',
        through: OF_ACCOUNT,
        id: 'ledger_claim_id',
        outlives: true,
      },
    },
    free: {
      columns: ['name', 'reason'],
      id: 'ledger_claim_id',
      name: 'name',
      within: 'ledger_account_id',
    },
    retention: { as: 'the client', law: BY_LAW },
    growth: yearly(10_000, 'unit'),
    history: 'whole',
  },
  ledger_payments: {
    room: 'core/ledger',
    meaning: 'Money that came, or went back.',
    tenant: 'unit',
    personal: {
      columns: ['payer_account', 'payer_name', 'message', 'note'],
      exported: not('who paid is told by the account that it belongs to'),
      erased: not('is kept by law as it was'),
    },
    free: {
      columns: ['payer_name', 'message', 'note'],
      id: 'ledger_payment_id',
    },
    retention: { as: 'the client', law: BY_LAW },
    growth: yearly(10_000, 'unit'),
    history: 'whole',
  },
  ledger_parts: {
    room: 'core/ledger',
    meaning: 'How much of a payment belongs to an account, and by what it was recognised.',
    tenant: 'unit',
    personal: {
      columns: ['amount'],
      exported: 'person',
      erased: not('is kept by law as it was'),
      person: {
        by: 'ledger_account_id',
        through: OF_ACCOUNT,
        id: 'ledger_part_id',
        outlives: true,
      },
    },
    retention: { with: 'ledger_payments', law: BY_LAW },
    growth: yearly(10_000, 'unit'),
    history: 'whole',
  },
} as const satisfies Partial<Book>;
