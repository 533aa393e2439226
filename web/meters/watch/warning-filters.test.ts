import { expect, test } from 'vitest';
import type { MeterWarning } from '#contract/metering/warnings.ts';
import { onlySpacesText, openCount, warningsOf } from './warning-filters.ts';

const warning = (told: Partial<MeterWarning>): MeterWarning => ({
  meter_warning_id: 1,
  unit_id: 1,
  measuring_place_id: 1,
  pasport_id: 70,
  kind: 'stopped',
  state: 'new',
  reason: '',
  note: '',
  building_name: 'Lipová 12',
  building_id: 10,
  space_number: '7',
  location: 'komora',
  place_kind: 'cold-water',
  serial_number: 'SV-1',
  found_on: '2026-01-15',
  ceased_on: null,
  from_on: null,
  to_on: null,
  amount: null,
  compared: null,
  measured_unit: 'm3',
  decided_by: '',
  decided_at: null,
  created: '2026-01-15T08:00:00Z',
  updated: '2026-01-15T08:00:00Z',
  version: 1,
  ...told,
});

const rows = [
  warning({}),
  warning({ meter_warning_id: 2, pasport_id: 80, space_number: '8', state: 'solving' }),
  warning({ meter_warning_id: 3, pasport_id: 70, state: 'ignored' }),
  warning({ meter_warning_id: 4, pasport_id: 10, space_number: '' }),
  warning({ meter_warning_id: 5, pasport_id: 90, building_id: 20, space_number: '7' }),
];
const ids = (of: Parameters<typeof warningsOf>[1]) =>
  warningsOf(rows, of)?.map(({ meter_warning_id }) => meter_warning_id);

test('warnings of spaces are those alone, by the space and not by its number', () => {
  expect(ids({ spaces: [70] })).toEqual([1, 3]);
  expect(ids({ spaces: [70, 80] })).toEqual([1, 2, 3]);
  expect(ids({ house: 10 })).toEqual([1, 2, 3, 4]);
  expect(openCount(warningsOf(rows, { spaces: [70, 80] }))).toBe(2);
  expect(openCount(undefined)).toBeUndefined();
});

test('what a list is narrowed to is said by the number of the space, or by how many there are', () => {
  expect(onlySpacesText([70], rows)).toBe('Jen prostor 7');
  expect(onlySpacesText([70, 80], rows)).toBe('Jen 2\u00A0prostory');
  expect(onlySpacesText([1, 2, 3, 4, 5], rows)).toBe('Jen 5\u00A0prostorů');
  expect(onlySpacesText([4], undefined)).toBe('Jen jeden prostor');
});
