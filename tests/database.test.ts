import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tablesOfBook } from '#server/db/book/book.ts';
import { fillDemo } from '#server/db/demo/fill.ts';
import { APP_ROLE } from '#server/db/migrate.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { namesOf, ofPublic, tenantTables } from './tenant-tables.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

const column = (text: string, values?: unknown[]) => namesOf(db, text, values);

/** Names of tables whose entry in the book is such. */
function inBook(isSuch: (entry: (typeof tablesOfBook)[number][1]) => boolean): string[] {
  return tablesOfBook.flatMap(([table, entry]) => (isSuch(entry) ? [table] : [])).toSorted();
}

describe('the tables of clients', () => {
  test('are many, and every other table is shared on purpose', async () => {
    const tables = await column(`select relname as name from ${tenantTables} t order by 1`);
    expect(tables.length).toBeGreaterThan(15);
    const others = await column(
      `select c.relname as name from ${ofPublic} where c.relkind in ('r', 'p')
        and not c.relname = any ($1) order by c.relname collate "C"`,
      [tables],
    );
    expect(others).toEqual(inBook(({ tenant }) => typeof tenant === 'object'));
  });

  test('force row-level security on everybody', async () => {
    const open = `select relname as name from ${tenantTables} t
                   where not (relrowsecurity and relforcerowsecurity and attnotnull)`;
    expect(await column(open)).toEqual([]);
  });

  test('have the policy of the tenant for reading and for writing', async () => {
    const policy = '(client_id = access.tenant())';
    const without = `select relname as name from ${tenantTables} t where not exists (
      select from pg_policy p where p.polrelid = t.oid and p.polpermissive and p.polcmd = '*'
         and pg_get_expr(p.polqual, t.oid) = $1 and pg_get_expr(p.polwithcheck, t.oid) = $1)`;
    expect(await column(without, [policy])).toEqual([]);
  });

  test('lead their primary key by client_id', async () => {
    const without = `select relname as name from ${tenantTables} t where not exists (
      select from pg_index i where i.indrelid = t.oid and i.indisprimary and i.indkey[0] = t.attnum)`;
    expect(await column(without)).toEqual([]);
  });

  test('refer to each other with client_id, so that no record can point to a foreign one', async () => {
    const loose = `select t.relname || ' -> ' || other.relname as name
      from pg_constraint f join ${tenantTables} t on t.oid = f.conrelid
      join ${tenantTables} other on other.oid = f.confrelid
     where f.contype = 'f' and not exists (
       select from generate_subscripts(f.conkey, 1) at
        where f.conkey[at] = t.attnum and f.confkey[at] = other.attnum)`;
    expect(await column(loose)).toEqual([]);
  });

  test('have an index led by client_id for each of their foreign keys', async () => {
    const without = `select t.relname || '.' || a.attname as name
      from pg_constraint f join ${tenantTables} t on t.oid = f.conrelid
      join ${tenantTables} other on other.oid = f.confrelid
      join pg_attribute a on a.attrelid = t.oid and a.attnum = f.conkey[array_length(f.conkey, 1)]
     where f.contype = 'f' and not exists (
       select from pg_index i where i.indrelid = t.oid and i.indkey[0] = t.attnum
          and a.attnum = any ((i.indkey::int2[])[0:array_length(f.conkey, 1) - 1]))`;
    expect(await column(without)).toEqual([]);
  });

  test('write an audit row on every change, except where it would say nothing', async () => {
    // Bits of tgtype: 1 of each row, 4 insert, 8 delete, 16 update. What comes is audited by the statement.
    const by = (trigger: string, type: number) => `exists (
      select from pg_trigger g where g.tgrelid = t.oid and g.tgenabled = 'O'
         and g.tgfoid = 'access.${trigger}'::regproc and g.tgtype & ${type} = ${type})`;
    const without = `select relname as name from ${tenantTables} t
      where not (${by('audit', 29)} or (${by('audit', 25)} and ${by('audit_added', 4)}))
      order by relname collate "C"`;
    expect(await column(without)).toEqual(
      inBook(
        ({ tenant, history }) =>
          typeof tenant === 'string' && typeof history === 'object' && 'not' in history,
      ),
    );
  });

  test('write one audit row of what comes, not two', async () => {
    const both = `select relname as name from ${tenantTables} t where 1 < (
      select count(*) from pg_trigger g where g.tgrelid = t.oid and g.tgtype & 4 = 4
         and g.tgfoid in ('access.audit'::regproc, 'access.audit_added'::regproc))`;
    expect(await column(both)).toEqual([]);
  });

  test('with a version count it up on every change', async () => {
    const without = `select c.relname as name from ${ofPublic}
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'version'
     where c.relkind in ('r', 'p') and not exists (
      select from pg_trigger g where g.tgrelid = c.oid and g.tgfoid = 'access.touch'::regproc)`;
    expect(await column(without)).toEqual([]);
  });
});

describe('the tables of units', () => {
  test('tell the planner that a unit is of one client, so that lists do not slow down with others', async () => {
    const without = `select relname as name from ${tenantTables} t
      join pg_attribute u on u.attrelid = t.oid and u.attname = 'unit_id'
     where not exists (select from pg_statistic_ext e where e.stxrelid = t.oid
       and 'f' = any (e.stxkind) and (e.stxkeys::int2[])[0:1] = array[t.attnum, u.attnum])
     order by relname collate "C"`;
    expect(await column(without)).toEqual(
      inBook(({ readOtherwise }) => readOtherwise !== undefined),
    );
  });
});

describe('the role of the application', () => {
  test('can neither pass row-level security nor make anything', async () => {
    const { rows } = await db.owner.query(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication
         from pg_roles where rolname = $1`,
      [APP_ROLE],
    );
    expect(rows).toEqual([
      {
        rolsuper: false,
        rolbypassrls: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolreplication: false,
      },
    ]);
    const schemas = `select nspname as name from pg_namespace
                      where has_schema_privilege($1, oid, 'create')`;
    expect(await column(schemas, [APP_ROLE])).toEqual([]);
    const roles = `select r.rolname as name from pg_auth_members m
      join pg_roles r on r.oid = m.roleid where m.member = $1::regrole`;
    expect(await column(roles, [APP_ROLE])).toEqual([]);
  });

  test('owns nothing', async () => {
    const owned = `select relname as name from pg_class where relowner = $1::regrole
             union all select proname from pg_proc where proowner = $1::regrole
             union all select nspname from pg_namespace where nspowner = $1::regrole
             union all select datname from pg_database where datdba = $1::regrole`;
    expect(await column(owned, [APP_ROLE])).toEqual([]);
  });

  test('cannot empty a table past its policies', async () => {
    const may = `select c.relname as name from ${ofPublic} where c.relkind in ('r', 'p')
                    and has_table_privilege($1, c.oid, 'truncate, references, trigger')`;
    expect(await column(may, [APP_ROLE])).toEqual([]);
  });

  test('cannot change what was written down of the past', async () => {
    const may = `select t as name from unnest(array['audit_log', 'settings_log']) t
                  where has_table_privilege($1, t, 'update, delete')`;
    expect(await column(may, [APP_ROLE])).toEqual([]);
  });

  test('meets no view that works with the rights of its owner, and one function that takes nothing to work on', async () => {
    const views = `select c.relname as name from ${ofPublic} where c.relkind in ('v', 'm')
                      and not coalesce(c.reloptions::text like '%security_invoker=true%', false)`;
    expect(await column(views)).toEqual([]);
    const functions = `select p.oid::regprocedure || ' ' || array_to_string(p.proconfig, '; ') as name
      from pg_proc p
      join pg_namespace n on n.oid = p.pronamespace and n.nspname in ('public', 'access')
     where p.prosecdef`;
    expect(await column(functions)).toEqual([
      'access.refresh_statistics(integer) search_path=pg_catalog, pg_temp; lock_timeout=2s',
    ]);
  });
});

describe('the views', () => {
  test('have the rights and the tenant of whoever asks', async () => {
    const open = `select c.relname as name from ${ofPublic}
      where c.relkind in ('v', 'm') and not 'security_invoker=true' = any (coalesce(c.reloptions, '{}'))`;
    expect(await column(open)).toEqual([]);
  });

  test('tell no secret', async () => {
    const secrets = `select c.relname || '.' || a.attname as name from ${ofPublic}
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
     where c.relkind in ('v', 'm') and a.attname ~ '(hash|token|secret)'`;
    expect(await column(secrets)).toEqual([]);
  });
});

describe('with data of two clients', () => {
  let tables: string[];
  let filled: string[];
  beforeAll(async () => {
    await fillDemo(db.owner, { passwordHash: 'hash', today: '2025-01-20' });
    await db.owner.query(
      `insert into pasports (client_id, unit_id, kind, pasport_name, hidden)
       select client_id, min(unit_id), 'group', 'Skrytá', true from units group by client_id`,
    );
    // What is true of the tables is true of the views over them.
    const views = await column(`select c.relname as name from ${ofPublic} where c.relkind = 'v'`);
    tables = [...(await column(`select relname as name from ${tenantTables} t`)), ...views];
    filled = [];
    for (const table of tables) {
      const { rows } = await db.owner.query(`select distinct client_id from ${table}`);
      if (rows.length > 1) filled.push(table);
    }
  });

  /** Clients whose rows the application's role sees in each table. */
  async function seen(tenant: string): Promise<Record<string, number[]>> {
    const found: Record<string, number[]> = {};
    await db.owner.query('begin');
    await db.owner.query(`set local role ${APP_ROLE}`);
    await db.owner.query(`select set_config('app.client_id', $1, true)`, [tenant]);
    for (const table of tables) {
      const { rows } = await db.owner.query<{ client_id: number }>(
        `select distinct client_id from ${table}`,
      );
      found[table] = rows.map(({ client_id }) => client_id);
    }
    await db.owner.query('rollback');
    return found;
  }

  test('there is something of both to see in most tables', () => {
    expect(filled.length).toBeGreaterThan(12);
    const views = tablesOfBook.flatMap(([, { views: told = {} }]) => Object.keys(told));
    expect(filled).toEqual(expect.arrayContaining(views));
  });

  test('a transaction without a tenant sees nothing', async () => {
    const nothing = Object.fromEntries(tables.map((table) => [table, []]));
    expect(await seen('')).toEqual(nothing);
  });

  test('a transaction sees its tenant and nobody else', async () => {
    for (const tenant of [1, 2]) {
      const visible = await seen(String(tenant));
      for (const table of filled) expect([table, visible[table]]).toEqual([table, [tenant]]);
      expect(new Set(Object.values(visible).flat())).toEqual(new Set([tenant]));
    }
  });

  /** Runs a statement as the application does in a transaction of the first client. */
  async function asFirstClient(statement: string): Promise<number | null> {
    await db.owner.query('begin');
    try {
      await db.owner.query(`set local role ${APP_ROLE}`);
      await db.owner.query(`select set_config('app.client_id', '1', true)`);
      return (await db.owner.query(statement)).rowCount;
    } finally {
      await db.owner.query('rollback');
    }
  }

  test.each([
    `insert into units (client_id, name, full_name) values (2, 'Cizí', 'Cizí')`,
    `update units set client_id = 2`,
    `update client_users set client_id = 2`,
  ])('a row cannot be written to another tenant, nor moved there: %s', async (statement) => {
    await expect(asFirstClient(statement)).rejects.toThrow(/row-level security|foreign key/);
  });

  test.each([
    `update units set comment = 'x' where client_id = 2`,
    `delete from units where client_id = 2`,
    `update clients set name = 'Cizí' where client_id = 2`,
  ])('a foreign row is neither changed nor deleted: %s', async (statement) => {
    expect(await asFirstClient(statement)).toBe(0);
  });
});
