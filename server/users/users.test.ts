import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getProfile } from '#contract/profile.ts';
import { inviteUser, listUsers, resendInvitation, updateUser } from '#contract/users.ts';
import { mailsInDatabase, newestMail } from '#tests/mail.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

// Each test comes from an address of its own, so that none uses up the allowance of another.
let made = 0;
let from = '';
beforeEach(() => {
  made += 1;
  from = `198.51.100.${made}`;
});

async function team(draft: Record<string, unknown> = {}) {
  const { client_id } = await world.makeClient();
  const admin = await world.makeUser({ client_id, is_client_admin: true, last_name: 'Správce' });
  const user = await world.makeUser({ client_id, last_name: 'Běžný', ...draft });
  return { client_id, admin, user };
}

type Member = { client_user_id: number; token: string };

const listing = (token: string) => world.call(listUsers, { token });
const changing = (by: Member, whom: Member, body: Record<string, unknown>) =>
  world.call(updateUser, {
    params: { client_user_id: whom.client_user_id },
    body,
    token: by.token,
  });
const inviting = (token: string, changes: Record<string, unknown> = {}, headers = {}) => {
  const names = { first_name: 'Karel', last_name: 'Nový', is_client_admin: false };
  const body = { email: `pozvany${made}@example.cz`, ...names, ...changes };
  return world.call(inviteUser, { body, token, headers, from });
};
const invitingAgain = (token: string, client_user_id: number) =>
  world.call(resendInvitation, { params: { client_user_id }, token, from });
const ageMailLimits = () =>
  world.db.owner.query(`update sign_in_attempts set at = at - interval '61 seconds'`);

describe('users of the client', () => {
  test('are listed by name in the Czech order, without those of others', async () => {
    const { client_id, admin } = await team({ last_name: 'Cibulka' });
    await world.makeUser({ client_id, last_name: 'Čermák' });
    await world.makeUser({ client_id, last_name: 'Chalupa' });
    await world.makeUser({ client_id, last_name: 'Hora' });
    await team({ last_name: 'Cizí' });
    const { result } = await listing(admin.token);
    expect(result.values.map((row) => row.last_name)).toEqual([
      'Cibulka',
      'Čermák',
      'Hora',
      'Chalupa',
      'Správce',
    ]);
  });

  test('are not shown to a plain user', async () => {
    const { user } = await team();
    expect((await listing(user.token)).status).toBe(403);
  });

  test('are shown as system admins to a system admin only', async () => {
    const { client_id, admin } = await team();
    const system = await world.makeUser({ client_id, is_sys_admin: true });
    const flags = async (token: string) =>
      (await listing(token)).result.values.filter((row) => row.is_sys_admin).length;
    expect(await flags(admin.token)).toBe(0);
    expect(await flags(system.token)).toBe(1);
  });

  test('carry no password', async () => {
    const { client_id, admin } = await team();
    await world.makeUser({ client_id, password_hash: 'tajny-otisk' });
    expect((await listing(admin.token)).text).not.toMatch(/password|tajny-otisk/);
  });
});

describe('an invitation', () => {
  test('makes a user without a password and mails him the link', async () => {
    const { admin } = await team();
    const { status, result } = await inviting(admin.token, { email: 'Karel.Novy@Example.cz' });
    expect(status).toBe(200);
    expect(result).toMatchObject({
      user_identity: 'karel.novy@example.cz',
      first_name: 'Karel',
      is_client_admin: false,
      is_sys_admin: false,
      blocked: false,
      client_confirmed: '',
      last_sign_in: '',
      version: 1,
    });
    expect((await newestMail(world.db.owner, 'karel.novy@example.cz')).token).not.toBe('');
  });

  test('of a person who has an account is refused', async () => {
    const [{ admin }, other] = [await team(), await team()];
    const { status, error } = await inviting(admin.token, { email: other.user.user_identity });
    expect([status, error.errorCode]).toEqual([409, 62004409]);
    expect(await mailsInDatabase(world.db.owner, other.user.user_identity)).toEqual([]);
  });

  test('of one person twice at once makes one user', async () => {
    const { admin } = await team();
    const outcomes = await Promise.all([inviting(admin.token), inviting(admin.token)]);
    expect(outcomes.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
  });

  test('repeated with the same key answers the same and mails once', async () => {
    const { admin } = await team();
    const headers = { 'idempotency-key': 'pozvani-1' };
    const first = await inviting(admin.token, {}, headers);
    const second = await inviting(admin.token, {}, headers);
    expect(second.result).toEqual(first.result);
    expect(await mailsInDatabase(world.db.owner, first.result.user_identity)).toHaveLength(1);
  });

  test('is not for a plain user to send', async () => {
    const { user } = await team();
    expect((await inviting(user.token)).status).toBe(403);
  });

  test('cannot make a system admin', async () => {
    const { admin } = await team();
    const { status, error } = await inviting(admin.token, { is_sys_admin: true });
    expect(status).toBe(400);
    expect(error.fields).toMatchObject([{ field: 'is_sys_admin' }]);
    const { rows } = await world.db.owner.query(
      'select count(*)::integer as count from client_users where client_id = $1 and is_sys_admin',
      [admin.client_id],
    );
    expect(rows).toEqual([{ count: 0 }]);
  });

  test('may be sent again, once a minute, with a new link', async () => {
    const { admin } = await team();
    const { result } = await inviting(admin.token);
    const first = await newestMail(world.db.owner, result.user_identity);
    expect((await invitingAgain(admin.token, result.client_user_id)).status).toBe(200);
    const second = await newestMail(world.db.owner, result.user_identity);
    expect(second.token).not.toBe(first.token);
    expect((await invitingAgain(admin.token, result.client_user_id)).status).toBe(429);
    await ageMailLimits();
    expect((await invitingAgain(admin.token, result.client_user_id)).status).toBe(200);
  });

  test('is not sent again to whoever has accepted it or is blocked', async () => {
    const { client_id, admin, user } = await team();
    const blocked = await world.makeUser({ client_id, confirmed: false, blocked: true });
    for (const whom of [user, blocked]) {
      const { status, error } = await invitingAgain(admin.token, whom.client_user_id);
      expect([status, error.errorCode]).toEqual([409, 62007409]);
    }
  });

  test('of another client’s user is not found', async () => {
    const { admin } = await team();
    const foreign = await world.makeUser({ confirmed: false });
    expect((await invitingAgain(admin.token, foreign.client_user_id)).status).toBe(404);
    expect((await invitingAgain(admin.token, 2_000_000_000)).status).toBe(404);
  });
});

describe('a user', () => {
  test('is made an admin and back', async () => {
    const { admin, user } = await team();
    const made_admin = await changing(admin, user, { is_client_admin: true, version: 1 });
    expect(made_admin.result).toMatchObject({ is_client_admin: true, version: 2 });
    expect((await listing(user.token)).status).toBe(200);
    const back = await changing(admin, user, { is_client_admin: false, version: 2 });
    expect(back.result).toMatchObject({ is_client_admin: false, version: 3 });
    expect((await listing(user.token)).status).toBe(403);
  });

  test('who is blocked is signed out everywhere, and comes back only by signing in', async () => {
    const { admin, user } = await team();
    const second = await world.makeSession(user);
    expect((await changing(admin, user, { blocked: true })).result.blocked).toBe(true);
    await changing(admin, user, { blocked: false });
    for (const token of [user.token, second])
      expect((await world.call(getProfile, { token })).status).toBe(401);
  });

  test('cannot block himself or give up being an admin', async () => {
    const { client_id, admin } = await team();
    await world.makeUser({ client_id, is_client_admin: true });
    for (const body of [{ blocked: true }, { is_client_admin: false }]) {
      const { status, error } = await changing(admin, admin, body);
      expect([status, error.errorCode]).toEqual([409, 62006409]);
    }
  });

  test.each([{ blocked: true }, { is_client_admin: false }])(
    'who is the last admin stays one (%j), whoever asks',
    async (body) => {
      const { client_id, admin } = await team();
      await world.makeUser({ client_id, is_client_admin: true, blocked: true });
      await world.makeUser({ client_id, is_client_admin: true, confirmed: false });
      const system = await world.makeUser({ client_id, is_sys_admin: true });
      const { status, error } = await changing(system, admin, body);
      expect([status, error.errorCode]).toEqual([409, 62005409]);
    },
  );

  test('stays an admin when two admins block each other at once', async () => {
    const { client_id, admin } = await team();
    const rival = await world.makeUser({ client_id, is_client_admin: true });
    const outcomes = await Promise.all([
      changing(admin, rival, { blocked: true }),
      changing(rival, admin, { blocked: true }),
    ]);
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await world.db.owner.query(
      'select 1 from client_users where client_id = $1 and is_client_admin and not blocked',
      [client_id],
    );
    expect(rows).toHaveLength(1);
  });

  test('who is a system admin is changed by a system admin only', async () => {
    const { client_id, admin } = await team();
    const system = await world.makeUser({ client_id, is_sys_admin: true });
    expect((await changing(admin, system, { blocked: true })).status).toBe(403);
    const other = await world.makeUser({ client_id, is_sys_admin: true });
    expect((await changing(other, system, { blocked: true })).status).toBe(200);
  });

  test('cannot be made a system admin', async () => {
    const { admin, user } = await team();
    const { status, error } = await changing(admin, user, {
      is_sys_admin: true,
      is_client_admin: true,
    });
    expect(status).toBe(400);
    expect(error.fields).toMatchObject([{ field: 'is_sys_admin' }]);
    const { result } = await world.call(getProfile, { token: user.token });
    expect(result).toMatchObject({ is_sys_admin: false, is_client_admin: false });
  });

  test('changed over a newer version is refused with the record as it stands', async () => {
    const { admin, user } = await team();
    await changing(admin, user, { is_client_admin: true, version: 1 });
    const { status, error } = await changing(admin, user, { blocked: true, version: 1 });
    expect(status).toBe(409);
    expect(error.current).toMatchObject({ is_client_admin: true, blocked: false, version: 2 });
  });

  test('of another client is not found, as a missing one is not', async () => {
    const [{ admin }, other] = [await team(), await team()];
    const foreign = await changing(admin, other.user, { blocked: true });
    const missing = await changing(admin, { client_user_id: 2_000_000_000, token: '' }, {});
    expect([foreign.status, foreign.error.errorCode]).toEqual([404, 60000404]);
    expect([missing.status, missing.error.errorCode]).toEqual([404, 60000404]);
    expect((await world.call(getProfile, { token: other.user.token })).status).toBe(200);
  });

  test('is changed by no plain user', async () => {
    const { client_id, user } = await team();
    const other = await world.makeUser({ client_id });
    expect((await changing(user, other, { blocked: true })).status).toBe(403);
  });

  test('named otherwise in the body is refused', async () => {
    const { admin, user } = await team();
    const body = { client_user_id: admin.client_user_id, blocked: true };
    expect((await changing(admin, user, body)).error.errorCode).toBe(62002403);
  });

  test('changed leaves a row in the history with who did it', async () => {
    const { admin, user } = await team();
    await changing(admin, user, { blocked: true });
    const { rows } = await world.db.owner.query(
      `select user_identity, changes from audit_log
        where record_type = 'client_users' and record_id = $1 and action = 'update'`,
      [user.client_user_id],
    );
    expect(rows).toEqual([
      { user_identity: admin.user_identity, changes: { blocked: [false, true] } },
    ]);
  });
});
