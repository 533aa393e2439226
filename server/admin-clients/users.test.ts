import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  blockUserOfClient,
  listUnitsOfClient,
  listUsersOfClient,
  mailUserOfClient,
  endSecondStepOfUser,
  unlockUserOfClient,
} from '#contract/admin-clients.ts';
import { errors, type ErrorCode } from '#contract/errors.ts';
import { getProfile } from '#contract/profile.ts';
import { signIn } from '#contract/session.ts';
import { hashPassword } from '#server/access/password.ts';
import { insertRow } from '#tests/builders.ts';
import { newestMail } from '#tests/mail.ts';
import { makePerson } from '#tests/people.ts';
import { withAuthenticator } from '#tests/second-step.ts';
import { createWorld, type World } from '#tests/world.ts';

const PASSWORD = 'Kočka leze dírou 7';
let world: World;
let token: string;
let password_hash: string;
beforeAll(async () => {
  world = await createWorld();
  password_hash = await hashPassword(PASSWORD);
  ({ token } = await world.makeUser({ is_sys_admin: true }));
});
afterAll(() => world.close());

const codeOf = (code: ErrorCode) => errors[code].errorCode;

let visitors = 0;
/** Signs in from an address of its own each time. */
function enter(user_identity: string, password = PASSWORD) {
  visitors += 1;
  return world.call(signIn, { body: { user_identity, password }, from: `198.51.100.${visitors}` });
}

describe('users of a client', () => {
  const params = ({
    client_id,
    client_user_id,
  }: {
    client_id: number;
    client_user_id: number;
  }) => ({
    client_id,
    client_user_id,
  });

  test('are blocked and let in again by a system admin', async () => {
    const user = await world.makeUser({ password_hash });
    const call = (blocked: boolean) =>
      world.call(blockUserOfClient, { params: params(user), body: { blocked }, token });
    expect((await call(true)).result).toMatchObject({ blocked: true, sessions_count: 0 });
    expect((await world.call(getProfile, { token: user.token })).status).toBe(401);
    await call(false);
    expect((await enter(user.user_identity)).status).toBe(200);
  });

  test('who are system admins are not blocked from here', async () => {
    const other = await world.makeUser({ is_sys_admin: true });
    const input = { params: params(other), body: { blocked: true }, token };
    expect((await world.call(blockUserOfClient, input)).status).toBe(403);
  });

  test('locked by wrong passwords sign in again once unlocked, also from where they are known', async () => {
    const user = await world.makeUser({ password_hash });
    const from = '203.0.113.9';
    const told = (password: string) =>
      world.call(signIn, { body: { user_identity: user.user_identity, password }, from });
    expect((await told(PASSWORD)).status).toBe(200);
    for (let at = 0; at < 10; at += 1) await told('Jiné heslo 12');
    expect((await told(PASSWORD)).error.errorCode).toBe(codeOf('sign-in-locked'));
    for (let at = 0; at < 10; at += 1) await enter(user.user_identity, 'Jiné heslo 12');
    const { result } = await world.call(listUsersOfClient, { params: params(user), token });
    expect(result.values[0]?.failed_attempts).toBe(10);
    const unlocked = await world.call(unlockUserOfClient, { params: params(user), token });
    expect(unlocked.result.failed_attempts).toBe(0);
    expect((await told(PASSWORD)).status).toBe(200);
  });

  test('who have lost their second step have it ended, and are told by mail', async () => {
    const user = await makePerson(world);
    const ending = () => world.call(endSecondStepOfUser, { params: params(user), token });
    expect((await ending()).error.errorCode).toBe(codeOf('second-step-off'));
    await withAuthenticator(world, user);
    const { result } = await world.call(listUsersOfClient, { params: params(user), token });
    expect(result.values[0]?.has_second_step).toBe(true);
    expect((await ending()).result.has_second_step).toBe(false);
    const mail = await newestMail(world.db.owner, user.user_identity);
    expect(mail.text).toContain('vypnul správce portálu');
  });

  test.each([
    ['a link to a new password', {}, 'reset'],
    [
      'the confirmation of a registration that waits',
      { confirmed: false, password_hash: 'x' },
      'confirm',
    ],
    ['the invitation again', { confirmed: false }, 'invite'],
  ])('are mailed %s', async (_what, draft, kind) => {
    const user = await world.makeUser(draft);
    const { result } = await world.call(mailUserOfClient, { params: params(user), token });
    expect(result.mailed).toBe(kind);
    // No mail is sent from here; whoever has registered is the only one whom the admin lets in by hand.
    expect(result.link !== '').toBe(kind === 'confirm');
    const { rows } = await world.db.owner.query(
      'select subject from outbox_mails where recipient = $1',
      [user.user_identity],
    );
    expect(rows).toHaveLength(1);
    const again = await world.call(mailUserOfClient, { params: params(user), token });
    expect(again.status).toBe(429);
  });

  test('of another client than the one that is named do not exist', async () => {
    const user = await world.makeUser();
    const { client_id } = await world.makeClient();
    const foreign = { client_id, client_user_id: user.client_user_id };
    for (const endpoint of [unlockUserOfClient, mailUserOfClient])
      expect((await world.call(endpoint, { params: foreign, token })).status).toBe(404);
    const input = { params: foreign, body: { blocked: true }, token };
    expect((await world.call(blockUserOfClient, input)).status).toBe(404);
  });
});

test('units of a client are told by their counts', async () => {
  const { client_id } = await world.makeClient();
  const { unit_id } = await world.makeUnit(client_id, { name: 'SVJ Lipová' });
  await insertRow(world.db, 'addresses', { client_id, unit_id, last_name: 'Novák' });
  const { result } = await world.call(listUnitsOfClient, { params: { client_id }, token });
  expect(result.values).toMatchObject([
    { name: 'SVJ Lipová', addresses_count: 1, spaces_count: 0, buildings_count: 0 },
  ]);
});
