import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { secretHash } from '#server/access/secret.ts';
import type { Portal } from '#server/portal.ts';
import { insertRow } from '#tests/builders.ts';
import { createWorld, type World } from '#tests/world.ts';
import { keepHouse } from './housekeeping.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const ago = (days: number) => new Date(Date.now() - days * 86_400_000);

async function left(table: string, column: string): Promise<unknown[]> {
  const { rows } = await world.db.owner.query<Record<string, unknown>>(
    `select ${column} as mark from ${table} order by 1`,
  );
  return rows.map(({ mark }) => mark);
}

async function userRow() {
  const { client_id, client_user_id } = await world.makeUser();
  await world.db.owner.query('delete from sessions');
  return { client_id, client_user_id };
}

test('expired sessions are removed a day after they ended', async () => {
  const user = await userRow();
  for (const [user_agent, days] of [
    ['dead', 1.1],
    ['resting', 0.5],
    ['alive', -1],
  ] as const) {
    const token_hash = secretHash(user_agent);
    await insertRow(world.db, 'sessions', { ...user, user_agent, token_hash, expires: ago(days) });
  }
  await keepHouse(world.portal);
  expect(await left('sessions', 'user_agent')).toEqual(['alive', 'resting']);
});

test('what is dead is nobody else’s to read, to change or to delete', async () => {
  const user = await userRow();
  const dead = { token_hash: secretHash('dead'), expires: ago(2), user_agent: 'mrtvé' };
  await insertRow(world.db, 'sessions', { ...user, ...dead });
  const { portal } = world;
  for (const worker of ['', 'queue', 'events']) {
    const seen = await portal.database.transaction(async (db) => {
      await sql`select set_config('app.worker', ${worker}, true)`.execute(db);
      const read = await sql`select from sessions`.execute(db);
      const changed = await sql`update sessions set user_agent = 'jiné'`.execute(db);
      const deleted = await sql`delete from sessions`.execute(db);
      return [read.rows.length, Number(changed.numAffectedRows), Number(deleted.numAffectedRows)];
    });
    expect([worker, seen]).toEqual([worker, [0, 0, 0]]);
  }
  const changed = await portal.database.transaction(async (db) => {
    await sql`select set_config('app.worker', 'housekeeping', true)`.execute(db);
    const { numAffectedRows } = await sql`update sessions set user_agent = 'jiné'`.execute(db);
    return Number(numAffectedRows);
  });
  expect(changed).toBe(0);
  await world.db.owner.query('delete from sessions');
});

test('links are removed thirty days after they ended', async () => {
  const user = await userRow();
  for (const [purpose, days] of [
    ['dead', 31],
    ['resting', 29],
  ] as const) {
    const secret_hash = secretHash(purpose);
    const link = { ...user, purpose, kind: 'reset', secret_hash, expires: ago(days) };
    await insertRow(world.db, 'access_links', link);
  }
  await keepHouse(world.portal);
  expect(await left('access_links', 'purpose')).toEqual(['resting']);
});

test('kept answers are removed after two days', async () => {
  const user = await userRow();
  for (const [idempotency_key, days] of [
    ['dead', 2.1],
    ['alive', 1],
  ] as const) {
    const reply = { ...user, idempotency_key, endpoint: 'x', body_hash: secretHash('x') };
    await insertRow(world.db, 'replies', { ...reply, created: ago(days) });
  }
  await keepHouse(world.portal);
  expect(await left('replies', 'idempotency_key')).toEqual(['alive']);
});

test('addresses that a user left are forgotten after half a year', async () => {
  const user = await userRow();
  await insertRow(world.db, 'known_addresses', {
    ...user,
    address_hash: secretHash('dead'),
    last_seen: ago(181),
  });
  await insertRow(world.db, 'known_addresses', { ...user, address_hash: secretHash('alive') });
  await keepHouse(world.portal);
  expect(await left('known_addresses', 'address_hash')).toEqual([secretHash('alive')]);
});

test('attempts of sign-in are removed after a day', async () => {
  await insertRow(world.db, 'sign_in_attempts', { subject: 'dead', at: ago(1.1) });
  await insertRow(world.db, 'sign_in_attempts', { subject: 'alive', at: ago(0.9) });
  await keepHouse(world.portal);
  expect(await left('sign_in_attempts', 'subject')).toEqual(['alive']);
});

test('tasks are removed thirty days after they ended, and leave their imports behind', async () => {
  const user = await userRow();
  const { unit_id } = await world.makeUnit(user.client_id);
  const task = { ...user, kind: 'test', state: 'done' };
  const { task_id } = await insertRow(world.db, 'tasks', {
    ...task,
    message: 'dead',
    finished: ago(31),
  });
  await insertRow(world.db, 'tasks', { ...task, message: 'resting', finished: ago(29) });
  await insertRow(world.db, 'tasks', { ...user, kind: 'test', message: 'old', created: ago(40) });
  const file = { client_id: user.client_id, unit_id, kind: 'spaces', columns: '[]', mapping: '[]' };
  await insertRow(world.db, 'import_batches', { ...file, file_name: 'kept', task_id });
  await keepHouse(world.portal);
  expect(await left('tasks', 'message')).toEqual(['old', 'resting']);
  expect(await left('import_batches', 'task_id')).toEqual([null]);
});

test('imports are removed with their rows after ninety days', async () => {
  const { client_id } = await userRow();
  const { unit_id } = await world.makeUnit(client_id);
  await world.db.owner.query('delete from import_batches');
  const file = { client_id, unit_id, kind: 'spaces', columns: '[]', mapping: '[]' };
  for (const [file_name, days] of [
    ['dead', 91],
    ['alive', 89],
  ] as const) {
    const batch = { ...file, file_name, created: ago(days) };
    const { import_id } = await insertRow(world.db, 'import_batches', batch);
    const row = { client_id, import_id, row_number: 2, cells: JSON.stringify([file_name]) };
    await insertRow(world.db, 'import_rows', row);
  }
  await keepHouse(world.portal);
  expect(await left('import_batches', 'file_name')).toEqual(['alive']);
  expect(await left('import_rows', 'cells')).toEqual([['alive']]);
});

test('mails are removed after thirty days, whether they were sent or not', async () => {
  const mail = { recipient: 'a@example.cz', body: 'x' };
  for (const [subject, created, sent] of [
    ['sent long ago', ago(31), ago(31)],
    ['never sent', ago(31), null],
    ['sent lately', ago(31), ago(1)],
    ['waiting', ago(1), null],
  ] as const)
    await insertRow(world.db, 'outbox_mails', { ...mail, subject, created, sent });
  await keepHouse(world.portal);
  expect(await left('outbox_mails', 'subject')).toEqual(['sent lately', 'waiting']);
});

test('logs of browsers are kept for so many days as the settings say, their groups with them', async () => {
  const columns = 'fingerprint, level, uid, file_name, function_name, line_number';
  const values = `'INFO', '', '', '', 1`;
  const { owner } = world.db;
  await owner.query('update runtime_settings set log_days = 45');
  for (const [mark, days] of [
    ['dead', 46],
    ['alive', 44],
  ] as const) {
    await owner.query(
      `insert into client_log_groups (${columns}, message) values ($1, ${values}, '')`,
      [mark],
    );
    await owner.query(
      `insert into client_logs (${columns}, messages, received) values ($1, ${values}, '[]', $2)`,
      [mark, ago(days)],
    );
  }
  await keepHouse(world.portal);
  expect(await left('client_logs', 'fingerprint')).toEqual(['alive']);
  expect(await left('client_log_groups', 'fingerprint')).toEqual(['alive']);
});

test('of logs of browsers the newest of each sort are kept: of signed-in people three times as many', async () => {
  const columns = 'level, uid, file_name, function_name, line_number, messages, signed_in, place';
  const { owner } = world.db;
  await owner.query('truncate client_logs restart identity');
  for (const signedIn of [true, false])
    await owner.query(
      `insert into client_logs (${columns})
       select 'INFO', '', '', '', 1, '[]', $1, n from generate_series(1, 156000) n`,
      [signedIn],
    );
  await keepHouse(world.portal);
  const { rows } = await owner.query(
    `select signed_in, count(*)::integer as logs, max(place)::integer as newest from client_logs
      group by signed_in order by signed_in`,
  );
  expect(rows).toEqual([
    { signed_in: false, logs: 50_000, newest: 156_000 },
    { signed_in: true, logs: 150_000, newest: 156_000 },
  ]);
});

test('a sweep that fails is told of and does not hold up the others', async () => {
  const log = vi.fn<Portal['log']>();
  await world.db.owner.query('revoke delete on sessions from kastelan_app');
  await insertRow(world.db, 'sign_in_attempts', { subject: 'dead', at: ago(2) });
  await keepHouse({ ...world.portal, log });
  await world.db.owner.query('grant delete on sessions to kastelan_app');
  expect(log).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledWith('error', 'Housekeeping of sessions failed.', expect.anything());
  expect(await left('sign_in_attempts', 'subject')).toEqual(['alive']);
});
