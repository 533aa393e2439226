import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip } from 'node:zlib';
import { BackupRefusal } from './backup-refusal.ts';
import { FORMAT_VERSION, parseLine, type Footer, type Header, type Item } from './format.ts';
import { linesOf } from './lines.ts';

function decompressed(file: string): AsyncIterable<Buffer> {
  // A fault of either end ends the other; the reader meets it in the iteration.
  return pipeline(createReadStream(file), createGunzip(), () => undefined);
}

function notBackup(file: string): BackupRefusal {
  return new BackupRefusal(`Soubor ${file} není záloha Kastelánu.`);
}

function damaged(file: string): BackupRefusal {
  return new BackupRefusal(
    `Záloha ${file} je poškozená, její obsah nesouhlasí s kontrolním součtem.`,
  );
}

function cut(file: string): BackupRefusal {
  return new BackupRefusal(`Záloha ${file} není úplná, její konec chybí.`);
}

function refusalOf(file: string, error: unknown, begun: boolean): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return new BackupRefusal(`Soubor ${file} neexistuje.`);
  if (/^E[A-Z]+$/.test(code)) return new BackupRefusal(`Soubor ${file} nelze přečíst (${code}).`);
  if (code === 'Z_BUF_ERROR') return cut(file);
  if (error instanceof BackupRefusal) return error;
  const isOther = error instanceof Error && error.message === 'incorrect header check';
  return !isOther && (begun || code.startsWith('Z_')) ? damaged(file) : notBackup(file);
}

function ensureHeader(file: string, item: Item): void {
  if (item.kind !== 'header') throw notBackup(file);
  if (item.header.kastelan_backup === FORMAT_VERSION) return;
  throw new BackupRefusal(
    `Zálohu ${file} zapsala novější verze Kastelánu (${item.header.application_version}); aktualizujte aplikaci.`,
  );
}

/** Counts and sums up what was read, to be compared with the footer. */
class Tally {
  readonly #hash = createHash('sha256');
  readonly #rows: Record<string, number> = {};
  #table: string | undefined;

  /** Takes one line; false for one that contradicts the others. */
  add(line: Buffer, item: Item): boolean {
    if (item.kind === 'footer') return this.#agrees(item.footer);
    this.#hash.update(line);
    if (item.kind === 'table') this.#rows[(this.#table = item.table.table)] = 0;
    if (item.kind !== 'row') return true;
    if (this.#table === undefined) return false;
    this.#rows[this.#table] = (this.#rows[this.#table] ?? 0) + 1;
    return true;
  }

  #agrees({ rows, sha256 }: Footer): boolean {
    return this.#hash.digest('hex') === sha256 && isDeepStrictEqual({ ...rows }, { ...this.#rows });
  }
}

async function* checked(file: string, lines: AsyncIterable<Buffer>): AsyncGenerator<Item> {
  const tally = new Tally();
  let last: Item['kind'] | undefined;
  for await (const line of lines) {
    const item = parseLine(line.toString('utf8'));
    if (last === undefined) ensureHeader(file, item);
    if (last === 'footer' || !tally.add(line, item)) throw damaged(file);
    last = item.kind;
    yield item;
  }
  if (last === undefined) throw notBackup(file);
  if (last !== 'footer') throw cut(file);
}

/**
 * The lines of a backup, one after the other. Throws BackupRefusal, at the latest after the last
 * line, when the file is not a whole and unchanged backup.
 */
export async function* readBackup(file: string): AsyncGenerator<Item> {
  let begun = false;
  try {
    for await (const item of checked(file, linesOf(decompressed(file)))) {
      begun = true;
      yield item;
    }
  } catch (error) {
    throw refusalOf(file, error, begun);
  }
}

/** Reads the whole file and tells what it holds. Throws BackupRefusal when it is not whole. */
export async function verifyBackup(
  file: string,
): Promise<{ header: Header; rows: Footer['rows'] }> {
  let header: Header | undefined;
  let rows: Footer['rows'] = {};
  for await (const item of readBackup(file)) {
    if (item.kind === 'header') header = item.header;
    if (item.kind === 'footer') rows = item.footer.rows;
  }
  if (header === undefined) throw notBackup(file);
  return { header, rows };
}
