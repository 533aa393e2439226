import { useQuery } from '@tanstack/react-query';
import { listHeatings } from '#contract/heating.ts';
import type { HeatingKind } from '#contract/rules/heating-value.ts';
import { queryFor } from '#web/lib/query.ts';

/** Rows of a list in their order, hidden ones too. */
export function useHeatings(auxtype: HeatingKind) {
  return useQuery(queryFor(listHeatings, { params: { auxtype } }));
}
