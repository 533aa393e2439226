import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readWorkCalendar } from '#contract/fieldwork/calendar.ts';
import {
  listCalendarFeeds,
  makeCalendarFeed,
  revokeCalendarFeed,
} from '#contract/fieldwork/feeds.ts';
import { queryFor, useCall } from '#web/lib/query.ts';

/** Crews and their visits on the days, the first to the last one; while others are on their way, those before stay. */
export function useWorkCalendar(days: readonly string[]) {
  const query = { from: days[0] ?? '', to: days.at(-1) ?? '' };
  return useQuery({ ...queryFor(readWorkCalendar, { query }), placeholderData: keepPreviousData });
}

/** Addresses of the person's own; read anew whenever they are looked at, for programs read them meanwhile. */
export const useFeeds = () => useQuery({ ...queryFor(listCalendarFeeds), staleTime: 0 });

const changed = { invalidates: [listCalendarFeeds] };
export const useMakeFeed = () => useCall(makeCalendarFeed, changed);
export const useRevokeFeed = () => useCall(revokeCalendarFeed, changed);
