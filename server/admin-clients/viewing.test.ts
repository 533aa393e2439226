import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endView, viewAsUser } from '#contract/admin-clients.ts';
import { getClient, listClientHistory } from '#contract/clients.ts';
import { errors } from '#contract/errors.ts';
import { getProfile } from '#contract/profile.ts';
import { listClientUnits } from '#contract/units.ts';
import { authenticate } from '#server/access/actor.ts';
import { clientOfTask } from '#server/access/owned.ts';
import { secretHash } from '#server/access/secret.ts';
import { inTenant } from '#tests/as-of.ts';
import { createWorld, type World } from '#tests/world.ts';
import { beginView } from './viewing.service.ts';

let world: World;
let system: Awaited<ReturnType<World['makeUser']>>;
beforeAll(async () => {
  world = await createWorld();
  system = await world.makeUser({ is_sys_admin: true, first_name: 'Petr', last_name: 'Dozor' });
});
afterAll(() => world.close());

/** A client with an import token, its unit with another, and its admin. */
async function makeViewed(rights: object = {}) {
  const { client_id } = await world.makeClient({ external_token: 'tajemstvi-klienta' });
  await world.makeUnit(client_id, { external_token: 'tajemstvi-jednotky' });
  const user = await world.makeUser({
    client_id,
    is_client_admin: true,
    first_name: 'Jana',
    last_name: 'Nováková',
    ...rights,
  });
  return { client_id, user };
}

const view = (of: { client_id: number; user: { client_user_id: number } }, token = system.token) =>
  world.call(viewAsUser, {
    params: { client_id: of.client_id, client_user_id: of.user.client_user_id },
    token,
  });

const isOpen = async (token: string) => (await world.call(getProfile, { token })).status === 200;

describe('looking as another user', () => {
  test('is the user himself, but for secrets', async () => {
    const viewed = await makeViewed();
    const { token } = (await view(viewed)).result;
    const profile = await world.call(getProfile, { token });
    expect(profile.result.user_identity).toBe(viewed.user.user_identity);
    const client = await world.call(getClient, { params: viewed, token });
    expect(client.result).toMatchObject({ external_token: '', has_external_token: true });
    const units = await world.call(listClientUnits, { token });
    expect(units.text).not.toContain('tajemstvi');
    const own = await world.call(listClientUnits, { token: viewed.user.token });
    expect(own.text).toContain('tajemstvi-jednotky');
  });

  test('is written into the history of the client, its beginning and its end', async () => {
    const viewed = await makeViewed();
    const { token } = (await view(viewed)).result;
    await world.call(endView, { body: { token }, token: system.token });
    const { result } = await world.call(listClientHistory, {
      params: viewed,
      token: viewed.user.token,
    });
    const name = `Jana Nováková (${viewed.user.user_identity})`;
    const stamps = result.values.map(({ user_name, user_identity, changes }) => ({
      user_name,
      user_identity,
      changes,
    }));
    const by = { user_name: 'Petr Dozor', user_identity: system.user_identity };
    expect(stamps.slice(0, 2)).toEqual([
      { ...by, changes: [{ field: 'view_ended', old_value: '', new_value: name }] },
      { ...by, changes: [{ field: 'view_began', old_value: '', new_value: name }] },
    ]);
  });

  test('leaves no trace in when the user has signed in', async () => {
    const viewed = await makeViewed();
    await view(viewed);
    const { rows } = await world.db.owner.query(
      'select last_sign_in from client_users where client_user_id = $1',
      [viewed.user.client_user_id],
    );
    expect(rows).toEqual([{ last_sign_in: null }]);
  });

  test('lasts 30 minutes, whatever is read meanwhile', async () => {
    const viewed = await makeViewed();
    const { token } = (await view(viewed)).result;
    const { owner } = world.db;
    const moved = `update sessions set expires = expires - interval '29 minutes',
      last_used = last_used - interval '29 minutes' where token_hash = $1`;
    await owner.query(moved, [secretHash(token)]);
    expect(await isOpen(token)).toBe(true);
    await owner.query(moved, [secretHash(token)]);
    expect(await isOpen(token)).toBe(false);
  });

  test.each([
    ['of another system admin', { is_sys_admin: true }],
    ['of a blocked user', { blocked: true }],
    ['of a user who has not confirmed his account', { confirmed: false }],
  ])('is refused in the place %s', async (_whose, rights) => {
    const { status, error } = await view(await makeViewed(rights));
    expect(status).toBe(409);
    expect(error.errorCode).toBe(errors['view-refused'].errorCode);
  });

  test('of a user of another client than the one that is named does not exist', async () => {
    const viewed = await makeViewed();
    const other = await makeViewed();
    expect((await view({ ...viewed, user: other.user })).status).toBe(404);
  });

  test.each([false, true])(
    'is for system admins only (client admin: %j)',
    async (is_client_admin) => {
      const viewed = await makeViewed();
      const { token } = await world.makeUser({ client_id: viewed.client_id, is_client_admin });
      expect((await view(viewed, token)).status).toBe(403);
    },
  );
});

describe('a viewing session ends', () => {
  const endings: [
    string,
    (viewed: Awaited<ReturnType<typeof makeViewed>>, own: string) => Promise<void>,
  ][] = [
    [
      'when the own session of the admin ends',
      async (_viewed, own) => {
        await world.db.owner.query('delete from sessions where token_hash = $1', [secretHash(own)]);
      },
    ],
    [
      'when the admin is no system admin any more',
      async () => {
        const text = 'update client_users set is_sys_admin = false where client_user_id = $1';
        await world.db.owner.query(text, [system.client_user_id]);
      },
    ],
    [
      'when the user is blocked',
      async ({ user }) => {
        const text = 'update client_users set blocked = true where client_user_id = $1';
        await world.db.owner.query(text, [user.client_user_id]);
      },
    ],
    [
      'when the user becomes a system admin',
      async ({ user }) => {
        const text = 'update client_users set is_sys_admin = true where client_user_id = $1';
        await world.db.owner.query(text, [user.client_user_id]);
      },
    ],
    [
      'when the client is blocked',
      async ({ client_id }) => {
        await world.db.owner.query('update clients set blocked = now() where client_id = $1', [
          client_id,
        ]);
      },
    ],
  ];

  test.each(endings)('%s', async (_when, happen) => {
    const viewed = await makeViewed();
    const own = await world.makeSession(system);
    const { token } = (await view(viewed, own)).result;
    expect(await isOpen(token)).toBe(true);
    await happen(viewed, own);
    expect(await isOpen(token)).toBe(false);
    const text = 'update client_users set is_sys_admin = true where client_user_id = $1';
    await world.db.owner.query(text, [system.client_user_id]);
  });
});

test('a view that begins while the own session ends is refused, and is no fault of the server', async () => {
  const { client_id } = await world.makeClient();
  const actor = {
    client_id: clientOfTask(client_id),
    client_user_id: 1,
    session_id: 2_000_000_000,
  };
  const beginning = inTenant(world.portal, actor.client_id, async (db) =>
    beginView({ db, actor, params: { client_id, client_user_id: 1 }, caller: {} } as never),
  );
  await expect(beginning).rejects.toMatchObject({ code: 'unauthorized' });
});

test('the database itself refuses a write in a transaction that a viewing session has opened', async () => {
  const viewed = await makeViewed();
  const { token } = (await view(viewed)).result;
  const work = world.portal.database.transaction(async (db) => {
    const actor = await authenticate(db, token, false);
    expect(actor.viewer_identity).toBe(system.user_identity);
    await db
      .updateTable('clients')
      .set({ phone: '1' })
      .where('client_id', '=', actor.client_id)
      .execute();
  });
  await expect(work).rejects.toMatchObject({ code: '25006' });
});
