import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  test,
  vi,
} from 'vitest';
import { setTenant } from '#server/access/access.sql.ts';
import { faultSentence } from '#server/start-fault.ts';
import { Database } from './db.ts';
import { refreshAfterWrites } from './statistics.ts';
import { prepareApplied, selectApplied } from './applied.sql.ts';
import { withOwner } from './founding.sql.ts';
import { APP_ROLE, applyMissing, migrate } from './migrate.ts';
import { migrationOf } from './migration-files.ts';

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

  test("has the statistics refreshed after big writes: its own of data, and the application's", async () => {
    const big = migrationOf(
      '9999-big.sql',
      `create table big (a integer); insert into big select generate_series(1, 700);
       grant select on big to ${APP_ROLE}`,
    );
    await withOwner(owner, (client) => applyMissing(client, [big]));
    const database = new Database({ connection: owner, role: APP_ROLE });
    const failed = vi.fn();
    await database.transaction(async (db) => {
      await sql`insert into cities (code, name) select 700000 + n, 'Obec' from generate_series(1, 600) n`.execute(
        db,
      );
      await refreshAfterWrites(db, failed);
    });
    await database.close();
    expect(failed).not.toHaveBeenCalled();
    const { rows } = await withOwner(owner, (client) =>
      client.query(
        `select relname as name from pg_class
          where relname in ('big', 'cities') and reltuples >= 600 order by 1`,
      ),
    );
    expect(rows).toEqual([{ name: 'big' }, { name: 'cities' }]);
  });

  test('is not bypassed by its owner either', async () => {
    const client = new pg.Client(owner);
    await client.connect();
    const { rows } = await client.query('select client_id from clients');
    await client.end();
    expect(rows).toEqual([]);
  });
});

describe('the record of what was applied', () => {
  const first = migrationOf('0001-first.sql', 'create table first (a integer);\n-- the end\n');
  const second = migrationOf('0002-second.sql', 'create table second (a integer);\n');
  let empty: pg.ClientConfig;
  let client: pg.Client;
  beforeEach(async () => {
    const database = `${name}_${randomBytes(4).toString('hex')}`;
    await admin.query(`create database ${database}`);
    empty = { ...inject('cluster'), database };
    client = new pg.Client(empty);
    await client.connect();
    await prepareApplied(client);
  });
  afterEach(async () => {
    await client.end();
    await admin.query(`drop database ${empty.database} with (force)`);
  });

  test('stops at a migration that was edited since, and applies nothing', async () => {
    await applyMissing(client, [first]);
    const edited = migrationOf(first.name, first.text.replace('integer', 'bigint'));
    const refused = await applyMissing(client, [edited, second]).catch((error: unknown) => error);
    expect(faultSentence(refused)).toBe(
      'Soubor migrace 0001-first.sql se od použití v této databázi změnil; vraťte mu původní obsah a změnu napište do nové migrace.',
    );
    expect((await selectApplied(client)).map((row) => row.name)).toEqual([first.name]);
  });

  test('knows a migration also with the line endings of Windows', async () => {
    await applyMissing(client, [first]);
    const windows = migrationOf(first.name, first.text.replaceAll('\n', '\r\n'));
    expect(await applyMissing(client, [windows, second])).toEqual([second.name]);
  });

  test('bears a migration that only a newer version has', async () => {
    await applyMissing(client, [first, second]);
    expect(await applyMissing(client, [first])).toEqual([]);
  });

  test('of an older version gets checksums of what stands, and guards them from then on', async () => {
    await client.query('alter table access.migrations drop column checksum');
    await client.query('create table first (a integer)');
    await client.query('insert into access.migrations (name) values ($1)', [first.name]);
    await prepareApplied(client);
    expect(await applyMissing(client, [first, second])).toEqual([second.name]);
    expect(await selectApplied(client)).toEqual([
      { name: first.name, checksum: first.checksum },
      { name: second.name, checksum: second.checksum },
    ]);
    const edited = migrationOf(first.name, `${first.text};`);
    await expect(applyMissing(client, [edited])).rejects.toThrow(first.name);
  });

  test('is not waited for while a backup reads it', async () => {
    await withOwner(empty, async (reader) => {
      await reader.query('begin; select name from access.migrations');
      await client.query(`set lock_timeout = '2s'`);
      await expect(prepareApplied(client)).resolves.toBeUndefined();
    });
  });
});
