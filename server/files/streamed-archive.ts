import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import {
  DEFLATED,
  directoryOfArchive,
  localRecord,
  sizesRecord,
  type ArchivePart,
} from './archive-records.ts';

const deflated = promisify(deflateRaw);

/** What a directory without extensions can tell of sizes and places. */
const MOST_BYTES = 0xffff_ffff;

/** A part whose text comes by pieces. */
export interface StreamedPart {
  readonly name: string;
  readonly texts: AsyncIterable<string> | Iterable<string>;
}

/** Adds up what was packed of a part. */
async function* packed(
  { texts }: StreamedPart,
  sum: { checksum: number; packed: number; unpacked: number },
): AsyncGenerator<Buffer> {
  for await (const text of texts) {
    const bytes = Buffer.from(text);
    // Each piece is packed alone, by another thread, and ends at a whole byte: so the next may stand behind it.
    const piece = await deflated(bytes, { finishFlush: constants.Z_SYNC_FLUSH });
    sum.checksum = crc32(bytes, sum.checksum);
    sum.packed += piece.length;
    sum.unpacked += bytes.length;
    yield piece;
  }
  const end = await deflated('');
  sum.packed += end.length;
  yield end;
}

/**
 * An archive whose parts leave as they come: a piece of a text is asked for once the one before was taken. Throws when
 * it grows over four gigabytes.
 */
export async function* streamedArchive(
  parts: AsyncIterable<StreamedPart> | Iterable<StreamedPart>,
): AsyncGenerator<Buffer> {
  const listed: ArchivePart[] = [];
  let offset = 0;
  for await (const part of parts) {
    const begun = { name: part.name, method: DEFLATED, isStreamed: true, offset } as const;
    const sum = { checksum: 0, packed: 0, unpacked: 0 };
    const local = localRecord({ ...begun, ...sum });
    yield local;
    for await (const piece of packed(part, sum)) {
      if (sum.unpacked > MOST_BYTES) throw new Error('A part of an archive is over 4 GB.');
      yield piece;
    }
    const whole = { ...begun, ...sum };
    const behind = sizesRecord(whole);
    yield behind;
    listed.push(whole);
    offset += local.length + sum.packed + behind.length;
  }
  if (offset > MOST_BYTES) throw new Error('An archive is over 4 GB.');
  yield directoryOfArchive(listed, offset);
}
