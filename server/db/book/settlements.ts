import { not, yearly, type Book } from './entry.ts';

const BY_LAW =
  'podklady vyúčtování služeb (zákon č. 67/2013 Sb., § 7 a 8); nároky z něj se promlčují nejdéle za 10 let';

/** Annual settlements of services. */
export const settlementTables = {
  settlements: {
    room: 'settlement',
    meaning: 'The annual settlement of services of a house, or of the whole unit, for a period.',
    tenant: 'unit',
    personal: {
      columns: ['note'],
      exported: not('of the house'),
      erased: not('of the house'),
    },
    free: { columns: ['note'], id: 'settlement_id' },
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
    history: { without: ['inputs', 'counted'] },
  },
} as const satisfies Partial<Book>;
