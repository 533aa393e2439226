import { bring } from '#web/lib/bring.ts';

/** Fetches the code of the search. */
export function fetchSearch() {
  return bring(() => import('./CommandSearch.tsx'));
}
