import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listLogGroups, readLogGroup, solveLogGroup } from '#contract/log-groups.ts';
import type { LogGroup } from '#contract/log-groups.ts';
import { queryFor, useCall } from '#web/lib/query.ts';

/** Groups of records, the latest first; with a text only those that the server finds by it. */
export function useLogGroups(search: string) {
  const query = search === '' ? {} : { search };
  return useQuery({ ...queryFor(listLogGroups, { query }), placeholderData: keepPreviousData });
}

/** One group with its newest records. */
export function useLogGroup({ fingerprint }: Pick<LogGroup, 'fingerprint'>) {
  return useQuery(queryFor(readLogGroup, { params: { fingerprint } }));
}

/** Marks a group as solved, or opens it again. */
export function useSolveLogGroup() {
  return useCall(solveLogGroup, { invalidates: [listLogGroups, readLogGroup] });
}
