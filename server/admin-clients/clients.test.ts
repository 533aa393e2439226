import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  blockClient,
  listClients,
  listHistoryOfClient,
  listUsersOfClient,
  readAdminClient,
  saveLicence,
} from '#contract/admin-clients.ts';
import { listClientHistory } from '#contract/clients.ts';
import { errors, type ErrorCode } from '#contract/errors.ts';
import { getProfile } from '#contract/profile.ts';
import { signIn } from '#contract/session.ts';
import { setTenant } from '#server/access/access.sql.ts';
import { inClient, openClientList } from '#server/access/in-client.ts';
import { clientOfProof } from '#server/access/owned.ts';
import { hashPassword } from '#server/access/password.ts';
import { insertRow } from '#tests/builders.ts';
import { createWorld, type World } from '#tests/world.ts';
import { selectClientsAfter } from '#server/core/clients/admin-records.sql.ts';

const PASSWORD = 'Kočka leze dírou 7';
let world: World;
let token: string;
let password_hash: string;
beforeAll(async () => {
  world = await createWorld();
  password_hash = await hashPassword(PASSWORD);
  ({ token } = await world.makeUser({ is_sys_admin: true, user_identity: 'dozor@example.cz' }));
});
afterAll(() => world.close());

const codeOf = (code: ErrorCode) => errors[code].errorCode;
const read = async (client_id: number) =>
  (await world.call(readAdminClient, { params: { client_id }, token })).result;

let visitors = 0;
/** Signs in from an address of its own each time. */
function enter(user_identity: string, password = PASSWORD) {
  visitors += 1;
  return world.call(signIn, { body: { user_identity, password }, from: `198.51.100.${visitors}` });
}

describe('the list of clients', () => {
  test('tells of each client its licence, what of it is used, and who was there last', async () => {
    const { client_id } = await world.makeClient({
      name: 'Čápova správa',
      max_units: 3,
      licence_valid_to: '2031-05-31',
      external_token: 'tajný-token',
      required_units: 7,
    });
    const admin = await world.makeUser({ client_id, is_client_admin: true });
    await world.makeUser({ client_id });
    await world.db.owner.query(
      `update client_users set last_sign_in = '2026-02-03T10:00:00Z' where client_user_id = $1`,
      [admin.client_user_id],
    );
    const { unit_id } = await world.makeUnit(client_id);
    await world.makeUnit(client_id);
    for (const name of ['Novák', 'Malá', 'Dvořák'])
      await insertRow(world.db, 'addresses', { client_id, unit_id, last_name: name });
    const { result, text } = await world.call(listClients, { token });
    const row = result.values.find((client) => client.client_id === client_id);
    expect(row).toMatchObject({
      name: 'Čápova správa',
      user_identity: admin.user_identity,
      module_schema_name: 'Úplné',
      licence_valid_to: '2031-05-31',
      max_units: 3,
      units_count: 2,
      users_count: 2,
      items_count: 3,
      current_pasports: 0,
      required_units: 7,
      has_external_token: true,
      last_sign_in: '2026-02-03T10:00:00.000Z',
      blocked: '',
    });
    expect(await read(client_id)).toEqual(row);
    expect(text).not.toContain('tajný-token');
  });

  test('is in the Czech order of names', async () => {
    for (const name of ['Hrad', 'Chata', 'Cihla']) await world.makeClient({ name });
    const names = (await world.call(listClients, { token })).result.values.map(({ name }) => name);
    const asked = names.filter((name) => ['Hrad', 'Chata', 'Cihla'].includes(name));
    expect(asked).toEqual(['Cihla', 'Hrad', 'Chata']);
  });
});

describe('the two locks of the list', () => {
  test.each(['user', 'client-admin'] as const)('the first refuses a %s', async (role) => {
    const other = await world.makeUser({ is_client_admin: role === 'client-admin' });
    const { client_id } = await world.makeClient();
    for (const [endpoint, params] of [
      [listClients, {}],
      [readAdminClient, { client_id }],
      [listUsersOfClient, { client_id: other.client_id }],
    ] as const) {
      const { status } = await world.call(endpoint, { params, token: other.token });
      expect(status).toBe(403);
    }
  });

  test('with the first taken away the second refuses who is no system admin', async () => {
    const { client_id: own } = await world.makeClient();
    const client_id = clientOfProof(own);
    await world.portal.database.transaction(async (db) => {
      for (const actor of [
        { client_id, is_sys_admin: false, viewer_identity: '' },
        { client_id, is_sys_admin: true, viewer_identity: 'dozor@example.cz' },
      ]) {
        await expect(openClientList(db, actor)).rejects.toMatchObject({ code: 'forbidden' });
        const foreign = inClient(db, actor, own + 1, () => Promise.resolve('in'));
        await expect(foreign).rejects.toMatchObject({ code: 'forbidden' });
      }
    });
  });

  test('with both taken away the database shows a tenant itself and nobody else', async () => {
    const { client_id } = await world.makeClient();
    const seen = await world.portal.database.transaction(async (db) => {
      await setTenant(db, client_id);
      return selectClientsAfter(db, 0, 100);
    });
    expect(seen).toEqual([]);
  });

  test('the work in another client leaves the own tenant open', async () => {
    const system = await world.makeUser({ is_sys_admin: true });
    const other = await world.makeClient();
    const actor = {
      client_id: clientOfProof(system.client_id),
      is_sys_admin: true,
      viewer_identity: '',
    };
    const visible = await world.portal.database.transaction(async (db) => {
      await setTenant(db, system.client_id);
      const select = () => db.selectFrom('clients').select('client_id').execute();
      const inside = await inClient(db, actor, other.client_id, select);
      return [...inside, ...(await select())].map((row) => row.client_id);
    });
    expect(visible).toEqual([other.client_id, system.client_id]);
  });
});

describe('the licence of a client', () => {
  const save = (client_id: number, body: Record<string, unknown>) =>
    world.call(saveLicence, { params: { client_id }, body, token });

  test('is set by a system admin, and the client’s history names him', async () => {
    const { client_id } = await world.makeClient({ licence_valid_to: '2026-01-31' });
    const { result } = await save(client_id, {
      max_units: 12,
      licence_valid_to: '2027-01-31',
      price_type: 'Plus',
      note: 'platí pozdě',
    });
    expect(result).toMatchObject({
      max_units: 12,
      licence_valid_to: '2027-01-31',
      price_type: 'Plus',
      note: 'platí pozdě',
    });
    const history = await world.call(listHistoryOfClient, { params: { client_id }, token });
    expect(history.result.values[0]).toMatchObject({ user_identity: 'dozor@example.cz' });
    expect(history.text).toContain('platí pozdě');
  });

  test('may be without an end', async () => {
    const { client_id } = await world.makeClient({ licence_valid_to: '2026-01-31' });
    expect((await save(client_id, { licence_valid_to: null })).result.licence_valid_to).toBe('');
  });

  test('comes with a note that the client never sees', async () => {
    const { client_id } = await world.makeClient();
    const user = await world.makeUser({ client_id, is_client_admin: true });
    await save(client_id, { note: 'jen pro nás' });
    await save(client_id, { note: 'také pro nás', max_items: 77 });
    const { result, text } = await world.call(listClientHistory, {
      params: { client_id },
      token: user.token,
    });
    expect(text).not.toContain('pro nás');
    expect(result.values[0]?.changes.map(({ field }) => field)).toEqual(['max_items']);
    expect(result.values.filter(({ action }) => action === 'update')).toHaveLength(1);
  });

  test('saved against an older version is refused with the licence as it stands', async () => {
    const { client_id } = await world.makeClient();
    const { version } = await read(client_id);
    await save(client_id, { max_units: 8, version });
    const late = await save(client_id, { max_units: 9, version });
    expect([late.status, late.error.errorCode]).toEqual([409, codeOf('version-conflict')]);
    expect(late.error.current).toMatchObject({ max_units: 8 });
    expect((await read(client_id)).max_units).toBe(8);
  });

  test.each([
    [{ max_units: -1 }, 'max_units'],
    [{ max_items: 1.5 }, 'max_items'],
    [{ licence_valid_to: '2026-02-30' }, 'licence_valid_to'],
    [{ module_schema_id: 2_000_000 }, 'module_schema_id'],
    [{ note: 'x'.repeat(2001) }, 'note'],
  ])('is not changed by %j', async (body, field) => {
    const { client_id } = await world.makeClient();
    const before = await read(client_id);
    const { status, error } = await save(client_id, { max_pasports: 5, ...body });
    expect([status, error.fields?.map((fault) => fault.field)]).toEqual([400, [field]]);
    expect(await read(client_id)).toEqual(before);
  });

  test('settles what the client has asked for, when it is said so', async () => {
    const { client_id } = await world.makeClient({
      licence_requested: new Date(),
      licence_request: 'Víc domů',
      required_units: 9,
    });
    await save(client_id, { price_type: 'Plus' });
    expect((await read(client_id)).licence_request).toBe('Víc domů');
    await save(client_id, { max_units: 9, settles_request: true });
    expect(await read(client_id)).toMatchObject({
      licence_requested: '',
      licence_request: '',
      required_units: 9,
    });
  });

  test('of a client who does not exist is not found', async () => {
    expect((await save(2_000_000_000, { max_units: 1 })).status).toBe(404);
  });
});

describe('a blocked client', () => {
  const block = (client_id: number, body: object) =>
    world.call(blockClient, { params: { client_id }, body, token });

  test('is signed out at once, cannot sign in, and is told why only after the right password', async () => {
    const { client_id } = await world.makeClient();
    const user = await world.makeUser({ client_id, password_hash });
    const { result } = await block(client_id, { blocked: true, blocked_reason: 'Nezaplaceno' });
    expect(result.blocked).not.toBe('');
    expect((await world.call(getProfile, { token: user.token })).status).toBe(401);
    const wrong = await enter(user.user_identity, 'Jiné heslo 12');
    expect(wrong.error.errorCode).toBe(codeOf('wrong-credentials'));
    const right = await enter(user.user_identity);
    expect([right.status, right.error.errorCode]).toEqual([403, codeOf('client-blocked')]);
    expect(right.error.errorMsg).toContain('Důvod: Nezaplaceno');
  });

  test('keeps no session, not even one that was opened meanwhile', async () => {
    const { client_id } = await world.makeClient();
    const user = await world.makeUser({ client_id });
    await block(client_id, { blocked: true });
    const late = await world.makeSession(user);
    expect((await world.call(getProfile, { token: late })).status).toBe(401);
  });

  test('signs in again once it is let in', async () => {
    const { client_id } = await world.makeClient();
    const user = await world.makeUser({ client_id, password_hash });
    await block(client_id, { blocked: true, blocked_reason: 'Omyl' });
    const { result } = await block(client_id, { blocked: false });
    expect([result.blocked, result.blocked_reason]).toEqual(['', '']);
    expect((await enter(user.user_identity)).status).toBe(200);
  });

  test('is never one to whom a system admin belongs', async () => {
    const { client_id, token: own } = await world.makeUser({ is_sys_admin: true });
    const { status, error } = await block(client_id, { blocked: true });
    expect([status, error.errorCode]).toEqual([409, codeOf('client-of-admins')]);
    expect((await world.call(getProfile, { token: own })).status).toBe(200);
  });
});
