import { z } from 'zod';

/** What a record may have attached. */
export const attachedFileType = z.enum(['application/pdf', 'image/png', 'image/jpeg']);
type AttachedFileType = z.infer<typeof attachedFileType>;

/** The largest attached file: 10 MB. */
export const MOST_ATTACHED_BYTES = 10 * 1024 * 1024;
export const ATTACHED_TOO_LARGE = 'Soubor je větší než 10 MB';

const byEnding: Readonly<Record<string, AttachedFileType>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};

/** The first bytes of each kind (ISO 32000, ISO/IEC 15948, ISO/IEC 10918). */
const beginnings: Readonly<Record<AttachedFileType, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
};

/** The kind of a file by the end of its name; undefined for one that is not taken. */
export function typeByName(fileName: string): AttachedFileType | undefined {
  const ending = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(byEnding, ending) ? byEnding[ending] : undefined;
}

/** What is wrong with a file by its size in bytes, its name and what it begins with; null when nothing is. */
export function attachedFileFault(
  fileName: string,
  beginning: Uint8Array,
  size: number,
): string | null {
  const type = typeByName(fileName);
  if (type === undefined) return 'Vyberte soubor PDF, PNG nebo JPEG';
  if (size === 0) return 'Soubor je prázdný';
  if (size > MOST_ATTACHED_BYTES) return ATTACHED_TOO_LARGE;
  const isSo = beginnings[type].every((byte, at) => beginning[at] === byte);
  return isSo ? null : 'Obsah souboru neodpovídá jeho příponě';
}
