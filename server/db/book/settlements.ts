import { inAll, not, yearly, type Book } from './entry.ts';

const BY_LAW =
  'podklady vyúčtování služeb (zákon č. 67/2013 Sb., § 7 a 8); nároky z něj se promlčují nejdéle za 10 let';

/** Annual settlements of services. */
export const settlementTables = {
  settlements: {
    room: 'settlement',
    meaning: 'The annual settlement of services of a house, or of the whole unit, for a period.',
    tenant: 'unit',
    personal: {
      columns: ['note', 'correction'],
      exported: not('of the house'),
      erased: not('of the house'),
    },
    free: { columns: ['note', 'correction'], id: 'settlement_id' },
    retention: { as: 'the client', law: BY_LAW },
    growth: yearly(10, 'unit'),
    history: 'whole',
  },
  settlement_acceptances: {
    room: 'settlement',
    meaning: 'What a check of a settlement found and a person has accepted, and why.',
    tenant: 'unit',
    personal: 'nothing',
    free: { columns: ['reason'], id: 'settlement_acceptance_id', within: 'settlement_id' },
    retention: { with: 'settlements', law: BY_LAW },
    growth: yearly(100, 'unit'),
    history: 'whole',
  },
  settlement_counts: {
    room: 'settlement',
    meaning: 'A count of a settlement with every input that it read and what came of it.',
    tenant: 'unit',
    personal: {
      columns: ['inputs', 'counted'],
      exported: not('is of the whole house; everybody is given the statement of his space'),
      erased: not('is kept by law as it was counted'),
    },
    retention: { with: 'settlements', law: BY_LAW },
    growth: yearly(100, 'unit'),
    // What was read and what came of it stand in the row, which nobody changes.
    history: { without: ['inputs', 'counted', 'charged'] },
  },
  settlement_texts: {
    room: 'settlement',
    meaning:
      'Texts that statements of heat carry by the decree, the same for all units of a client.',
    tenant: 'client',
    personal: 'nothing',
    retention: { as: 'the client' },
    growth: inAll(1, 'client'),
    history: 'whole',
  },
  settlement_issues: {
    room: 'settlement',
    meaning:
      'Statements of a settlement that were issued at once: the first ones, or a correction.',
    tenant: 'unit',
    personal: 'nothing',
    free: { columns: ['reason'], id: 'settlement_issue_id', within: 'settlement_id' },
    retention: { as: 'the client', law: BY_LAW },
    growth: yearly(10, 'unit'),
    history: 'whole',
  },
  settlement_statements: {
    room: 'settlement',
    meaning: 'The statement of a recipient as it was issued, and how it was delivered.',
    tenant: 'unit',
    personal: {
      columns: [
        'content',
        'mailed_to',
        'fault',
        'cost',
        'claimed',
        'advance',
        'balance',
        'former_balance',
      ],
      exported: 'person',
      erased: not('is kept by law as it was issued'),
      person: { by: 'address_id', id: 'settlement_statement_id', outlives: true },
    },
    free: { columns: ['mailed_to', 'fault'], id: 'settlement_statement_id' },
    retention: { as: 'the client', law: BY_LAW },
    growth: yearly(1000, 'unit'),
    // What it says stands in the row, which nobody changes.
    history: { without: ['content'] },
  },
  settlement_objections: {
    room: 'settlement',
    meaning: 'What a recipient objects to in his statement, and how it was answered.',
    tenant: 'unit',
    personal: {
      columns: ['content', 'answer', 'mailed_to'],
      exported: 'person',
      erased: not('is kept by law as it was written'),
      person: { by: 'address_id', id: 'settlement_objection_id', outlives: true },
    },
    free: {
      columns: ['content', 'answer', 'mailed_to'],
      id: 'settlement_objection_id',
      within: 'settlement_id',
    },
    retention: { as: 'the client', law: BY_LAW },
    growth: yearly(50, 'unit'),
    history: 'whole',
  },
  settlement_simulations: {
    room: 'settlement',
    meaning: 'Rules that somebody tries on a count of a settlement, which change nothing of it.',
    tenant: 'unit',
    personal: {
      columns: ['note'],
      exported: not('of the house'),
      erased: not('of the house'),
    },
    free: {
      columns: ['name', 'note'],
      id: 'settlement_simulation_id',
      name: 'name',
      within: 'settlement_id',
    },
    retention: { with: 'settlements' },
    growth: yearly(20, 'unit'),
    history: 'whole',
  },
  settlement_forecasts: {
    room: 'settlement',
    meaning: 'What a running settlement was expected to come to in a month, without names.',
    tenant: 'unit',
    personal: {
      columns: ['recipients'],
      exported: not('is of the whole house and tells no names'),
      erased: not('tells no names'),
    },
    retention: { with: 'settlements' },
    growth: yearly(120, 'unit'),
    // What was reckoned stands in the row, which nobody changes.
    history: { without: ['services', 'recipients'] },
  },
  settlement_reviews: {
    room: 'settlement',
    meaning: 'Who of a board was asked to look a count of a settlement through, and what he said.',
    tenant: 'unit',
    personal: {
      columns: ['name', 'recipient', 'signed_name', 'comment'],
      exported: not('is typed by its name, and tied to nobody of the address book'),
      erased: not('is kept as it was signed'),
    },
    free: {
      columns: ['name', 'recipient', 'signed_name', 'comment'],
      id: 'settlement_review_id',
      name: 'name',
      within: 'settlement_id',
    },
    retention: { with: 'settlements', law: BY_LAW },
    growth: yearly(20, 'unit'),
    history: not('says itself who made it, when it was opened, revoked and signed'),
  },
  settlement_links: {
    room: 'settlement',
    meaning: 'A link by which somebody without a sign-in reads one statement.',
    tenant: 'unit',
    personal: {
      columns: ['recipient'],
      exported: 'person',
      erased: 'emptied',
      person: { by: 'address_id', id: 'settlement_link_id', outlives: true },
    },
    free: { columns: ['recipient'], id: 'settlement_link_id', within: 'settlement_statement_id' },
    retention: { as: 'the client' },
    growth: yearly(1000, 'unit'),
    history: not('says itself who made it, when it was opened and revoked'),
  },
} as const satisfies Partial<Book>;
