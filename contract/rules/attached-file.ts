import { z } from 'zod';

/** What a record may have attached. */
export const attachedFileType = z.enum(['application/pdf', 'image/png', 'image/jpeg']);
/** What papers of suppliers come as: an electronic invoice too, alone or packed with its picture. */
export const paperFileType = z.enum([
  ...attachedFileType.options,
  'application/xml',
  'application/zip',
]);
type PaperFileType = z.infer<typeof paperFileType>;

/** The largest attached file: 10 MB. */
export const MOST_ATTACHED_BYTES = 10 * 1024 * 1024;
export const ATTACHED_TOO_LARGE = 'Soubor je větší než 10 MB';

const byEnding: Readonly<Record<string, PaperFileType>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  isdoc: 'application/xml',
  isdocx: 'application/zip',
};

/** The first bytes of each kind (ISO 32000, ISO/IEC 15948, ISO/IEC 10918, XML 1.0, ZIP). */
const beginnings: Readonly<Record<PaperFileType, readonly (readonly number[])[]>> = {
  'application/pdf': [[0x25, 0x50, 0x44, 0x46, 0x2d]],
  'image/png': [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  'image/jpeg': [[0xff, 0xd8, 0xff]],
  // The mark of bytes before it, of UTF-8 or of UTF-16, may be there.
  'application/xml': [[0x3c], [0xef, 0xbb, 0xbf, 0x3c], [0xff, 0xfe], [0xfe, 0xff]],
  'application/zip': [[0x50, 0x4b, 0x03, 0x04]],
};

/** Which files are taken: those to be shown and printed, or electronic invoices too. */
export type TakenFiles = 'pictures' | 'papers';
const WHAT: Readonly<Record<TakenFiles, string>> = {
  pictures: 'Vyberte soubor PDF, PNG nebo JPEG',
  papers: 'Vyberte soubor PDF, PNG, JPEG, ISDOC nebo ISDOCX',
};

/** The kind of a file by the end of its name; undefined for one that is not taken. */
export function typeByName(
  fileName: string,
  taken: TakenFiles = 'pictures',
): PaperFileType | undefined {
  const ending = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const type = Object.hasOwn(byEnding, ending) ? byEnding[ending] : undefined;
  return taken === 'papers' || attachedFileType.safeParse(type).success ? type : undefined;
}

/** What is wrong with a file by its size in bytes, its name and what it begins with; null when nothing is. */
export function attachedFileFault(
  fileName: string,
  beginning: Uint8Array,
  size: number,
  taken: TakenFiles = 'pictures',
): string | null {
  const type = typeByName(fileName, taken);
  if (type === undefined) return WHAT[taken];
  if (size === 0) return 'Soubor je prázdný';
  if (size > MOST_ATTACHED_BYTES) return ATTACHED_TOO_LARGE;
  const isSo = beginnings[type].some((bytes) => bytes.every((byte, at) => beginning[at] === byte));
  return isSo ? null : 'Obsah souboru neodpovídá jeho příponě';
}
