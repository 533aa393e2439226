import type pg from 'pg';
import { MIGRATION_LOCK } from '#server/db/migrate.ts';
import { textSettings } from './backup.sql.ts';
import type { Row, SequenceState } from './format.ts';

/** Columns of a table that a backup may fill, each with its type. */
export type ColumnTypes = ReadonlyMap<string, string>;

/** Whether the account may load rows as they are: past row-level security and without triggers. */
export async function selectMayLoad(client: pg.Client): Promise<{ user: string; may: boolean }> {
  const { rows } = await client.query<{ user: string; may: boolean }>(
    `select rolname as "user",
            rolsuper or (rolbypassrls and has_parameter_privilege('session_replication_role', 'set')) as may
       from pg_roles where rolname = current_user`,
  );
  return rows[0] ?? { user: '', may: false };
}

/** Whether the database has no tables of anybody's. */
export async function selectEmpty(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>(`
    select not exists (
      select from pg_class c
        join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'access') and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
         and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass
                            and d.objid = c.oid and d.deptype = 'e')) as empty`);
  return rows[0]?.empty ?? false;
}

/** Begins the one transaction of a restore; an application that would migrate waits for its end. */
export async function beginRestore(client: pg.Client): Promise<void> {
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
}

/** From here to the end of the transaction rows are loaded as they are: no trigger adds its own. */
export async function beginLoading(client: pg.Client, tables: readonly string[]): Promise<void> {
  const names = tables.map((table) => client.escapeIdentifier(table));
  await client.query(`${textSettings} set local session_replication_role = replica;
    truncate ${names.join(', ')}`);
}

/** Triggers work again; names are found as the following migrations expect. */
export async function endLoading(client: pg.Client): Promise<void> {
  await client.query('set local session_replication_role = origin; reset search_path');
}

/** Columns with their types; PostgreSQL computes the others. */
export async function selectColumnTypes(client: pg.Client, table: string): Promise<ColumnTypes> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type
       from pg_attribute a
      where a.attrelid = to_regclass(quote_ident($1)) and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`,
    [table],
  );
  return new Map(rows.map(({ name, type }) => [name, type]));
}

/** Inserts rows given as text. */
export async function insertRows(
  client: pg.Client,
  table: string,
  columns: readonly { name: string; type: string }[],
  rows: readonly Row[],
): Promise<void> {
  const names = columns.map(({ name }) => client.escapeIdentifier(name)).join(', ');
  const cast = columns.map(({ name, type }) => `x.${client.escapeIdentifier(name)}::${type}`);
  const lists = columns.map((_, at) => `$${at + 1}::text[]`);
  await client.query(
    `insert into ${client.escapeIdentifier(table)} (${names}) overriding system value
     select ${cast.join(', ')} from unnest(${lists.join(', ')}) as x (${names})`,
    columns.map((_, at) => rows.map((row) => row[at] ?? null)),
  );
}

export async function setSequence(client: pg.Client, state: SequenceState): Promise<void> {
  await client.query('select setval(quote_ident($1)::regclass, $2, $3)', [
    state.sequence,
    state.last_value,
    state.is_called,
  ]);
}

export async function selectCount(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ rows: string }>(
    `select count(*) as rows from ${client.escapeIdentifier(table)}`,
  );
  return Number(rows[0]?.rows);
}

/** Ends the restore and tells the planner about the new rows. */
export async function commitRestore(client: pg.Client): Promise<void> {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back.');
  await client.query('analyze');
}
