import { inAll, yearly, type Book } from './entry.ts';

/** Where something is measured, by what, and what was read. */
export const meteringTables = {
  measuring_places: {
    room: 'core/metering',
    meaning: 'A place where something is measured, whatever device is mounted there.',
    tenant: 'unit',
    personal: 'nothing',
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
    personal: 'nothing',
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
    personal: 'nothing',
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
