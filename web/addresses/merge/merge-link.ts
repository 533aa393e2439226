import { paths } from '#web/lib/paths.ts';

/** More records side by side say nothing to anybody; the rest waits for the next merge. */
const MOST = 12;

/** The address of the duplicates of the unit. */
export const duplicatesAddress = `${paths.AddressBook}?view=duplicates`;

/** The address where records are compared and merged; from there the way leads back to where it came from. */
export function mergeAddress(ids: readonly number[], from: 'duplicates' | 'record'): string {
  const merge = `merge=${ids.slice(0, MOST).join('-')}`;
  return from === 'duplicates' ? `${duplicatesAddress}&${merge}` : `${paths.AddressBook}?${merge}`;
}

/** Ids of the records that an address tells to merge, each once; none when it tells nothing of the kind. */
export function mergedIds(merge: unknown): readonly number[] {
  if (typeof merge !== 'string' || !/^\d{1,10}(-\d{1,10}){1,50}$/.test(merge)) return [];
  return [...new Set(merge.split('-').map(Number))];
}
