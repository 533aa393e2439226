import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getProfile } from '#contract/profile.ts';
import { listUsers, updateUser } from '#contract/users.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

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
