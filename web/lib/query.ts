import { QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import type { Endpoint, ResultOf } from '#contract/endpoint.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import type { CallInput } from './call.ts';

type Input<E extends Endpoint> = Pick<CallInput<E>, 'params' | 'query' | 'body'>;

/** How long data count as fresh; older are shown and refreshed behind. */
const FRESH_MS = 30_000;

const PASSING: readonly (ErrorCode | undefined)[] = ['overloaded', 'database-away', 'stopping'];

/** The server says that the same call may do better in a moment. */
function isPassing({ code }: ApiError): boolean {
  return PASSING.includes(code);
}

/** A read may do better in a moment after a broken connection, or when the server cannot answer just now. */
export function mayPass(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'network' || isPassing(error));
}

/** It is then asked for once more. */
function deservesRetry(failures: number, error: Error): boolean {
  return failures < 1 && mayPass(error);
}

/** The cache of everything read from the server. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // A portal on a company's network works without the internet the browser asks about.
    queries: { staleTime: FRESH_MS, retry: deservesRetry, retryDelay: 500, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Key of a read in the cache; without input it covers all reads of the endpoint. */
export function keyOf<E extends Endpoint>(endpoint: E, input?: Input<E>): readonly unknown[] {
  return input === undefined ? [endpoint.path] : [endpoint.path, input];
}

/** Options of a read, for useQuery, useLoad and the cache. */
export function queryFor<E extends Endpoint>(endpoint: E, input?: Input<E>) {
  return queryOptions<ResultOf<E>>({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, { ...input, signal }),
  });
}

/** Reads what the page cannot stand without: a failed first load shows the page of the fault instead. */
export function useLoad<T>(options: ReturnType<typeof queryOptions<T>>): UseQueryResult<T> {
  return useQuery({ ...options, throwOnError: (_error, query) => query.state.data === undefined });
}

/**
 * Puts what a change has answered in the place of what was read before. A read that is on its way may
 * have left before the change; it is made once more, so that its answer does not bring the past back.
 */
export function keepAnswer(queryKey: readonly unknown[], answer: unknown): void {
  const isOnItsWay = queryClient.isFetching({ queryKey, exact: true }) > 0;
  queryClient.setQueryData(queryKey, answer);
  if (isOnItsWay) void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'all' });
}

/** Has reads made anew, whatever their input. */
export function reread(endpoints: readonly Endpoint[]): void {
  for (const stale of endpoints) void queryClient.invalidateQueries({ queryKey: keyOf(stale) });
}

interface CallOptions<E extends Endpoint> {
  /** Reads that the change makes out of date. */
  readonly invalidates?: readonly Endpoint[];
  readonly onSuccess?: (result: ResultOf<E>, input: CallInput<E>) => void;
}

/** A change: a mutation that calls the endpoint and then has the named reads refreshed. */
export function useCall<E extends Endpoint>(
  endpoint: E,
  { invalidates = [], onSuccess }: CallOptions<E> = {},
): UseMutationResult<ResultOf<E>, Error, CallInput<E>> {
  return useMutation({
    mutationFn: (input: CallInput<E>) => call(endpoint, input),
    onSuccess: (result, input) => {
      onSuccess?.(result, input);
      reread(invalidates);
    },
  });
}
