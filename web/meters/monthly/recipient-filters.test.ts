import { expect, test } from 'vitest';
import type { MonthRecipient } from '#contract/metering/month-infos.ts';
import { recipientChoices } from './recipient-filters.ts';

const CHOSEN = '2026-01-02T08:15:00.000Z';

const person = (pasport_id: number, fields: Partial<MonthRecipient>): MonthRecipient => ({
  pasport_id,
  space_number: String(pasport_id),
  address_id: pasport_id,
  full_name: 'Novák Jan',
  email: 'jan@example.cz',
  chosen: CHOSEN,
  chosen_by: '',
  withdrawn: '',
  withdrawn_way: null,
  kinds: ['heat'],
  missing: [],
  estimated: [],
  info: null,
  ...fields,
});

const info = (fields: Partial<NonNullable<MonthRecipient['info']>>) => ({
  monthly_info_id: 1,
  recipient: 'jan@example.cz',
  state: 'sent' as const,
  fault: '',
  created: CHOSEN,
  settled: CHOSEN,
  opened: '',
  revoked: '',
  expires: '2027-01-01',
  ...fields,
});

const people = [
  person(1, {}),
  person(2, { chosen: '' }),
  person(3, { email: '' }),
  person(4, { missing: ['heat'] }),
  person(5, { address_id: null }),
  person(6, { info: info({}) }),
  person(7, { info: info({ opened: CHOSEN }) }),
  person(8, { info: info({ revoked: CHOSEN }) }),
  person(9, { info: info({ state: 'refused' }) }),
  // Refused there, it goes to the new address again.
  person(10, { email: 'novy@example.cz', info: info({ state: 'refused' }) }),
];

test.each([
  ['send', [1, 10]],
  ['not-chosen', [2]],
  ['no-email', [3]],
  ['no-data', [4]],
  ['no-payer', [5]],
  ['unopened', [6]],
  ['refused', [9, 10]],
])('%s are these people', (name, ids) => {
  expect(recipientChoices.kept(people, name).map(({ pasport_id }) => pasport_id)).toEqual(ids);
});
