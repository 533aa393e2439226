import { expect, test } from 'vitest';
import { revisionStanding } from './standing.ts';

const pipe = {
  active_from: '2020-05-01',
  last_on: null,
  last_next_on: null,
  is_unfit: false,
  has_faults: false,
  repair_by: null,
  warning_days: 30,
  interval_count: 3,
  interval_unit: 'years' as const,
  valid_from: null,
  valid_to: null,
};
const TODAY = '2025-01-20';

test.each([
  [{}, { next_on: '2023-05-01', due_on: '2023-05-01', state: 'never-overdue' }],
  [{ last_on: '2024-02-01' }, { next_on: '2027-02-01', due_on: '2027-02-01', state: 'ok' }],
  [{ last_on: '2022-01-21' }, { next_on: '2025-01-21', due_on: '2025-01-21', state: 'soon' }],
  [{ last_on: '2022-01-19' }, { next_on: '2025-01-19', due_on: '2025-01-19', state: 'overdue' }],
  [
    { last_on: '2024-02-01', last_next_on: '2025-02-01' },
    { next_on: '2025-02-01', due_on: '2025-02-01', state: 'soon' },
  ],
  [
    { last_next_on: '2025-02-01' },
    { next_on: '2023-05-01', due_on: '2023-05-01', state: 'never-overdue' },
  ],
  [
    { last_on: '2024-02-01', valid_to: '2025-01-19' },
    { next_on: null, due_on: null, state: 'none' },
  ],
  [
    { last_on: '2024-02-01', valid_from: '2025-01-21' },
    { next_on: null, due_on: null, state: 'none' },
  ],
  [
    { last_on: '2024-02-01', has_faults: true, repair_by: '2024-03-01' },
    { next_on: '2027-02-01', due_on: '2024-03-01', state: 'faults-overdue' },
  ],
])('what is inspected stands by its newest report and its kind: %j', (over, standing) => {
  expect(revisionStanding({ ...pipe, ...over }, TODAY)).toEqual(standing);
});
