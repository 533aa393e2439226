import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { setTenant } from '#server/access/access.sql.ts';
import { Database } from './db.ts';
import { APP_ROLE, migrate } from './migrate.ts';

const name = `plain_${randomBytes(4).toString('hex')}`;
let admin: pg.Client;
let owner: pg.ClientConfig;

beforeAll(async () => {
  const address = inject('cluster');
  admin = new pg.Client({ ...address, database: 'postgres' });
  await admin.connect();
  await admin.query(`create role ${name} login createrole`);
  await admin.query(`grant ${APP_ROLE} to ${name}`);
  await admin.query(`create database ${name} owner ${name}`);
  owner = { ...address, user: name, database: name };
});
afterAll(async () => {
  await admin.query(`drop database ${name} with (force)`);
  await admin.query(`drop role ${name}`);
  await admin.end();
});

describe('a database of a provider, whose owner is no superuser', () => {
  test('is migrated once by two processes that start at the same time', async () => {
    const applied = await Promise.all([migrate(owner), migrate(owner)]);
    const [first, second] = applied.toSorted((a, b) => b.length - a.length);
    expect(first?.[0]).toBe('0001-foundation.sql');
    expect(second).toEqual([]);
    expect(await migrate(owner)).toEqual([]);
  });

  test('keeps both locks of tenancy', async () => {
    const database = new Database({ connection: owner, role: APP_ROLE });
    const made = await database.transaction(async (db) => {
      await setTenant(db, 41);
      const row = { client_id: 41, name: 'Zkušební', module_schema_id: 1 };
      return db.insertInto('clients').values(row).returning('client_id').executeTakeFirstOrThrow();
    });
    expect(made.client_id).toBe(41);
    const seen = (tenant: number) =>
      database.reading(async (db) => {
        await setTenant(db, tenant);
        return db.selectFrom('clients').select('client_id').execute();
      });
    expect([await seen(41), await seen(42)]).toEqual([[{ client_id: 41 }], []]);
    await database.close();
  });

  test('is not bypassed by its owner either', async () => {
    const client = new pg.Client(owner);
    await client.connect();
    const { rows } = await client.query('select client_id from clients');
    await client.end();
    expect(rows).toEqual([]);
  });
});
