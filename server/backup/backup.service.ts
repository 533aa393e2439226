import pg from 'pg';
import { BackupRefusal } from './backup-refusal.ts';
import { selectDatabaseSize } from './backup.sql.ts';
import { dump } from './dump.ts';
import type { Footer } from './format.ts';
import { load } from './load.ts';
import { verifyBackup } from './read-backup.ts';
import { ensureFree, writeWhole } from './write-whole.ts';

/** How much was backed up or restored. */
export interface Amount {
  readonly tables: number;
  readonly rows: number;
}

function amountOf(rows: Footer['rows']): Amount {
  const counts = Object.values(rows);
  return { tables: counts.length, rows: counts.reduce((sum, count) => sum + count, 0) };
}

async function withConnection<T>(
  owner: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(owner);
  // A lost connection is met by the statement that is waiting for it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    if (error instanceof BackupRefusal) throw error;
    throw new BackupRefusal(`Práce s databází selhala: ${(error as Error).message}.`, {
      cause: error,
    });
  } finally {
    await client.end();
  }
}

interface BackUpOptions {
  /** Whether a file of the name may be replaced. */
  readonly force: boolean;
  /** Gives the backup up. */
  readonly signal?: AbortSignal;
}

async function* untilAborted(
  content: AsyncIterable<Buffer>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    signal?.throwIfAborted();
    yield chunk;
  }
}

/** Bytes that the database takes on the disk. */
export function databaseSize(owner: pg.ClientConfig): Promise<number> {
  return withConnection(owner, selectDatabaseSize);
}

/**
 * Backs up the database of the owner's connection into a new file; the portal may be running.
 * Throws BackupRefusal; then there is no file.
 */
export async function backUp(
  owner: pg.ClientConfig,
  file: string,
  { force, signal }: BackUpOptions,
): Promise<Amount> {
  ensureFree(file, force);
  let rows: Footer['rows'] = {};
  const check = async (written: string) => {
    ({ rows } = await verifyBackup(written));
  };
  await withConnection(owner, (client) =>
    writeWhole(file, untilAborted(dump(client), signal), { force, check }),
  );
  return amountOf(rows);
}

/**
 * Restores a backup into an empty database with the owner's connection.
 * Throws BackupRefusal; then the database is as it was.
 */
export async function restore(owner: pg.ClientConfig, file: string): Promise<Amount> {
  const verified = await verifyBackup(file);
  await withConnection(owner, (client) => load(client, file, verified));
  return amountOf(verified.rows);
}
