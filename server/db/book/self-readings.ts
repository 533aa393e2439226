import { not, yearly, type Book } from './entry.ts';

const WHO_DID = {
  columns: ['user_name'],
  exported: not('which user of the client did it'),
  erased: not('which user of the client did it'),
} as const;

/** Self-reading of meters by people of a house: who was asked, what came, and what became of it. */
export const selfReadingTables = {
  self_reading_rounds: {
    room: 'self-readings',
    meaning: 'That people of a house are asked to read their meters, between two days.',
    tenant: 'unit',
    personal: WHO_DID,
    retention: { as: 'the client' },
    growth: yearly(10, 'unit'),
    history: 'whole',
  },
  self_reading_spaces: {
    room: 'self-readings',
    meaning:
      'A space that is asked, with what finds it by its code and its link, and when it was asked.',
    tenant: 'unit',
    personal: 'nothing',
    retention: { with: 'self_reading_rounds' },
    growth: yearly(1000, 'unit'),
    history: { without: ['seed', 'code_hash', 'link_hash'] },
  },
  self_readings: {
    room: 'self-readings',
    meaning: 'A state that somebody sent of a meter of his space, and what was decided about it.',
    tenant: 'unit',
    personal: {
      columns: ['user_name', 'outcome_reason'],
      exported: not('what is said is of the house'),
      erased: not('what is said is of the house'),
    },
    free: { columns: ['outcome_reason'], id: 'self_reading_id', within: 'meter_id' },
    retention: { with: 'self_reading_spaces' },
    growth: yearly(1000, 'unit'),
    history: 'whole',
  },
} as const satisfies Partial<Book>;
