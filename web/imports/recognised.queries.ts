import { useQuery } from '@tanstack/react-query';
import type { ImportKind } from '#contract/import-kinds.ts';
import { listRecognised } from '#contract/linked-addresses.ts';
import { queryFor } from '#web/lib/query.ts';

/** Whether a file of the kind founds persons. */
export const bringsPersons = (kind: ImportKind): boolean => kind === 'house' || kind === 'persons';

/** Persons of the unit who are probably in other units of the client too. */
export function useRecognised(unit_id: number, enabled: boolean) {
  const query = queryFor(listRecognised, { params: { unit_id } });
  return useQuery({ ...query, enabled, staleTime: 0 });
}
