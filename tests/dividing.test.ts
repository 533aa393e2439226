import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { namesOf, tenantTables } from './tenant-tables.ts';

// What a PostgreSQL divided among machines by the client asks of the schema (Citus: distribution column).
// The table's own keys are looked at in database.test.ts.

/** Why a unique index does without the client, and what becomes of it in a divided database. */
const plans = {
  /** Whoever shows the secret is not known yet: a shared directory says of which client its hash is. */
  secret: [
    'access_links_secret',
    'account_links_hash',
    'calendar_feeds_secret',
    'confirmation_links_hash',
    'debt_confirmations_code',
    'import_tokens_hash',
    'monthly_infos_link',
    'person_campaign_spaces_code',
    'person_campaign_spaces_link',
    'round_posters_code',
    'self_reading_spaces_code',
    'self_reading_spaces_link',
    'sessions_token',
    'settlement_links_hash',
    'settlement_reviews_hash',
    'visit_links_code',
    'visit_links_link',
  ],
  /** One person signs in by one name in the whole portal: the same directory keeps it. */
  identity: ['client_users_identity'],
  /** A number from the sequence of the whole portal; the primary key holds it with the client, so the index may go. */
  number: ['client_users_id', 'units_id'],
} as const;

/** Tables without a client that those of clients refer to: small, each machine keeps a copy of them. */
const SHARED = ['cities', 'module_schemas'];

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

const column = (text: string, values?: unknown[]) => namesOf(db, text, values);

const looks = {
  /** Unique indexes that another machine would have to be asked about. */
  keys: `select i.relname as name from ${tenantTables} t
           join pg_index x on x.indrelid = t.oid and x.indisunique
           join pg_class i on i.oid = x.indexrelid
          where x.indkey[0] <> t.attnum order by i.relname collate "C"`,
  exclusions: `select k.conname as name from ${tenantTables} t
                 join pg_constraint k on k.conrelid = t.oid and k.contype = 'x'
                where k.conkey[1] <> t.attnum`,
  /** Tables that rows of clients refer to without the client. */
  shared: `select distinct other.relname as name from ${tenantTables} t
             join pg_constraint f on f.conrelid = t.oid and f.contype = 'f' and not t.attnum = any (f.conkey)
             join pg_class other on other.oid = f.confrelid order by 1`,
  /** References into tables of clients from those of nobody. */
  backwards: `select f.conname as name from pg_constraint f join ${tenantTables} t on t.oid = f.confrelid
               where f.contype = 'f' and not exists (
                 select from pg_attribute a where a.attrelid = f.conrelid and a.attname = 'client_id')`,
  /** References whose end would take the client away from the row. */
  emptied: `select f.conname as name from ${tenantTables} t
              join pg_constraint f on f.conrelid = t.oid and f.contype = 'f'
             where f.confupdtype <> 'a' or (f.confdeltype in ('n', 'd')
                   and (f.confdelsetcols is null or t.attnum = any (f.confdelsetcols)))`,
  /** Rows of one client lie together only where the column is of one type. */
  types: `select distinct format_type(a.atttypid, a.atttypmod) as name from ${tenantTables} t
            join pg_attribute a on a.attrelid = t.oid and a.attnum = t.attnum`,
} as const;

describe('a database divided among machines by the client', () => {
  test('finds every unique key within one client, or has a plan for it', async () => {
    const planned = Object.values(plans).flat();
    expect(await column(looks.keys)).toEqual(planned.toSorted());
    expect(await column(looks.exclusions)).toEqual([]);
  });

  test('has the same few tables copied to each machine', async () => {
    expect(await column(looks.shared)).toEqual(SHARED);
    expect(await column(looks.backwards)).toEqual([]);
  });

  test('never loses the client of a row by what its reference has led to', async () => {
    expect(await column(looks.emptied)).toEqual([]);
    expect(await column(looks.types)).toHaveLength(1);
  });

  test('would be told of a table that cannot be divided', async () => {
    await db.owner.query(`begin;
      create table wrong_rows (
        client_id bigint not null references clients on delete set null,
        wrong_id bigint generated always as identity unique,
        system_message_id bigint references system_messages,
        primary key (client_id, wrong_id));
      create table wrong_notes (wrong_id bigint not null, owner bigint references clients)`);
    expect(await column(looks.keys)).toContain('wrong_rows_wrong_id_key');
    expect(await column(looks.shared)).toContain('system_messages');
    expect(await column(looks.backwards)).toEqual(['wrong_notes_owner_fkey']);
    expect(await column(looks.emptied)).toEqual(['wrong_rows_client_id_fkey']);
    await db.owner.query('rollback');
  });
});
