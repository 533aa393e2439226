import { useQuery } from '@tanstack/react-query';
import type { queryOptions } from '@tanstack/react-query';
import { ApiError } from '#web/lib/api-error.ts';
import { queryClient } from '#web/lib/query.ts';

/**
 * Reads a record on which the page stands. One that does not exist, or has been deleted since, leads to
 * the not-found page (specification, section 8); otherwise a failed first load shows the fault instead.
 */
export function useRecord<T>(options: ReturnType<typeof queryOptions<T>>) {
  return useQuery({
    ...options,
    throwOnError: (error, { state }) => state.data === undefined || isMissing(error),
  });
}

/** After a deletion: what is read of such records is out of date, but nobody asks for the deleted one. */
export function forget(queryKey: readonly unknown[]): void {
  void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
