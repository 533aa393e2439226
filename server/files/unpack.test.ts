import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { FileFault } from './file-fault.ts';
import { storedArchive } from './stored-archive.ts';
import { unpackWorkbook } from './unpack.ts';

const MB = 1024 * 1024;
const SIZES_AT = { packed: 20, unpacked: 24, method: 10, flags: 8 } as const;
const DIRECTORY_ENTRY = Buffer.from([0x50, 0x4b, 1, 2]);

/** An archive of one packed part, whose directory says what it is told to. */
function archive(content: Buffer, told: Partial<Record<keyof typeof SIZES_AT, number>> = {}) {
  const packed = deflateRawSync(content);
  const file = storedArchive(new Map([['xl/a.xml', packed]]));
  const at = file.indexOf(DIRECTORY_ENTRY);
  file.writeUInt16LE(told.method ?? 8, at + SIZES_AT.method);
  file.writeUInt16LE(told.flags ?? 0, at + SIZES_AT.flags);
  file.writeUInt32LE(told.packed ?? packed.length, at + SIZES_AT.packed);
  file.writeUInt32LE(told.unpacked ?? content.length, at + SIZES_AT.unpacked);
  return file;
}

describe('an archive', () => {
  test('gives its XML parts and nothing else', () => {
    const parts = new Map([
      ['xl/a.xml', Buffer.from('<a/>')],
      ['xl/media/picture.png', Buffer.from('x')],
      ['_rels/.rels', Buffer.from('<r/>')],
    ]);
    const unpacked = unpackWorkbook(storedArchive(parts));
    expect([...unpacked.keys()]).toEqual(['xl/a.xml', '_rels/.rels']);
    expect(unpacked.get('xl/a.xml')?.toString()).toBe('<a/>');
  });

  test('is unpacked', () => {
    const content = Buffer.from('<a>žluťoučký kůň</a>'.repeat(1000));
    expect(unpackWorkbook(archive(content)).get('xl/a.xml')).toEqual(content);
  });

  test('that says it grows over 60 MB is refused before anything is unpacked', () => {
    const bomb = archive(Buffer.alloc(61 * MB));
    expect(bomb.length).toBeLessThan(MB);
    expect(() => unpackWorkbook(bomb)).toThrow(/příliš velký/);
    expect(() => unpackWorkbook(archive(Buffer.from('x'), { unpacked: 61 * MB }))).toThrow(
      /příliš velký/,
    );
  });

  test('that grows more than it says is refused once it has', () => {
    expect(() => unpackWorkbook(archive(Buffer.alloc(61 * MB), { unpacked: 1000 }))).toThrow(
      /příliš velký/,
    );
  });

  test('of many parts that are together too large is refused', () => {
    const parts = new Map(
      Array.from({ length: 70 }, (_, at) => [`xl/${at}.xml`, Buffer.alloc(MB)]),
    );
    expect(() => unpackWorkbook(storedArchive(parts))).toThrow(/příliš velký/);
  });

  test('of more than a thousand parts is refused', () => {
    const parts = new Map(Array.from({ length: 1001 }, (_, at) => [`${at}.xml`, Buffer.alloc(0)]));
    expect(() => unpackWorkbook(storedArchive(parts))).toThrow(/příliš velký/);
  });

  test.each([
    ['shorter than it says', { unpacked: 5000 }],
    ['longer than the file', { packed: 4_000_000_000 }],
    ['packed in an unknown way', { method: 99 }],
    ['locked by a password', { flags: 1 }],
  ])('with a part %s cannot be read', (_title, told) => {
    const content = Buffer.from('<a/>'.repeat(100));
    expect(() => unpackWorkbook(archive(content, told))).toThrow(/nepodařilo přečíst|heslem/);
  });

  test('damaged anywhere is refused in words or read, never otherwise', () => {
    const whole = archive(Buffer.from('<a>text</a>'.repeat(50)));
    const outcomes = Array.from(whole, (byte, at) => {
      const file = Buffer.from(whole);
      file[at] = byte ^ 0xff;
      return outcomeOf(file);
    });
    expect(new Set(outcomes)).toEqual(new Set(['read', 'import-unreadable', 'import-too-large']));
  });
});

function outcomeOf(file: Buffer): string {
  try {
    unpackWorkbook(file);
    return 'read';
  } catch (error) {
    return error instanceof FileFault ? error.code : String(error);
  }
}
