import { inAll, not, yearly, type Book } from './entry.ts';

const OF_A_HOUSE = {
  exported: not('what is said is of the house'),
  erased: not('what is said is of the house'),
} as const;

/** Where something is measured, by what, and what was read. */
export const meteringTables = {
  measuring_places: {
    room: 'core/metering',
    meaning: 'A place where something is measured, whatever device is mounted there.',
    tenant: 'unit',
    personal: { columns: ['note'], ...OF_A_HOUSE },
    free: {
      columns: ['location', 'serves', 'note'],
      id: 'measuring_place_id',
      name: 'location',
      place: 'pasport_id',
    },
    retention: { as: 'the client' },
    growth: inAll(1000, 'unit'),
    history: 'whole',
  },
  meters: {
    room: 'core/metering',
    meaning: 'A device that was mounted at a measuring place for a time.',
    tenant: 'unit',
    personal: { columns: ['worker', 'note'], ...OF_A_HOUSE },
    free: {
      columns: ['worker', 'removal_reason', 'note'],
      id: 'meter_id',
      name: 'serial_number',
      within: 'measuring_place_id',
    },
    retention: { as: 'the client' },
    growth: inAll(1000, 'unit'),
    history: 'whole',
  },
  meter_readings: {
    room: 'core/metering',
    meaning: 'What a device showed at the end of a day, or that nobody got to it.',
    tenant: 'unit',
    personal: { columns: ['note'], ...OF_A_HOUSE },
    free: {
      columns: ['estimate_method', 'note'],
      id: 'meter_reading_id',
      within: 'meter_id',
    },
    retention: { as: 'the client' },
    growth: yearly(10_000, 'unit'),
    history: 'whole',
  },
} as const satisfies Partial<Book>;
