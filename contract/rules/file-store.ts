import { MEGABYTE, roomText, sizeText } from './file-size.ts';

/** What the files of one unit may take together: 500 MB. */
export const MOST_UNIT_BYTES = 500 * MEGABYTE;

/** From here on it is told: 100 MB are left. The same share from which limits of a licence are told. */
const NEAR = 0.8;
/** From here on it burns: 25 MB are left, the photos of one crew's day or two of the largest files. */
const ALMOST = 0.95;

export type StoreStanding = 'free' | 'near' | 'almost' | 'full';

/** How full the files of a unit are, by the bytes that they take. */
export function storeStanding(used: number): StoreStanding {
  if (used >= MOST_UNIT_BYTES) return 'full';
  if (used >= MOST_UNIT_BYTES * ALMOST) return 'almost';
  return used >= MOST_UNIT_BYTES * NEAR ? 'near' : 'free';
}

/** What is left for files of a unit, in words: 'zbývá 12 MB z 500 MB'. */
export function leftText(used: number): string {
  const left = Math.max(0, MOST_UNIT_BYTES - used);
  const most = sizeText(MOST_UNIT_BYTES);
  return left === 0 ? `z ${most} nezbývá nic` : `zbývá ${roomText(left)} z ${most}`;
}

/** Why a file of so many bytes is refused where files take so many. */
export function noRoomSentence(size: number, used: number): string {
  return `Soubor by zabral ${sizeText(size)}, pro soubory jednotky ale ${leftText(used)}. Smažte ty, které nepotřebujete.`;
}
