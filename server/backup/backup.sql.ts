import pg from 'pg';
import type { Applied } from '#server/db/applied.sql.ts';
import type { Row, SequenceState } from './format.ts';

export interface BackedUpTable {
  readonly table: string;
  /** Without those that PostgreSQL computes. */
  readonly columns: readonly string[];
}

const BATCH = 500;

// As text exactly as PostgreSQL would write it in COPY; the driver adds no reading of its own.
const asText = { getTypeParser: () => (text: string) => text } as pg.CustomTypesConfig;

const notOfExtension = `
  not exists (select from pg_depend d
               where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/** How values are written and read, whatever the server's or the account's own settings are. */
export const textSettings = `
  set local search_path = public;
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local timezone = 'UTC';
  set local bytea_output = 'hex';
  set local extra_float_digits = 1;
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;
  set local row_security = off;`;

/** Whether the account sees the rows of all clients. */
export async function selectSeesAll(client: pg.Client): Promise<{ user: string; sees: boolean }> {
  const { rows } = await client.query<{ user: string; sees: boolean }>(
    `select rolname as "user", rolsuper or rolbypassrls as sees from pg_roles where rolname = current_user`,
  );
  return rows[0] ?? { user: '', sees: false };
}

/** Bytes that the database takes on the disk. */
export async function selectDatabaseSize(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  return Number(rows[0]?.bytes);
}

/** Begins a transaction that sees one moment of the database. */
export async function beginSnapshot(client: pg.Client): Promise<void> {
  await client.query(`begin isolation level repeatable read, read only; ${textSettings}`);
}

/** The migrations in their order; none in a database without a portal. */
export async function selectMigrations(client: pg.Client): Promise<Applied[]> {
  const { rows: found } = await client.query(
    "select 1 where to_regclass('access.migrations') is not null",
  );
  if (found.length === 0) return [];
  // A database that an older version made has no checksums yet.
  const { rows } = await client.query<Applied>(
    `select name, to_jsonb(m) ->> 'checksum' as checksum from access.migrations m order by name collate "C"`,
  );
  return rows;
}

/** The portal's tables with their columns, also those that a backup leaves out. */
export async function selectTables(client: pg.Client): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable>(`
    select c.relname as "table", array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and ${notOfExtension}
     group by c.relname
     order by c.relname collate "C"`);
  return rows;
}

/** Holds the tables as they are until the end of the transaction; writes go on. */
export async function lockTables(
  client: pg.Client,
  tables: readonly BackedUpTable[],
): Promise<void> {
  const names = tables.map(({ table }) => client.escapeIdentifier(table));
  await client.query(`lock table ${names.join(', ')} in access share mode`);
}

/** All rows of a table, a few hundred at a time. */
export async function* selectRows(
  client: pg.Client,
  { table, columns }: BackedUpTable,
): AsyncGenerator<Row[]> {
  const names = columns.map((column) => client.escapeIdentifier(column));
  await client.query(
    `declare backed_up no scroll cursor for select ${names.join(', ')} from ${client.escapeIdentifier(table)}`,
  );
  for (;;) {
    const { rows } = await client.query<(string | null)[]>({
      text: `fetch ${BATCH} from backed_up`,
      rowMode: 'array',
      types: asText,
    });
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) break;
  }
  await client.query('close backed_up');
}

async function selectSequenceNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' and ${notOfExtension}
     order by c.relname collate "C"`);
  return rows.map(({ name }) => name);
}

/** Where the sequences stand. */
export async function selectSequences(client: pg.Client): Promise<SequenceState[]> {
  const states: SequenceState[] = [];
  for (const sequence of await selectSequenceNames(client)) {
    const { rows } = await client.query<Omit<SequenceState, 'sequence'>>(
      `select last_value::text, is_called from ${client.escapeIdentifier(sequence)}`,
    );
    if (rows[0] !== undefined) states.push({ sequence, ...rows[0] });
  }
  return states;
}
