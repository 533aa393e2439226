import { expect, test } from 'vitest';
import { dueRevisions } from './due.ts';
import type { DeviceRow } from './due.sql.ts';

const TODAY = '2025-01-20';
const device: DeviceRow = {
  revision_id: 1,
  unit_id: 3,
  unit_name: 'Lipová',
  building_name: 'Lipová 12',
  device_name: 'Výtah',
  active_from: '2020-01-01',
  interval_count: 3,
  interval_unit: 'years',
  warning_days: 60,
  valid_from: null,
  valid_to: null,
  last_on: '2024-06-01',
  last_next_on: '2027-01-01',
  is_unfit: false,
  has_faults: false,
  repair_by: null,
};
const told = (over: Partial<DeviceRow>) =>
  dueRevisions([{ ...device, ...over }], TODAY).map(({ term, text }) => [term, text]);
const of = 'Výtah, Lipová 12, Lipová';

test.each([
  [{ is_unfit: true, has_faults: true }, '2024-06-01', 'nevyhovuje'],
  [{ is_unfit: true, has_faults: true, repair_by: '2025-12-01' }, '2025-12-01', 'nevyhovuje'],
  [{ has_faults: true, repair_by: '2025-01-19' }, '2025-01-19', 'závady po termínu od 19. 1. 2025'],
  [{ has_faults: true, repair_by: '2025-03-21' }, '2025-03-21', 'závady odstranit do 21. 3. 2025'],
  [{ last_next_on: '2025-01-19' }, '2025-01-19', 'po termínu od 19. 1. 2025'],
  [{ last_next_on: '2025-03-21' }, '2025-03-21', 'termín 21. 3. 2025'],
  [
    { last_on: null, active_from: '2022-01-19' },
    '2025-01-19',
    'bez revize, po termínu od 19. 1. 2025',
  ],
  [{ last_on: null, active_from: '2022-01-20' }, TODAY, 'bez revize, termín 20. 1. 2025'],
])('a device is told of by its standing: %j', (over, term, words) =>
  expect(told(over)).toEqual([[term, `${of}: ${words}`]]),
);

test('what is told of leads to the device in its unit', () => {
  const [due] = dueRevisions([{ ...device, is_unfit: true }], TODAY);
  expect(due?.path).toBe('/auxiliaries/revisiontypes?unit=3&type=0&device=1');
});

test.each([
  {},
  { last_next_on: '2025-03-22' },
  { has_faults: true },
  { has_faults: true, repair_by: '2025-03-22' },
  { last_on: null, active_from: '2022-03-22' },
  { last_on: null, valid_to: '2025-01-19' },
])('a device is told of only within the days of warning, or once late: %j', (over) =>
  expect(told(over)).toEqual([]),
);
