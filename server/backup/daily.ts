import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { RepeatedWork } from '#server/jobs/start.ts';
import type { Portal } from '#server/portal.ts';
import { BackupRefusal } from './backup-refusal.ts';
import { backUp, databaseSize } from './backup.service.ts';
import { backupName, isPart, outlived } from './keeping.ts';
import { ensureRoom, type FreeSpace } from './space.ts';
import {
  updateBackupEnded,
  updateBackupTaken,
  updateLeaseForgotten,
  type Outcome,
  type TakenBackup,
} from './state.sql.ts';

/** Longer than any backup takes; a process that dies with one leaves it to others after that. */
const LEASE_SECONDS = 2 * 3600;
const AGAIN_SECONDS = 3600;
const EVERY_QUARTER_OF_MINUTE = '*/15 * * * * *';

interface Means {
  /** The owner's connection, which sees all clients. */
  readonly owner: () => Promise<pg.ClientConfig>;
  readonly signal: AbortSignal;
  readonly free?: FreeSpace | undefined;
}

async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    if (isPart(name)) await rm(join(folder, name), { force: true });
  }
}

async function removeOutlived(folder: string, plan: TakenBackup): Promise<void> {
  for (const name of outlived(await readdir(folder), plan)) await rm(join(folder, name));
}

/** Makes the backup; old ones go only once the new one stands. */
async function made(portal: Portal, taken: TakenBackup, means: Means): Promise<Outcome> {
  const folder = portal.config.backupDir;
  await prepareFolder(folder);
  const owner = await means.owner();
  const database_bytes = await databaseSize(owner);
  await ensureRoom(folder, { last_bytes: taken.last_bytes, database_bytes }, means.free);
  const last_file = backupName(portal.now());
  const file = join(folder, last_file);
  const { rows } = await backUp(owner, file, { force: false, signal: means.signal });
  const { size } = await stat(file);
  await removeOutlived(folder, taken);
  return { last_success: portal.now(), last_file, last_bytes: size, last_rows: rows };
}

function sentenceOf(error: unknown): string {
  if (error instanceof BackupRefusal) return error.message;
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  return `Zálohu se nepodařilo zapsat${code}. Podrobnosti jsou v záznamu serveru.`;
}

/**
 * Makes a backup when one is due by the plan or was asked for. How it went stands in the state, which
 * a system admin sees; a failed one is tried again within an hour.
 */
export async function backUpIfDue(portal: Portal, means: Means): Promise<void> {
  const lease = randomUUID();
  const taking = { lease, now: portal.now(), seconds: LEASE_SECONDS, againAfter: AGAIN_SECONDS };
  const taken = await portal.database.transaction((db) => updateBackupTaken(db, taking));
  if (taken === undefined) return;
  const end = (outcome: Outcome) =>
    portal.database.transaction((db) => updateBackupEnded(db, lease, outcome));
  try {
    const outcome = await made(portal, taken, means);
    await end(outcome);
    portal.log('info', 'A backup was made.', { ...outcome });
  } catch (error) {
    if (means.signal.aborted) return end({ last_attempt: null });
    portal.log('error', 'A backup failed.', { err: error });
    await end({ last_failure: portal.now(), last_fault: sentenceOf(error) });
  }
}

/**
 * The repeated work of a process that may make backups. Where no other process can be (the embedded
 * database lets only one in), a lease found at the start is that of a dead one, or came with a restored
 * backup, which was being made when it was taken.
 */
export function dailyBackup(
  owner: () => Promise<pg.ClientConfig>,
  { alone }: { alone: boolean },
): RepeatedWork {
  let isFresh = alone;
  return {
    pattern: EVERY_QUARTER_OF_MINUTE,
    name: 'The daily backup',
    work: async (portal, signal) => {
      if (isFresh) await portal.database.transaction(updateLeaseForgotten);
      isFresh = false;
      await backUpIfDue(portal, { owner, signal });
    },
  };
}
