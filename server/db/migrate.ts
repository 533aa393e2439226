import pg from 'pg';
import {
  insertApplied,
  prepareApplied,
  selectApplied,
  updateChecksum,
  type Applied,
} from './applied.sql.ts';
import { StartRefusal } from './embedded/start-refusal.ts';
import { readMigrations, type Migration } from './migration-files.ts';
import { refreshByOwner } from './statistics.ts';

/** The role under which the application works; it cannot pass row-level security. */
export const APP_ROLE = 'kastelan_app';

/** Any number, the same in every process: only one of them migrates at a time. */
export const MIGRATION_LOCK = 7_226_531;

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

/** What migrations stand on: the application's role and the record of what was applied. */
export async function prepareMigrations(client: pg.Client): Promise<void> {
  await ensureRole(client);
  await prepareApplied(client);
}

/** Applies one migration within the open transaction. */
export async function applyMigration(
  client: pg.Client,
  { name, text, checksum }: Migration,
): Promise<void> {
  try {
    await client.query(text);
    await insertApplied(client, name, checksum);
  } catch (cause) {
    throw new Error(`Migrace ${name} selhala: ${(cause as Error).message}`, { cause });
  }
}

async function applyAlone(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await applyMigration(client, migration);
    await refreshByOwner(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * What was applied must be what this version holds: a migration edited afterwards would never reach
 * this database. Those that an older version applied get their checksum now.
 */
async function ensureUnedited(
  client: pg.Client,
  migrations: readonly Migration[],
  applied: readonly Applied[],
): Promise<void> {
  const checksums = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of applied) {
    const expected = checksums.get(name) ?? checksum;
    if (checksum !== null && checksum !== expected) {
      throw new StartRefusal(
        `Soubor migrace ${name} se od použití v této databázi změnil; vraťte mu původní obsah a změnu napište do nové migrace.`,
      );
    }
    if (checksum === null && expected !== null) await updateChecksum(client, name, expected);
  }
}

/** Brings a connected database to the schema of these migrations; returns the names of those applied. */
export async function applyMissing(
  client: pg.Client,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  const applied = await selectApplied(client);
  await ensureUnedited(client, migrations, applied);
  const known = new Set(applied.map(({ name }) => name));
  const waiting = migrations.filter(({ name }) => !known.has(name));
  for (const migration of waiting) await applyAlone(client, migration);
  return waiting.map(({ name }) => name);
}

/**
 * Brings the database to the newest schema with the owner's connection; forward only. Two
 * processes may call it at once. Returns the names of the migrations applied now. Throws
 * StartRefusal when an applied one was edited since.
 */
export async function migrate(connection: pg.ClientConfig): Promise<readonly string[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await prepareMigrations(client);
    return await applyMissing(client, await readMigrations());
  } finally {
    await client.end();
  }
}
