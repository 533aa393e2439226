import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tablesInBackup } from '#server/backup/dump.ts';
import { book, tablesOfBook } from '#server/db/book/book.ts';
import type { TableName } from '#server/db/book/entry.ts';
import { writtenIn } from './architecture/writes.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

async function rows<R extends object>(text: string, values: unknown[] = []): Promise<R[]> {
  return (await db.owner.query<R>(text, values)).rows;
}

async function names(text: string, values: unknown[] = []): Promise<string[]> {
  return (await rows<{ name: string }>(text, values)).map(({ name }) => name);
}

/** Columns by which a person is told of, wherever they are. */
const TELLING =
  '^(first_name|last_name|birth_date|phone|email|data_box|user_identity|user_name|user_agent|recipient|technician|payer_name|comment|note|uid|(put|published|solved)_by|operator_(name|email|phone|address)|password_hash)$';

describe('the book of tables', () => {
  test('has an entry for every table and for nothing else', async () => {
    const tables = await names(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace
          and relkind in ('r', 'p')`,
    );
    expect(tables.length).toBeGreaterThan(60);
    expect(Object.keys(book).toSorted()).toEqual(tables.toSorted());
  });

  test('says of each what a row is, in one sentence, and who writes it', () => {
    const lame = tablesOfBook.filter(
      ([, { meaning, room }]) =>
        !/^[A-Z][^.]{10,110}\.$/.test(meaning) || !existsSync(`server/${room}`),
    );
    expect(lame.map(([table]) => table)).toEqual([]);
  });

  test('knows whose the rows are', async () => {
    const found = await rows<{ name: string; tenant: string }>(
      `select c.relname as name,
              case when bool_or(a.attname = 'unit_id' and a.attnotnull) and c.relname <> 'units' then 'unit'
                   when bool_or(a.attname = 'client_id') then 'client' else 'nobody' end as tenant
         from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        group by c.relname`,
    );
    const other = found.filter(({ name, tenant: real }) => {
      const { tenant } = book[name as TableName];
      return real !== (typeof tenant === 'string' ? tenant : 'nobody');
    });
    expect(other).toEqual([]);
  });

  test('lists the columns that tell of people', async () => {
    const telling = await names(
      `select table_name || '.' || column_name as name from information_schema.columns
         join information_schema.tables using (table_schema, table_name)
        where table_schema = 'public' and table_type = 'BASE TABLE' and column_name ~ $1 order by 1`,
      [TELLING],
    );
    expect(telling.length).toBeGreaterThan(30);
    const told = new Set(
      tablesOfBook.flatMap(([table, { personal }]) =>
        personal === 'nothing' ? [] : personal.columns.map((column) => `${table}.${column}`),
      ),
    );
    expect(telling.filter((column) => !told.has(column))).toEqual([]);
  });

  test('names the functions of the database that write', async () => {
    const functions = await rows<{ name: string; body: string }>(
      `select n.nspname || '.' || p.proname as name, p.prosrc as body
         from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname in ('public', 'access') order by 1`,
    );
    const written = functions.flatMap(({ name, body }) =>
      writtenIn(body.replaceAll(/--.*/g, '')).map((table) => `${table} by ${name}`),
    );
    const known = tablesOfBook.flatMap(([table, { functions: own = [] }]) =>
      own.map((name) => `${table} by ${name}`),
    );
    expect([...new Set(written)].toSorted()).toEqual(known.toSorted());
  });

  test('names every view, with what a row of it tells', async () => {
    const found = await names(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace
          and relkind in ('v', 'm')`,
    );
    const views = tablesOfBook.flatMap(([, { views: told = {} }]) => Object.entries(told));
    expect(views.map(([name]) => name).toSorted()).toEqual(found.toSorted());
    expect(views.filter(([, meaning]) => !/^[A-Z][^.]{10,110}\.$/.test(meaning))).toEqual([]);
  });

  test('has the table that a view is told of under it', async () => {
    const loose: string[] = [];
    for (const [table, { room, views = {} }] of tablesOfBook)
      for (const view of Object.keys(views)) {
        const read = await names(
          `select distinct c.relname as name from pg_rewrite r
             join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid
              and d.refclassid = 'pg_class'::regclass
             join pg_class c on c.oid = d.refobjid and c.relkind in ('r', 'p')
            where r.ev_class = to_regclass($1)`,
          [view],
        );
        if (!room.startsWith('core/') || !read.includes(table)) loose.push(view);
      }
    expect(loose).toEqual([]);
  });

  test('leaves no table out of backups without a reason', async () => {
    const held = (await tablesInBackup(db.owner)).map(({ table }) => table);
    const left = tablesOfBook.filter(([, { leftOutOfBackup }]) => leftOutOfBackup === undefined);
    expect(held).toEqual(left.map(([table]) => table).toSorted());
  });
});

describe('how long a row is kept', () => {
  test('is as long as a row that it refers to, where the book says so', async () => {
    const loose: string[] = [];
    for (const [table, { retention }] of tablesOfBook) {
      if (!('with' in retention)) continue;
      const found = await names(
        `select conname as name from pg_constraint
          where contype = 'f' and conrelid = to_regclass($1) and confrelid = to_regclass($2)`,
        [table, retention.with],
      );
      if (found.length === 0) loose.push(table);
    }
    expect(loose).toEqual([]);
  });

  test('is in the policy of what housekeeping may see of the tables of clients, and nowhere else', async () => {
    const policies = await rows<{ table: string; dead: string }>(
      `select c.relname as table, pg_get_expr(p.polqual, p.polrelid) as dead
         from pg_policy p join pg_class c on c.oid = p.polrelid where p.polname = 'swept' order by 1`,
    );
    const ages = tablesOfBook.flatMap(([table, { tenant, retention }]) =>
      typeof tenant === 'string' && 'swept' in retention
        ? retention.swept.map(({ since, age }) => ({ table, since, age }))
        : [],
    );
    const said: { table: string; dead: string }[] = [];
    for (const { table, since, age } of ages) {
      const [one] = await rows<{ age: string }>('select $1::interval::text as age', [age]);
      said.push({
        table,
        dead: `((${since} < (now() - '${one?.age}'::interval)) AND access.keeps_house())`,
      });
    }
    const byTable = (a: { table: string }, b: { table: string }) => (a.table < b.table ? -1 : 1);
    expect(policies.toSorted(byTable)).toEqual(said.toSorted(byTable));
  });
});
