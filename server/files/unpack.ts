import { constants, inflateRawSync } from 'node:zlib';
import { DEFLATED, STORED } from './archive-records.ts';
import { tooLarge, unreadable } from './file-fault.ts';
import { MOST_ARCHIVE_ENTRIES, MOST_UNPACKED_BYTES } from './limits.ts';

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const MOST_COMMENT_BYTES = 65_535;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_BYTES = 30;
const ENCRYPTED = 1;

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly flags: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly offset: number;
}

const GROWS = 'Soubor je po rozbalení příliš velký. Rozdělte ho na menší části.';

/** Unpacks the parts of a workbook that are XML. Errors: `FileFault`. */
export const unpackWorkbook = (file: Buffer): ReadonlyMap<string, Buffer> =>
  unpackArchive(file, (name) => name.endsWith('.xml') || name.endsWith('.rels'));

/**
 * Unpacks the parts of an archive that are wanted by their names. What the directory of the archive
 * says is added up before anything is unpacked, and no part may turn out larger than it says. Errors:
 * `FileFault`, over `most` bytes too.
 */
export function unpackArchive(
  file: Buffer,
  isWanted: (name: string) => boolean,
  most = MOST_UNPACKED_BYTES,
): ReadonlyMap<string, Buffer> {
  const entries = directoryOf(file);
  const size = entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (size > most) throw tooLarge(GROWS);
  const parts = entries.filter(({ name }) => isWanted(name));
  return new Map(parts.map((entry) => [entry.name, unpackEntry(file, entry)]));
}

function directoryOf(file: Buffer): Entry[] {
  const end = endOf(file);
  const count = file.readUInt16LE(end + 10);
  if (count > MOST_ARCHIVE_ENTRIES) throw tooLarge(GROWS);
  const entries: Entry[] = [];
  let at = file.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_BYTES > end || file.readUInt32LE(at) !== ENTRY_SIGNATURE) throw unreadable();
    const nameLength = file.readUInt16LE(at + 28);
    entries.push({
      name: file.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength),
      flags: file.readUInt16LE(at + 8),
      method: file.readUInt16LE(at + 10),
      packed: file.readUInt32LE(at + 20),
      unpacked: file.readUInt32LE(at + 24),
      offset: file.readUInt32LE(at + 42),
    });
    at += ENTRY_BYTES + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}

function endOf(file: Buffer): number {
  const lowest = Math.max(0, file.length - END_BYTES - MOST_COMMENT_BYTES);
  for (let at = file.length - END_BYTES; at >= lowest; at -= 1) {
    if (file.readUInt32LE(at) === END_SIGNATURE) return at;
  }
  throw unreadable();
}

function unpackEntry(file: Buffer, entry: Entry): Buffer {
  const { offset, method, packed, unpacked } = entry;
  if ((entry.flags & ENCRYPTED) !== 0)
    throw unreadable('Soubor je chráněn heslem. Uložte ho bez hesla.');
  if (offset + LOCAL_BYTES > file.length || file.readUInt32LE(offset) !== LOCAL_SIGNATURE) {
    throw unreadable();
  }
  const start =
    offset + LOCAL_BYTES + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
  if (start + packed > file.length) throw unreadable();
  const content = file.subarray(start, start + packed);
  const bytes = method === DEFLATED ? inflated(content, unpacked) : content;
  if ((method !== DEFLATED && method !== STORED) || bytes.length !== unpacked) throw unreadable();
  return bytes;
}

function inflated(content: Buffer, unpacked: number): Buffer {
  try {
    return inflateRawSync(content, {
      maxOutputLength: Math.max(1, unpacked),
      finishFlush: constants.Z_FINISH,
    });
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge(GROWS);
    throw unreadable();
  }
}
