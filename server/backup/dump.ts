import { createHash } from 'node:crypto';
import type pg from 'pg';
import { APP_VERSION } from '#contract/version.ts';
import type { Applied } from '#server/db/applied.sql.ts';
import { tablesOfBook } from '#server/db/book/book.ts';
import { BackupRefusal } from './backup-refusal.ts';
import {
  beginSnapshot,
  lockTables,
  selectMigrations,
  selectRows,
  selectSeesAll,
  selectSequences,
  selectTables,
  type BackedUpTable,
} from './backup.sql.ts';
import { FORMAT_VERSION, lineOf, type Header } from './format.ts';

async function ensureSeesAll(client: pg.Client): Promise<void> {
  const { user, sees } = await selectSeesAll(client);
  if (sees) return;
  throw new BackupRefusal(
    `Databázový účet ${user} nevidí řádky všech klientů; zálohujte programem pg_dump pod účtem s právem BYPASSRLS.`,
  );
}

function checksumsOf(migrations: readonly Applied[]): Record<string, string> {
  return Object.fromEntries(
    migrations.flatMap(({ name, checksum }) => (checksum === null ? [] : [[name, checksum]])),
  );
}

async function headerOf(client: pg.Client): Promise<Header> {
  const migrations = await selectMigrations(client);
  if (migrations.length === 0) throw new BackupRefusal('Databáze je prázdná, není co zálohovat.');
  return {
    kastelan_backup: FORMAT_VERSION,
    application_version: APP_VERSION,
    created: new Date().toISOString(),
    checksums: checksumsOf(migrations),
    migrations: migrations.map(({ name }) => name),
  };
}

const leftOut: ReadonlySet<string> = new Set(
  tablesOfBook.flatMap(([table, { leftOutOfBackup }]) =>
    leftOutOfBackup === undefined ? [] : [table],
  ),
);

/** The tables that a backup holds: all but those that the book leaves out, each for its reason. */
export async function tablesInBackup(client: pg.Client): Promise<readonly BackedUpTable[]> {
  const tables = await selectTables(client);
  return tables.filter(({ table }) => !leftOut.has(table));
}

async function* content(client: pg.Client, counts: Record<string, number>): AsyncGenerator<string> {
  yield lineOf(await headerOf(client));
  const tables = await tablesInBackup(client);
  await lockTables(client, tables);
  for (const table of tables) {
    counts[table.table] = 0;
    yield lineOf({ table: table.table, columns: [...table.columns] });
    for await (const rows of selectRows(client, table)) {
      counts[table.table] = (counts[table.table] ?? 0) + rows.length;
      yield rows.map(lineOf).join('');
    }
  }
  // After the rows: a sequence knows no snapshot, and must not stand before them.
  for (const sequence of await selectSequences(client)) yield lineOf(sequence);
}

/** The text of a backup: one moment of the whole database, read by the owner's connection. */
export async function* dump(client: pg.Client): AsyncGenerator<Buffer> {
  await ensureSeesAll(client);
  await beginSnapshot(client);
  const hash = createHash('sha256');
  const rows: Record<string, number> = {};
  for await (const text of content(client, rows)) {
    const bytes = Buffer.from(text);
    hash.update(bytes);
    yield bytes;
  }
  yield Buffer.from(lineOf({ rows, sha256: hash.digest('hex') }));
  await client.query('commit');
}
