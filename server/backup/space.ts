import { statfs } from 'node:fs/promises';
import { BackupRefusal } from './backup-refusal.ts';

const MEGABYTE = 1_048_576;
/** The database writes beside the backups: it must not be left without room. */
const RESERVE = 64 * MEGABYTE;
/** The next backup may be larger than the last one by so much. */
const GROWTH = 1.5;
/** What a first backup may take of the size of the database: it is compressed. */
const SHARE_OF_DATABASE = 0.5;

/** Tells the free bytes of the disk under a folder. */
export type FreeSpace = (folder: string) => Promise<number>;

/** What the operating system says. */
const freeSpace: FreeSpace = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

const megabytes = (bytes: number) => `${Math.ceil(bytes / MEGABYTE)} MB`;

/** Goes on only when the disk has room for the backup. Throws BackupRefusal before anything is written. */
export async function ensureRoom(
  folder: string,
  size: { last_bytes: number; database_bytes: number },
  free: FreeSpace = freeSpace,
): Promise<void> {
  const expected =
    size.last_bytes > 0 ? size.last_bytes * GROWTH : size.database_bytes * SHARE_OF_DATABASE;
  const available = await free(folder);
  if (available >= expected + RESERVE) return;
  throw new BackupRefusal(
    `Na disku se složkou ${folder} je volných jen ${megabytes(available)}, záloha potřebuje ${megabytes(expected + RESERVE)}. Starší zálohy zůstaly.`,
  );
}
