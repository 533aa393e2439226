import { inAll, not, yearly, type Book } from './entry.ts';

const BY_LAW =
  'potvrzení dluhů podle § 1186 občanského zákoníku; nároky z něj se promlčují nejdéle za 10 let';

/** Accounts on paper and by link, confirmations of debts. */
export const accountPaperTables = {
  account_paper_settings: {
    room: 'account-papers',
    meaning: 'Which bank account of the unit is told to whoever pays.',
    tenant: 'unit',
    personal: 'nothing',
    retention: { as: 'the client' },
    growth: inAll(1, 'unit'),
    history: 'whole',
    readOtherwise: 'are read by the key of their unit',
  },
  account_links: {
    room: 'account-papers',
    meaning: 'A link by which somebody without a sign-in sees one account of a space.',
    tenant: 'unit',
    personal: {
      columns: ['recipient'],
      exported: 'person',
      erased: 'emptied',
      person: { by: 'address_id', id: 'account_link_id', outlives: true },
    },
    free: { columns: ['recipient'], id: 'account_link_id', within: 'ledger_account_id' },
    retention: { as: 'the client' },
    growth: yearly(1000, 'unit'),
    history: not('says itself who made it, when it was opened and revoked'),
  },
  confirmation_links: {
    room: 'account-papers',
    meaning: 'A link by which somebody without a sign-in sees one confirmation of debts.',
    tenant: 'unit',
    personal: {
      columns: ['made_for', 'recipient'],
      exported: 'person',
      erased: true,
      person: {
        by: 'ledger_account_id',
        through: [{ table: 'ledger_account_people', column: 'ledger_account_id' }],
        id: 'confirmation_link_id',
        outlives: true,
      },
    },
    free: {
      columns: ['made_for', 'recipient'],
      id: 'confirmation_link_id',
      within: 'debt_confirmation_id',
    },
    retention: { as: 'the client' },
    growth: yearly(10, 'unit'),
    history: not('says itself who made it, when it was opened and revoked'),
  },
  debt_confirmations: {
    room: 'account-papers',
    meaning: 'A confirmation of the debts of a space for its sale, as it was issued.',
    tenant: 'unit',
    personal: {
      columns: ['content', 'requester_name', 'consent_note', 'user_name'],
      exported: 'person',
      erased: not('is kept as it was issued'),
      person: {
        by: 'ledger_account_id',
        through: [{ table: 'ledger_account_people', column: 'ledger_account_id' }],
        id: 'debt_confirmation_id',
        place: 'pasport_id',
        outlives: true,
      },
    },
    free: {
      columns: ['requester_name', 'consent_note', 'revoked_reason'],
      id: 'debt_confirmation_id',
      place: 'pasport_id',
    },
    retention: { as: 'the client', law: BY_LAW },
    growth: yearly(10, 'unit'),
    // What its check code follows from.
    history: { without: ['seed', 'code_hash'] },
  },
} as const satisfies Partial<Book>;
