import { describe, expect, test } from 'vitest';
import { listDevices, signOutDevice, signOutOtherDevices } from '#contract/devices.ts';
import { changePassword } from '#contract/profile.ts';
import { exchangeLink, requestPasswordReset, setPassword, signOut } from '#contract/session.ts';
import { updateUser } from '#contract/users.ts';
import { secretHash } from '#server/access/secret.ts';
import { codeOf } from './endpoints/ask.ts';
import { closed, walk } from './endpoints/walk.ts';
import { newestMail } from './mail.ts';
import { makePerson, PASSWORD } from './people.ts';

const walking = walk();
const NEW_PASSWORD = 'Vysoká jedle 1946';

/** Somebody who may do everything, so that no answer is about his rights. */
const everybody = () => makePerson(walking.world, { is_sys_admin: true, is_client_admin: true });
type Person = Awaited<ReturnType<typeof everybody>>;

async function expectOk(call: Promise<{ status: number }>): Promise<void> {
  expect((await call).status).toBe(200);
}

/** Everything after which a token must be worth nothing. */
const ends: Readonly<Record<string, (person: Person) => Promise<void>>> = {
  'sign-out': ({ token }) => expectOk(walking.world.call(signOut, { token })),
  'a change of the password': async (person) => {
    const { client_user_id } = person;
    const token = await walking.world.makeSession(person);
    const body = { client_user_id, old_password: PASSWORD, new_password: NEW_PASSWORD };
    const params = { client_user_id };
    await expectOk(walking.world.call(changePassword, { token, params, body }));
  },
  'a new password by a mailed link': async ({ user_identity }) => {
    const { world } = walking;
    await expectOk(world.call(requestPasswordReset, { body: { user_identity } }));
    const mail = await newestMail(world.db.owner, user_identity);
    const { result } = await world.call(exchangeLink, { body: { token: mail.token } });
    const body = { token: result.token, new_password: NEW_PASSWORD };
    await expectOk(world.call(setPassword, { body }));
  },
  'a sign-out from another device': async (person) => {
    const { world } = walking;
    const { result } = await world.call(listDevices, { token: person.token });
    const session_id = result.values.find(({ is_current }) => is_current)?.session_id ?? 0;
    const token = await world.makeSession(person);
    await expectOk(world.call(signOutDevice, { token, params: { session_id } }));
  },
  'a sign-out of all other devices': async (person) => {
    const token = await walking.world.makeSession(person);
    await expectOk(walking.world.call(signOutOtherDevices, { token }));
  },
  'its expiry': async ({ token }) => {
    await walking.world.db.owner.query(
      `update sessions set expires = now() - interval '1 second' where token_hash = $1`,
      [secretHash(token)],
    );
  },
  'a block of its user': async ({ client_id, client_user_id }) => {
    const admin = await walking.world.makeUser({
      client_id,
      is_client_admin: true,
      is_sys_admin: true,
    });
    const params = { client_user_id };
    const body = { blocked: true };
    await expectOk(walking.world.call(updateUser, { token: admin.token, params, body }));
  },
};

describe.each(Object.keys(ends))('after %s', (name) => {
  test('no endpoint takes the token any more', async () => {
    const person = await everybody();
    const { token } = person;
    await ends[name]?.(person);
    const accepted: string[] = [];
    for (const [endpointName, endpoint] of closed) {
      const response = await walking.answer(endpoint, walking.foreign, { token });
      if (codeOf(response) !== 'unauthorized') accepted.push(endpointName);
    }
    expect(closed.length).toBeGreaterThan(80);
    expect(accepted).toEqual([]);
  }, 120_000);
});
