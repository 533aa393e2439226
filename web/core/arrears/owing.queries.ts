import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listOwing } from '#contract/money/arrears.ts';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { paths } from '#web/lib/paths.ts';
import { queryFor } from '#web/lib/query.ts';
import type { OwingTold } from './owing.ts';

/** What a list is told by another module. */
export interface FactRead<T> {
  /** Undefined while it is not known; null where there is nothing to be told of, or the module is closed. */
  readonly told: T | null | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Accounts that owe at the end of the day (today without it); null where nobody has an account or debts are closed to the person. */
export function useOwing(unit_id: number, as_of: string | undefined): FactRead<OwingTold> {
  const isOpen = useIsOpenAddress(paths.Arrears);
  const query = as_of === undefined ? {} : { as_of };
  // Money changes on other screens, so it is asked for on each opening.
  const { data, error, refetch } = useQuery({
    ...queryFor(listOwing, { params: { unit_id }, query }),
    enabled: isOpen,
    staleTime: 0,
  });
  const told = useMemo(() => {
    if (!isOpen) return null;
    const isNobody = data?.values.length === 0 && data.settled.length === 0;
    return isNobody ? null : data;
  }, [data, isOpen]);
  return { told, error: isOpen && data === undefined ? error : null, retry: () => void refetch() };
}
