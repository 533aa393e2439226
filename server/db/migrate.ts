import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { projectRoot } from '../root.ts';

/** The role under which the application works; it cannot pass row-level security. */
export const APP_ROLE = 'kastelan_app';

// Any number, the same in every process: only one of them migrates at a time.
const MIGRATION_LOCK = 7_226_531;

const prepare = `
  create schema if not exists access;
  create table if not exists access.migrations (
    name text primary key,
    applied timestamptz not null default now()
  );
`;

async function ensureRole(client: pg.Client): Promise<void> {
  const { rows } = await client.query('select 1 from pg_roles where rolname = $1', [APP_ROLE]);
  if (rows.length === 0) {
    await client.query(`create role ${APP_ROLE} login nosuperuser nobypassrls nocreatedb nocreaterole`);
  }
  await client.query(`grant ${APP_ROLE} to current_user`);
}

async function applyOne(client: pg.Client, name: string, text: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into access.migrations (name) values ($1)', [name]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`Migrace ${name} selhala: ${(cause as Error).message}`, { cause });
  }
}

/**
 * Brings the database to the newest schema with the owner's connection; forward only. Two
 * processes may call it at once. Returns the names of the migrations applied now.
 */
export async function migrate(connection: pg.ClientConfig): Promise<readonly string[]> {
  const folder = join(projectRoot, 'server/db/migrations');
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await ensureRole(client);
    await client.query(prepare);
    const { rows } = await client.query<{ name: string }>('select name from access.migrations');
    const known = new Set(rows.map((row) => row.name));
    const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
    const waiting = files.filter((name) => !known.has(name));
    for (const name of waiting) await applyOne(client, name, await readFile(join(folder, name), 'utf8'));
    return waiting;
  } finally {
    await client.end();
  }
}
