import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ResultOf } from '#contract/endpoint.ts';
import { listUnread } from '#contract/metering/standing.ts';
import { type FactRead, useOwing } from '#web/core/arrears/owing.queries.ts';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { paths } from '#web/lib/paths.ts';
import { queryFor } from '#web/lib/query.ts';

/** Devices without a state for too long, as they stand today; null of another day, and where no space has a device or meters are closed to the person. */
function useUnread(
  unit_id: number,
  as_of: string | undefined,
): FactRead<ResultOf<typeof listUnread>> {
  const isOpen = useIsOpenAddress(paths.MetersOverview);
  const isAsked = isOpen && as_of === undefined;
  // Readings are written on other screens, so it is asked for on each opening.
  const { data, error, refetch } = useQuery({
    ...queryFor(listUnread, { params: { unit_id } }),
    enabled: isAsked,
    staleTime: 0,
  });
  const told = isAsked && data?.measured_spaces !== 0 ? data : null;
  return { told, error: isAsked && data === undefined ? error : null, retry: () => void refetch() };
}

/** What other modules tell of the unit's spaces on the day (today without it). */
export function useSpaceFacts(unit_id: number, as_of: string | undefined) {
  const owing = useOwing(unit_id, as_of);
  const unread = useUnread(unit_id, as_of);
  const told = useMemo(
    () => ({ owing: owing.told, unread: unread.told }),
    [owing.told, unread.told],
  );
  return { owing, unread, told };
}
