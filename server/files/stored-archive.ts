import { crc32 } from 'node:zlib';

const LOCAL_SIGNATURE = 0x04034b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_SIGNATURE = 0x06054b50;
const VERSION = 20;
const NAMES_IN_UTF8 = 0x0800;
/** 1 January 1980. */
const FIRST_DAY = 0x21;

function numbers(...fields: readonly (readonly [size: 2 | 4, value: number])[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of fields) {
    bytes.writeUIntLE(value, at, size);
    at += size;
  }
  return bytes;
}

/**
 * An archive of the parts as they are, not packed: the reader of workbooks takes archives only, and
 * gets one that cannot grow any more; what is made for people to take away is packed by itself.
 */
export function storedArchive(parts: ReadonlyMap<string, Buffer>): Buffer {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, bytes] of parts) {
    const path = Buffer.from(name);
    // Version, flags, method, time, day, checksum, sizes, name.
    // The same parts make the same bytes, so all are of the first day that an archive knows.
    const shared = [
      [2, VERSION],
      [2, NAMES_IN_UTF8],
      [2, 0],
      [2, 0],
      [2, FIRST_DAY],
      [4, crc32(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      [2, path.length],
      [2, 0],
    ] as const;
    const local = numbers([4, LOCAL_SIGNATURE], ...shared);
    pieces.push(local, path, bytes);
    directory.push(
      numbers(
        [4, ENTRY_SIGNATURE],
        [2, VERSION],
        ...shared,
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, offset],
      ),
      path,
    );
    offset += local.length + path.length + bytes.length;
  }
  const listed = Buffer.concat(directory);
  const end = numbers(
    [4, END_SIGNATURE],
    [2, 0],
    [2, 0],
    [2, parts.size],
    [2, parts.size],
    [4, listed.length],
    [4, offset],
    [2, 0],
  );
  return Buffer.concat([...pieces, listed, end]);
}
