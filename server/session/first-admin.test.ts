import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { getProfile } from '#contract/profile.ts';
import { exchangeLink, setPassword, signIn } from '#contract/session.ts';
import { Database } from '#server/db/db.ts';
import { APP_ROLE, migrate } from '#server/db/migrate.ts';
import { PASSWORD } from '#tests/people.ts';
import { createWorld, type World } from '#tests/world.ts';
import { createAdminLink, createFirstAdminLink } from './first-admin.service.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const linking = () => world.portal.database.transaction(createFirstAdminLink);
const tokenOf = (path: string | undefined) => path?.replace('/client/user/reset/', '') ?? '';
const exchanging = (token: string) => world.call(exchangeLink, { body: { token } });

const NAMES = { user_identity: 'spravce@example.cz', first_name: 'Adam', last_name: 'První' };

async function finish(token: string, body: Record<string, unknown> = NAMES) {
  return world.call(setPassword, { body: { token, new_password: PASSWORD, ...body } });
}

async function becomeAdmin() {
  const link = await exchanging(tokenOf(await linking()));
  return finish(link.result.token);
}

describe('in a database without users', () => {
  test('the first system admin sets his name and password by a link', async () => {
    const path = await linking();
    expect(path).toMatch(/^\/client\/user\/reset\/[\w-]{43}$/);
    const link = (await exchanging(tokenOf(path))).result;
    expect(link).toMatchObject({ kind: 'first-admin', user_identity: '', first_name: '' });
    const done = await finish(link.token);
    expect(done.result).toEqual({ user_identity: NAMES.user_identity });
    const { result } = await world.call(signIn, {
      body: { user_identity: NAMES.user_identity, password: PASSWORD },
    });
    expect(result).toMatchObject({
      ...NAMES,
      is_sys_admin: true,
      is_client_admin: true,
      client: { name: 'Provozovatel portálu' },
      units: [],
    });
    expect(result.client?.confirmed).not.toBe('');
    expect((await world.call(getProfile, { token: result.token })).status).toBe(200);
  });

  test('the operator’s client has all modules', async () => {
    await linking();
    const { rows } = await world.db.owner.query(
      'select module_schema_name from clients join module_schemas using (module_schema_id)',
    );
    expect(rows).toEqual([{ module_schema_name: 'Úplné' }]);
  });

  test('the link lives one day, and a new one replaces it', async () => {
    const first = await linking();
    const { rows } = await world.db.owner.query<{ hours: number }>(
      `select round(extract(epoch from expires - now()) / 3600)::integer as hours from access_links`,
    );
    expect(rows).toEqual([{ hours: 24 }]);
    const second = await linking();
    expect((await exchanging(tokenOf(first))).status).toBe(404);
    expect((await exchanging(tokenOf(second))).status).toBe(200);
    const { rows: clients } = await world.db.owner.query('select 1 from clients');
    expect(clients).toHaveLength(1);
  });

  test('two processes that start at once found one operator', async () => {
    await Promise.all([linking(), linking()]);
    const { rows } = await world.db.owner.query('select 1 from client_users');
    expect(rows).toHaveLength(1);
  });

  test('name and identity must be told', async () => {
    const link = await exchanging(tokenOf(await linking()));
    const { error } = await finish(link.result.token, {});
    expect(error.fields).toEqual([
      { field: 'user_identity', message: 'Toto pole je povinné' },
      { field: 'first_name', message: 'Toto pole je povinné' },
      { field: 'last_name', message: 'Toto pole je povinné' },
    ]);
  });

  test('a taken identity is refused and the link stays good', async () => {
    const other = await world.makeUser();
    const link = await exchanging(tokenOf(await linking()));
    const taken = await finish(link.result.token, { ...NAMES, user_identity: other.user_identity });
    expect(taken.error.errorCode).toBe(62004409);
    expect((await finish(link.result.token)).status).toBe(200);
  });
});

describe('when a system admin can sign in', () => {
  test('no first-admin link is made, whatever other users there are', async () => {
    await world.makeUser();
    expect(await linking()).toBeDefined();
    await becomeAdmin();
    expect(await linking()).toBeUndefined();
  });

  test('the operator’s command makes a link to a new password for him', async () => {
    await becomeAdmin();
    const link = await world.portal.database.transaction(createAdminLink);
    expect(link.user_identity).toBe(NAMES.user_identity);
    const exchanged = (await exchanging(tokenOf(link.path))).result;
    expect(exchanged.kind).toBe('reset');
    expect((await finish(exchanged.token, {})).status).toBe(200);
  });

  test('the operator’s command is the first-admin link before that', async () => {
    const link = await world.portal.database.transaction(createAdminLink);
    expect(link.user_identity).toBeNull();
    expect((await exchanging(tokenOf(link.path))).result.kind).toBe('first-admin');
  });
});

describe('in a database whose owner is no superuser', () => {
  const name = `plain_${randomBytes(4).toString('hex')}`;
  const admin = new pg.Client({ ...inject('cluster'), database: 'postgres' });
  afterAll(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.query(`drop role ${name}`);
    await admin.end();
  });

  test('the link is made all the same, once and again', async () => {
    await admin.connect();
    await admin.query(`create role ${name} login createrole`);
    await admin.query(`grant ${APP_ROLE} to ${name} with admin option`);
    await admin.query(`create database ${name} owner ${name}`);
    const login = { ...inject('cluster'), user: name, database: name };
    await migrate(login);
    const database = new Database({ connection: login, role: APP_ROLE });
    expect(await database.transaction(createFirstAdminLink)).toBeDefined();
    expect(await database.transaction(createFirstAdminLink)).toBeDefined();
    await database.close();
  });
});
