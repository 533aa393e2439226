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
    // That a reading stepped aside while two devices change theirs.
    history: { without: ['on_the_way'] },
  },
  meter_warnings: {
    room: 'core/metering',
    meaning:
      'Something wrong with a meter or a house, found by its cause, and what people decided about it.',
    tenant: 'unit',
    personal: { columns: ['reason', 'note'], ...OF_A_HOUSE },
    free: {
      columns: ['reason', 'note'],
      id: 'meter_warning_id',
      within: 'measuring_place_id',
    },
    retention: { as: 'the client' },
    growth: yearly(100, 'unit'),
    history: 'whole',
  },
  meter_watch_limits: {
    room: 'core/metering',
    meaning: 'From where on a unit wants to be warned of its meters.',
    tenant: 'unit',
    personal: 'nothing',
    retention: { as: 'the client' },
    growth: inAll(1, 'unit'),
    history: 'whole',
    readOtherwise: 'are read by the key of their unit',
  },
  meter_watch_marks: {
    room: 'core/metering',
    meaning: 'That meters of a unit have changed since its warnings were reckoned.',
    tenant: 'unit',
    personal: 'nothing',
    retention: { until: 'the warnings of the unit are reckoned, which is within seconds' },
    growth: inAll(10, 'unit'),
    history: not('tells that something has changed; the change is audited on the record'),
    functions: ['access.mark_metering'],
    readOtherwise: 'are read by the watch',
  },
} as const satisfies Partial<Book>;
