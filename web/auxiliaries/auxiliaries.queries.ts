import { auxiliariesOverview } from '#contract/auxiliaries.ts';
import { queryFor, useLoad } from '#web/lib/query.ts';

/** Counts of the lists; every opening reads them again, because each of their screens changes them. */
export function useAuxiliaryCounts(unit_id: number) {
  const options = queryFor(auxiliariesOverview, { params: { unit_id } });
  return useLoad({ ...options, refetchOnMount: 'always' });
}
