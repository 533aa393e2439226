import type { RoundPlace } from '#contract/metering/reading-round.ts';

/** A reading of the day, as it was entered. */
export const READING: NonNullable<RoundPlace['reading']> = {
  meter_reading_id: 5,
  state: 100,
  status: 'ok',
  overflowed: false,
  reading_kind: 'current',
  source: 'entry',
  estimate_method: '',
  note: '',
  photo_count: 0,
  version: 1,
  written_by: '',
};

/** A water meter of a walk, by the id of its place; that of the meter is ten more. */
export const roundPlace = (
  measuring_place_id: number,
  other: Partial<RoundPlace> = {},
): RoundPlace => ({
  measuring_place_id,
  meter_id: measuring_place_id + 10,
  kind: 'cold-water',
  level: 'flat',
  location: '',
  floor_name: '',
  space_number: '7',
  room_name: '',
  element_name: '',
  serial_number: `V${measuring_place_id}`,
  measured_unit: 'm3',
  digits: 5,
  decimals: 3,
  scale_month: null,
  factor: 1,
  mounted_on: '2020-01-01',
  removed_on: null,
  before: null,
  after: null,
  reading: null,
  former: null,
  weather: null,
  persons: null,
  area: null,
  ...other,
});
