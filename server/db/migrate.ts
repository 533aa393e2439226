import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { projectRoot } from '#server/root.ts';

/** The role under which the application works; it cannot pass row-level security. */
export const APP_ROLE = 'kastelan_app';

/** Any number, the same in every process: only one of them migrates at a time. */
export const MIGRATION_LOCK = 7_226_531;

const prepare = `
  create schema if not exists access;
  create table if not exists access.migrations (
    name text primary key,
    applied timestamptz not null default now()
  );
`;

async function isMember(client: pg.Client): Promise<boolean | undefined> {
  const { rows } = await client.query<{ member: boolean }>(
    "select pg_has_role(current_user, oid, 'member') as member from pg_roles where rolname = $1",
    [APP_ROLE],
  );
  return rows[0]?.member;
}

/** The application's role, which the owner may take on; a second portal in the cluster shares it. */
async function ensureRole(client: pg.Client): Promise<void> {
  const member = await isMember(client);
  if (member === true) return;
  try {
    if (member === undefined) {
      await client.query(
        `create role ${APP_ROLE} login nosuperuser nobypassrls nocreatedb nocreaterole`,
      );
    }
    await client.query(`grant ${APP_ROLE} to current_user`);
  } catch (cause) {
    throw new Error(
      `Uživatel databáze nesmí založit nebo převzít roli ${APP_ROLE}; založte ji a přidělte mu ji jako správce serveru.`,
      { cause },
    );
  }
}

/** One step of the schema. */
export interface Migration {
  readonly name: string;
  readonly text: string;
}

/** The migrations of this version, in their order. */
export async function readMigrations(): Promise<readonly Migration[]> {
  const folder = join(projectRoot, 'server/db/migrations');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })),
  );
}

/** What migrations stand on: the application's role and the record of what was applied. */
export async function prepareMigrations(client: pg.Client): Promise<void> {
  await ensureRole(client);
  await client.query(prepare);
}

/** Applies one migration within the open transaction. */
export async function applyMigration(client: pg.Client, { name, text }: Migration): Promise<void> {
  try {
    await client.query(text);
    await client.query('insert into access.migrations (name) values ($1)', [name]);
  } catch (cause) {
    throw new Error(`Migrace ${name} selhala: ${(cause as Error).message}`, { cause });
  }
}

async function applyAlone(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await applyMigration(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * Brings the database to the newest schema with the owner's connection; forward only. Two
 * processes may call it at once. Returns the names of the migrations applied now.
 */
export async function migrate(connection: pg.ClientConfig): Promise<readonly string[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await prepareMigrations(client);
    const { rows } = await client.query<{ name: string }>('select name from access.migrations');
    const known = new Set(rows.map((row) => row.name));
    const waiting = (await readMigrations()).filter(({ name }) => !known.has(name));
    for (const migration of waiting) await applyAlone(client, migration);
    return waiting.map(({ name }) => name);
  } finally {
    await client.end();
  }
}
