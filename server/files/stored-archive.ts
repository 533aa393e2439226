import { crc32 } from 'node:zlib';
import { directoryOfArchive, localRecord, STORED, type ArchivePart } from './archive-records.ts';

/**
 * An archive of the parts as they are, not packed: the reader of workbooks takes archives only, and
 * gets one that cannot grow any more; what is made for people to take away is packed by itself.
 */
export function storedArchive(parts: ReadonlyMap<string, Buffer>): Buffer {
  const pieces: Buffer[] = [];
  const listed: ArchivePart[] = [];
  let offset = 0;
  for (const [name, bytes] of parts) {
    const part: ArchivePart = {
      name,
      method: STORED,
      isStreamed: false,
      checksum: crc32(bytes),
      packed: bytes.length,
      unpacked: bytes.length,
      offset,
    };
    const local = localRecord(part);
    pieces.push(local, bytes);
    listed.push(part);
    offset += local.length + bytes.length;
  }
  return Buffer.concat([...pieces, directoryOfArchive(listed, offset)]);
}
