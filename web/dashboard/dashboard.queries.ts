import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readDashboard } from '#contract/dashboard.ts';
import { listUserMessages } from '#contract/messages.ts';
import { listTasks } from '#contract/tasks.ts';
import { queryFor, useLoad } from '#web/lib/query.ts';

/** What waits in the active units, or in one; read anew on each opening, because it changes everywhere. */
export function useDashboard(unit_id: number | undefined) {
  return useLoad({
    ...queryFor(readDashboard, { query: unit_id === undefined ? {} : { unit_id } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** How many messages the person has not confirmed. */
export function useMessageCount(): number {
  return useQuery(queryFor(listUserMessages)).data?.values.length ?? 0;
}

/** How many tasks of the person wait or go on, imports among them. */
export function useTaskCount(): number {
  const tasks = useQuery(queryFor(listTasks)).data?.values ?? [];
  return tasks.filter(({ state }) => state === 'waiting' || state === 'running').length;
}
