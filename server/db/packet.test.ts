import { sql } from 'kysely';
import pg from 'pg';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
  vi,
  type MockInstance,
} from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/database.ts';
import { Database, type Db } from './db.ts';
import { isOneOf, selectPiece } from './list-piece.sql.ts';

let world: TestDatabase;
beforeAll(async () => {
  world = await createTestDatabase();
});
afterAll(() => world.close());

let connects: MockInstance;
let single: Database;

beforeEach(() => {
  connects = vi.spyOn(pg.Client.prototype, 'connect');
  single = new Database({ connection: world.connection, connections: 1 });
});
afterEach(() => single.close());

const number = (db: Db, value: number) =>
  sql<{ n: number }>`select ${value}::integer as n`.execute(db);
const fault = (db: Db) => sql`select 1 / ${0}::integer`.execute(db);

/** Names of messages that came from the server because of the work, in their order. */
async function heardOf(work: (db: Db) => Promise<unknown>): Promise<string[]> {
  // The connection is there, and has nothing to tell of what was before.
  await single.transaction((db) => sql`select 'quiet'`.execute(db));
  const { connection } = connects.mock.contexts.at(-1) as pg.Client;
  const heard: string[] = [];
  const hear = ({ name }: { name: string }) => heard.push(name);
  connection.on('message', hear);
  await single.transaction(work).catch(() => undefined);
  connection.off('message', hear);
  return heard;
}
const count = (names: readonly string[], name: string) =>
  names.filter((one) => one === name).length;

describe('statements of one tick', () => {
  const both = (db: Db) => Promise.all([number(db, 1), number(db, 2)]);

  test('bring each its own', async () => {
    const [one, two] = await single.reading(both);
    expect([one.rows, two.rows]).toEqual([[{ n: 1 }], [{ n: 2 }]]);
  });

  test('are answered at once, together with the beginning of their transaction', async () => {
    const names = await heardOf(both);
    // The beginning, two statements and the end; the server was ready behind the statements and the end.
    expect(count(names, 'commandComplete')).toBe(4);
    expect(count(names, 'readyForQuery')).toBe(2);
  });

  test('fail with the one that fails, and those before it do not', async () => {
    const told = await single.reading((db) =>
      Promise.allSettled([number(db, 1), fault(db), number(db, 2)]),
    );
    expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await single.reading((db) => number(db, 3))).toMatchObject({ rows: [{ n: 3 }] });
  });

  test('that cannot be sent at all hold nobody else up', async () => {
    const endless: { inner?: unknown } = {};
    endless.inner = endless;
    const told = await single.reading((db) =>
      Promise.allSettled([sql`select ${endless}::jsonb`.execute(db), number(db, 1)]),
    );
    expect(told.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });
});

describe('what a statement brings', () => {
  test('is described by the server once a connection', async () => {
    const told = [];
    for (let time = 0; time < 3; time += 1)
      told.push(count(await heardOf((db) => number(db, time)), 'rowDescription'));
    expect(told).toEqual([1, 0, 0]);
  });

  test('is read the same before and after it is known', async () => {
    const row = (db: Db) =>
      sql`select ${1}::integer as n, null::text as empty, date '2025-03-30' as day,
                 array[1.5, 2.5] as list, true as yes`.execute(db);
    const first = await single.reading(row);
    expect(first.rows).toEqual([
      { n: 1, empty: null, day: '2025-03-30', list: [1.5, 2.5], yes: true },
    ]);
    expect(await single.reading(row)).toEqual(first);
  });

  test('may be nothing: rows that were written are counted', async () => {
    const write = (db: Db) =>
      db
        .insertInto('outbox_mails')
        .values({ recipient: 'a@example.cz', subject: 'x', body: 'x' })
        .executeTakeFirst();
    expect(await single.transaction(write)).toMatchObject({ numInsertedOrUpdatedRows: 1n });
    expect(await single.transaction(write)).toMatchObject({ numInsertedOrUpdatedRows: 1n });
  });

  test('is asked for again when the table has other columns than it was planned for', async () => {
    await world.owner.query('create table shapes (one integer)');
    await world.owner.query('grant select on shapes to kastelan_app');
    await world.owner.query('insert into shapes values (1)');
    const all = (db: Db) => sql`select * from shapes`.execute(db);
    expect((await single.reading(all)).rows).toEqual([{ one: 1 }]);
    await world.owner.query(`alter table shapes add two text default 'x'`);
    await expect(single.reading(all)).rejects.toThrow('cached plan must not change result type');
    expect((await single.reading(all)).rows).toEqual([{ one: 1, two: 'x' }]);
    expect((await single.reading(all)).rows).toEqual([{ one: 1, two: 'x' }]);
    await world.owner.query('drop table shapes');
  });

  test('is asked for by each connection anew', async () => {
    const kill = (db: Db) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
    await single.reading((db) => number(db, 1));
    await expect(single.reading(kill)).rejects.toMatchObject({ code: 'database-away' });
    expect(await heardOf((db) => number(db, 1))).toContain('rowDescription');
  });
});

describe('a statement that failed when it was first sent', () => {
  test('serves the next time', async () => {
    const divided = (db: Db, by: number) =>
      sql<{ n: number }>`select 12 / ${by}::integer as n`.execute(db);
    await expect(single.reading((db) => divided(db, 0))).rejects.toThrow('division by zero');
    for (const by of [3, 4])
      expect((await single.reading((db) => divided(db, by))).rows).toEqual([{ n: 12 / by }]);
  });

  test('and those that were never reached because of it, too', async () => {
    const late = (db: Db) => sql<{ n: number }>`select 77 as n`.execute(db);
    await single.reading((db) => Promise.allSettled([fault(db), late(db)]));
    expect((await single.reading(late)).rows).toEqual([{ n: 77 }]);
    expect((await single.reading(late)).rows).toEqual([{ n: 77 }]);
  });

  test('is told with the place that asked', async () => {
    const error = await single.reading(fault).catch((told: unknown) => told);
    expect((error as Error).stack).toContain('packet.test.ts');
  });
});

test('work that asks nothing opens no transaction', async () => {
  expect(await heardOf(() => Promise.resolve())).toEqual([]);
});

test('a statement that nobody waits for belongs to its transaction still', async () => {
  const names = await heardOf(async (db) => {
    void number(db, 1);
  });
  expect(count(names, 'dataRow')).toBe(1);
  expect(names.indexOf('dataRow')).toBeLessThan(names.lastIndexOf('commandComplete'));
  expect(count(names, 'commandComplete')).toBe(3);
});

describe('a statement over a piece of a long list', () => {
  const prepared = async (db: Db) => {
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements`.execute(db);
    return rows.map(({ statement }) => statement);
  };

  test('is planned each time by its values; others have a name, and soon a plan for any', async () => {
    const list = {
      key: sql`n`,
      order: [{ by: sql`n` }],
      from: sql`from generate_series(1, 5) n`,
    };
    const known = await single.reading(async (db) => {
      await number(db, 1);
      const { keys } = await selectPiece(db, list, { first: 2 });
      expect(keys).toEqual(['1', '2']);
      await sql`select n from generate_series(1, 5) n where ${isOneOf(sql`n`, keys)}`.execute(db);
      return prepared(db);
    });
    expect(known.filter((text) => text.includes('$1::integer as n'))).toHaveLength(1);
    expect(known.filter((text) => text.includes('generate_series'))).toEqual([]);
  });
});
