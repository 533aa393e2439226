import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/database.ts';
import { Database } from './db.ts';

let world: TestDatabase;
beforeAll(async () => {
  world = await createTestDatabase();
});
afterAll(() => world.close());

const cutOff = () =>
  world.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  );
const away = { code: 'database-away' };

test('a database that goes away under a call is told once, and once that it answers again', async () => {
  const database = new Database({ connection: world.connection, connections: 2 });
  const told: string[] = [];
  database.watchStanding((standing) => told.push(standing));
  const one = database.reading((db) => sql`select pg_sleep(3)`.execute(db));
  const other = database.transaction((db) => sql`select pg_sleep(3)`.execute(db));
  const both = Promise.allSettled([one, other]);
  await expect
    .poll(async () => {
      const { rowCount } = await world.owner.query(
        `select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`,
      );
      return rowCount;
    })
    .toBe(2);
  await cutOff();
  expect(await both).toMatchObject([
    { status: 'rejected', reason: away },
    { status: 'rejected', reason: away },
  ]);
  expect(told).toEqual(['lost']);
  await database.reading((db) => sql`select 1`.execute(db));
  await database.reading((db) => sql`select 1`.execute(db));
  expect(told).toEqual(['lost', 'back']);
  await database.close();
});

test('a database that is not there is no overload', async () => {
  const connection = { ...world.connection, host: '/nowhere' };
  const database = new Database({ connection });
  await expect(database.reading((db) => sql`select 1`.execute(db))).rejects.toMatchObject(away);
  await database.close();
});

test('a connection that does not come free in time is an overload, and the database is there', async () => {
  const database = new Database({ connection: world.connection, connections: 1 });
  const told: string[] = [];
  database.watchStanding((standing) => told.push(standing));
  const long = database.reading((db) => sql`select pg_sleep(3.5)`.execute(db));
  const waiting = database.reading((db) => sql`select 1`.execute(db));
  await expect(waiting).rejects.toMatchObject({ code: 'overloaded' });
  await long;
  expect(told).toEqual([]);
  await database.close();
});
