import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/database.ts';
import { jsonOf, selectAllBeside, selectRowsBeside, selectRowsUnder } from './rows-under.sql.ts';

let world: TestDatabase;
beforeAll(async () => {
  world = await createTestDatabase();
});
afterAll(() => world.close());

const MANY = 20_000;
interface Numbered {
  readonly n: number;
}
/** Numbers in an order that is neither theirs nor that of their making. */
const mixed = sql<Numbered>`
  select n from generate_series(1, ${MANY}::integer) n order by hashint4(n), n`;
const none = sql<Numbered>`select 1 as n where false`;

const reading = <T>(work: Parameters<typeof world.database.reading<T>>[0]) =>
  world.database.reading(work);

/** The order as the database itself tells it. */
const inOrder = () => reading(async (db) => (await mixed.execute(db)).rows);

describe('rows that hang on a record', () => {
  test('come in their order', async () => {
    const found = await reading((db) => selectRowsUnder(db, sql`select 1`, mixed));
    expect(found).toEqual(await inOrder());
  });

  test('may be none, which is not the same as no record', async () => {
    const both = await reading((db) =>
      Promise.all([
        selectRowsUnder(db, sql`select 1`, none),
        selectRowsUnder(db, sql`select 1 where false`, mixed),
      ]),
    );
    expect(both).toEqual([[], undefined]);
  });
});

describe('rows beside one', () => {
  const one = sql<{ total: number; day: string }>`
    select count(*) as total, '2026-11-29'::date as day from generate_series(1, 3)`;

  test('come in their order, and the one is told once', async () => {
    const found = await reading((db) => selectAllBeside(db, { one, rows: mixed }));
    expect(found).toEqual({ one: { total: 3, day: '2026-11-29' }, rows: await inOrder() });
  });

  test('may be none', async () => {
    const found = await reading((db) => selectAllBeside(db, { one, rows: none }));
    expect(found).toEqual({ one: { total: 3, day: '2026-11-29' }, rows: [] });
  });

  test('are not told where there is not the one', async () => {
    const asked = { one: sql<Numbered>`select 1 as n where false`, rows: mixed };
    const found = await reading((db) => selectRowsBeside(db, asked));
    expect(found).toBeUndefined();
  });

  test('may be of tables that both read', async () => {
    const asked = {
      tables: sql`recursive t (n) as (select 1 union all select n + 1 from t where n < 3)`,
      one: sql<{ all: Numbered[] }>`select ${jsonOf(sql<Numbered>`select n from t`)} as all`,
      rows: sql<Numbered>`select n from t order by n desc`,
    };
    const found = await reading((db) => selectAllBeside(db, asked));
    expect(found).toEqual({
      one: { all: [{ n: 1 }, { n: 2 }, { n: 3 }] },
      rows: [{ n: 3 }, { n: 2 }, { n: 1 }],
    });
  });

  test('are a fault where the one was to be there always', async () => {
    const asked = { one: none, rows: mixed };
    await expect(reading((db) => selectAllBeside(db, asked))).rejects.toThrow(/always there/);
  });
});
