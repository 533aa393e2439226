import { z } from 'zod';

/** What a report of a revision may be attached as. */
export const revisionFileType = z.enum(['application/pdf', 'image/png', 'image/jpeg']);
type RevisionFileType = z.infer<typeof revisionFileType>;

const byEnding: Readonly<Record<string, RevisionFileType>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};

/** The first bytes of each kind (ISO 32000, ISO/IEC 15948, ISO/IEC 10918). */
const beginnings: Readonly<Record<RevisionFileType, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
};

/** The kind of a file by the end of its name; undefined for one that is not taken. */
export function typeByName(fileName: string): RevisionFileType | undefined {
  const ending = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(byEnding, ending) ? byEnding[ending] : undefined;
}

/** What is wrong with a file by its name and what it begins with; null when nothing is. */
export function revisionFileFault(fileName: string, content: Uint8Array): string | null {
  const type = typeByName(fileName);
  if (type === undefined) return 'Vyberte soubor PDF, PNG nebo JPEG';
  if (content.length === 0) return 'Soubor je prázdný';
  const isSo = beginnings[type].every((byte, at) => content[at] === byte);
  return isSo ? null : 'Obsah souboru neodpovídá jeho příponě';
}
