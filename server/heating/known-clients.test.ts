import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { APP_ROLE, applyMigration, prepareMigrations } from '#server/db/migrate.ts';
import { readMigrations } from '#server/db/migration-files.ts';

const MIGRATION = '0014-heating.sql';
const name = `before_${randomBytes(4).toString('hex')}`;
let admin: pg.Client;
let owner: pg.Client;

// The owner is no superuser: forced row-level security holds for it too.
beforeAll(async () => {
  const address = inject('cluster');
  admin = new pg.Client({ ...address, database: 'postgres' });
  await admin.connect();
  await admin.query(`create role ${name} login createrole`);
  await admin.query(`grant ${APP_ROLE} to ${name}`);
  await admin.query(`create database ${name} owner ${name}`);
  owner = new pg.Client({ ...address, user: name, database: name });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await admin.query(`drop database ${name} with (force)`);
  await admin.query(`drop role ${name}`);
  await admin.end();
});

async function seenBy(tenant: number): Promise<{ items: number; places: number; foreign: number }> {
  await owner.query(`select set_config('app.client_id', $1, false)`, [String(tenant)]);
  const { rows } = await owner.query<{ items: number; places: number; foreign: number }>(
    `select (select count(*)::int from heating_items) as items,
            (select count(*)::int from degree_day_places) as places,
            (select count(*)::int from heating_items where client_id <> $1) as foreign`,
    [tenant],
  );
  return rows[0] ?? { items: 0, places: 0, foreign: 0 };
}

test('clients that were there before get the same rows as new ones, each his own', async () => {
  await prepareMigrations(owner);
  const migrations = await readMigrations();
  for (const migration of migrations.filter((one) => one.name < MIGRATION))
    await applyMigration(owner, migration);
  for (const client of [41, 42]) {
    await owner.query(`select set_config('app.client_id', $1, false)`, [String(client)]);
    await owner.query(
      `insert into clients (client_id, name, module_schema_id) values ($1, $2, 1)`,
      [client, `Klient ${client}`],
    );
  }
  await owner.query(`select set_config('app.client_id', '', false)`);
  await owner.query('begin');
  for (const migration of migrations.filter((one) => one.name === MIGRATION))
    await applyMigration(owner, migration);
  await owner.query('commit');

  const [before, other] = [await seenBy(41), await seenBy(42)];
  await owner.query(`select set_config('app.client_id', '43', false)`);
  await owner.query(
    `insert into clients (client_id, name, module_schema_id) values (43, 'Nový', 1)`,
  );
  expect(before).toEqual({ items: 16, places: 20, foreign: 0 });
  expect([other, await seenBy(43)]).toEqual([before, before]);
  await owner.query(`select set_config('app.client_id', '', false)`);
  expect((await owner.query('select from clients')).rowCount).toBe(0);
});
