import { expect, test } from 'vitest';
import type { LogGroup } from '#contract/log-groups.ts';
import { filterChoices, filterName, filteredGroups } from './error-filters.ts';

const group = (fingerprint: string, changes: Partial<LogGroup>): LogGroup => ({
  fingerprint,
  level: 'INFO',
  file_name: '',
  function_name: '',
  line_number: 0,
  message: '',
  uid: '',
  unit_name: '',
  app_version: '',
  request_id: '',
  signed_in: false,
  occurrences: 1,
  first_seen: '2025-01-01T00:00:00.000Z',
  last_seen: '2025-01-01T00:00:00.000Z',
  state: 'open',
  solved: '',
  solved_by: '',
  ...changes,
});
const rows = [
  group('error', { level: 'ERROR', state: 'solved' }),
  group('warning', { level: 'WARN', state: 'again' }),
  // In Prague it is already the next day.
  group('today', { signed_in: true, last_seen: '2025-01-20T23:30:00.000Z' }),
];

test.each([
  ['errors', ['error']],
  ['warnings', ['warning']],
  ['unsolved', ['warning', 'today']],
  ['signed', ['today']],
  ['today', ['today']],
  [undefined, ['error', 'warning', 'today']],
  ['nobody', ['error', 'warning', 'today']],
])('the choice %s leaves %j', (name, kept) => {
  const left = filteredGroups(rows, filterName(name), '2025-01-21');
  expect(left.map(({ fingerprint }) => fingerprint)).toEqual(kept);
});

test('each choice tells how many it would leave', () => {
  expect(filterChoices(rows, '2025-01-21').map(({ text, count }) => [text, count])).toEqual([
    ['Chyby', 1],
    ['Varování', 1],
    ['Nevyřešené', 2],
    ['Od přihlášených', 1],
    ['Dnes', 1],
  ]);
  expect(filterChoices(undefined, '2025-01-21')[0]?.count).toBeUndefined();
});
