import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#server/root.ts';

/** One step of the schema. */
export interface Migration {
  readonly name: string;
  readonly text: string;
  /** By it an edited text is known: SHA-256 in hexadecimal. */
  readonly checksum: string;
}

/** A migration of this text. Git may have changed its line endings, which says nothing about it. */
export function migrationOf(name: string, text: string): Migration {
  const checksum = createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
  return { name, text, checksum };
}

/** The migrations of this version, in their order. */
export async function readMigrations(): Promise<readonly Migration[]> {
  const folder = join(projectRoot, 'server/db/migrations');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => migrationOf(name, await readFile(join(folder, name), 'utf8'))),
  );
}
