import { existsSync } from 'node:fs';
import { open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { BackupRefusal } from './backup-refusal.ts';

export interface WriteOptions {
  /** Whether a file of the name may be replaced. */
  readonly force: boolean;
  /** Looks at the written file before it gets its name. */
  readonly check: (file: string) => Promise<void>;
}

/** Refuses a name that is taken. */
export function ensureFree(file: string, force: boolean): void {
  if (force || !existsSync(file)) return;
  throw new BackupRefusal(
    `Soubor ${file} už existuje; zvolte jiný, nebo ho přepište příkazem npm run backup -- ${file} --force.`,
  );
}

async function fill(part: FileHandle, content: AsyncIterable<Buffer>): Promise<void> {
  // A fault of the content ends the compression; it is met in the iteration.
  const compressed = pipeline(Readable.from(content), createGzip(), () => undefined);
  for await (const chunk of compressed as AsyncIterable<Buffer>) await part.appendFile(chunk);
  await part.sync();
}

/** Makes the new name itself survive a failure of power; Windows has no such call. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Whether the name still leads to what we write; another backup may have taken it. */
async function isOurs(part: FileHandle, path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  const [written, named] = await Promise.all([part.stat(), stat(path)]);
  return written.ino === named.ino && written.dev === named.dev;
}

async function ensureOurs(part: FileHandle, path: string): Promise<void> {
  if (await isOurs(part, path)) return;
  throw new BackupRefusal(`Do souboru ${path} píše i jiná záloha; spusťte ji znovu.`);
}

function writeRefusal(file: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  // A system's fault has a name like ENOSPC; PostgreSQL's codes are digits.
  if (!/^E[A-Z]+$/.test(code)) return error;
  return new BackupRefusal(`Zálohu nelze zapsat do ${file} (${code}).`, { cause: error });
}

/**
 * Writes the content, compressed, under the name: whole and on the disk, or not at all. Until then
 * it lies beside as FILE.part. Throws BackupRefusal when it cannot be written.
 */
export async function writeWhole(
  file: string,
  content: AsyncIterable<Buffer>,
  { force, check }: WriteOptions,
): Promise<void> {
  const path = `${file}.part`;
  let part: FileHandle | undefined;
  try {
    // Left by an interrupted backup; a link planted there is removed, not followed.
    await rm(path, { force: true });
    part = await open(path, 'wx', 0o600);
    await fill(part, content);
    await check(path);
    await ensureOurs(part, path);
    ensureFree(file, force);
    await rename(path, file);
    await syncFolder(dirname(file));
  } catch (error) {
    if (part !== undefined && (await isOurs(part, path))) await rm(path);
    throw writeRefusal(file, error);
  } finally {
    await part?.close();
  }
}
