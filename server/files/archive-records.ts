// Records that an archive (ZIP) is made of. Numbers are little-endian, sizes up to 4 GB.

const LOCAL_SIGNATURE = 0x04034b50;
const SIZES_SIGNATURE = 0x08074b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_SIGNATURE = 0x06054b50;
const VERSION = 20;
const NAMES_IN_UTF8 = 0x0800;
const SIZES_BEHIND = 0x0008;
/** 1 January 1980. */
const FIRST_DAY = 0x21;

/** Ways of packing. */
export const STORED = 0;
export const DEFLATED = 8;

/** A part of an archive, as its directory lists it. */
export interface ArchivePart {
  readonly name: string;
  readonly method: typeof STORED | typeof DEFLATED;
  /** Its sizes and checksum stand behind it: they were not known when it began. */
  readonly isStreamed: boolean;
  readonly checksum: number;
  readonly packed: number;
  readonly unpacked: number;
  /** Where its record begins. */
  readonly offset: number;
}

type Field = readonly [size: 2 | 4, value: number];

function numbers(...fields: readonly Field[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of fields) {
    bytes.writeUIntLE(value, at, size);
    at += size;
  }
  return bytes;
}

const sizes = ({ checksum, packed, unpacked }: ArchivePart): Field[] => [
  [4, checksum],
  [4, packed],
  [4, unpacked],
];

/** Version, flags, method, time, day, checksum, sizes, name. The same parts make the same bytes, so all are of the first day that an archive knows. */
const shared = (part: ArchivePart): Field[] => [
  [2, VERSION],
  [2, NAMES_IN_UTF8 | (part.isStreamed ? SIZES_BEHIND : 0)],
  [2, part.method],
  [2, 0],
  [2, FIRST_DAY],
  ...sizes(part),
  [2, Buffer.byteLength(part.name)],
  [2, 0],
];

/** What stands before the bytes of a part. */
export const localRecord = (part: ArchivePart): Buffer =>
  Buffer.concat([numbers([4, LOCAL_SIGNATURE], ...shared(part)), Buffer.from(part.name)]);

/** What stands behind the bytes of a streamed part. */
export const sizesRecord = (part: ArchivePart): Buffer =>
  numbers([4, SIZES_SIGNATURE], ...sizes(part));

const entryRecord = (part: ArchivePart): Buffer =>
  Buffer.concat([
    numbers(
      [4, ENTRY_SIGNATURE],
      [2, VERSION],
      ...shared(part),
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, part.offset],
    ),
    Buffer.from(part.name),
  ]);

/** The directory that ends an archive and begins at the offset. */
export function directoryOfArchive(parts: readonly ArchivePart[], offset: number): Buffer {
  const listed = Buffer.concat(parts.map(entryRecord));
  const end = numbers(
    [4, END_SIGNATURE],
    [2, 0],
    [2, 0],
    [2, parts.length],
    [2, parts.length],
    [4, listed.length],
    [4, offset],
    [2, 0],
  );
  return Buffer.concat([listed, end]);
}
