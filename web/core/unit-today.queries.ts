import { readUnitToday } from '#contract/unit-today.ts';
import { useQuery } from '@tanstack/react-query';
import { queryFor } from '#web/lib/query.ts';

/** What is to be done in the unit today; read anew on each opening, because it changes everywhere. */
export function useUnitToday(unit_id: number) {
  return useQuery({ ...queryFor(readUnitToday, { params: { unit_id } }), staleTime: 0 });
}
