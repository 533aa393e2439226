import { expect, test } from 'vitest';
import type { ClientUser } from '#contract/users.ts';
import { userChoices } from './user-filters.ts';

const TODAY = '2026-11-29';

const user = (client_user_id: number, fields: Partial<ClientUser>): ClientUser => ({
  client_user_id,
  user_identity: `clovek${String(client_user_id)}@example.cz`,
  first_name: '',
  last_name: '',
  is_client_admin: false,
  is_sys_admin: false,
  blocked: false,
  client_confirmed: '2025-01-02T08:15:00.000Z',
  last_sign_in: '2026-11-20T08:15:00.000Z',
  created: '2025-01-02T08:15:00.000Z',
  version: 1,
  ...fields,
});

const users = [
  user(1, { is_client_admin: true }),
  user(2, { last_sign_in: '2026-08-30T23:00:00.000Z' }),
  user(3, { last_sign_in: '2026-08-31T23:00:00.000Z' }),
  user(4, { last_sign_in: '' }),
  user(5, { client_confirmed: '', last_sign_in: '' }),
  user(6, { blocked: true, last_sign_in: '2024-01-01T08:00:00.000Z' }),
  user(8, { client_confirmed: '2026-11-28T08:15:00.000Z', last_sign_in: '' }),
  user(7, { blocked: true, client_confirmed: '', last_sign_in: '' }),
];

test.each([
  ['admins', [1]],
  ['waiting', [5]],
  // Neither who was only invited nor who may not come in stays away, nor who has confirmed it lately.
  ['away', [2, 4]],
  ['blocked', [6, 7]],
])('%s are these users', (name, ids) => {
  const kept = userChoices(TODAY).kept(users, name);
  expect(kept.map(({ client_user_id }) => client_user_id)).toEqual(ids);
});
