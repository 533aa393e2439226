import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readWorkCalendar } from '#contract/fieldwork/calendar.ts';
import { queryFor } from '#web/lib/query.ts';

/** Crews and their visits on the days, the first to the last one; while others are on their way, those before stay. */
export function useWorkCalendar(days: readonly string[]) {
  const query = { from: days[0] ?? '', to: days.at(-1) ?? '' };
  return useQuery({ ...queryFor(readWorkCalendar, { query }), placeholderData: keepPreviousData });
}
