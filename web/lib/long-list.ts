import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { Endpoint, ResultOf } from '#contract/endpoint.ts';
import { FIRST_ROWS } from '#contract/first-rows.ts';
import { call } from './call.ts';
import type { CallInput } from './call.ts';
import { keyOf, queryClient, queryFor } from './query.ts';

type Input<E extends Endpoint> = Pick<CallInput<E>, 'params' | 'query'>;

/** What a long list tells: its rows, and how many there are where only the first ones are told. */
interface Listed {
  readonly values: readonly unknown[];
  readonly total?: number | undefined;
}

/** The beginning of a list that has more, with how many rows it has. */
export type FirstOf<Result> = Result & { readonly total: number };

const firstKey = (key: readonly unknown[]) => [...key, 'first'];

/**
 * Options of the read of a list that may be long (decision 110). Its first rows are asked for; a list
 * that has more is read whole behind them, and they may be seen meanwhile (`useFirstRows`). A list that was
 * long when it was read last is read whole at once.
 */
export function longListFor<E extends Endpoint>(endpoint: E, input?: Input<E>) {
  const { queryKey } = queryFor(endpoint, input);
  return queryOptions<ResultOf<E>>({
    queryKey,
    queryFn: ({ signal }) => readLong(endpoint, input, signal),
  });
}

async function readLong<E extends Endpoint>(
  endpoint: E,
  input: Input<E> | undefined,
  signal: AbortSignal,
): Promise<ResultOf<E>> {
  const key = keyOf(endpoint, input);
  const whole = () => call(endpoint, { ...input, signal });
  const known = queryClient.getQueryData<Listed>(key);
  if (known !== undefined && known.values.length > FIRST_ROWS) return whole();
  const query = { ...(input?.query as object | undefined), first: FIRST_ROWS };
  const begun = await call(endpoint, { ...input, query, signal } as CallInput<E>);
  const { values, total = 0 } = begun as Listed;
  if (values.length >= total) return begun;
  queryClient.setQueryData(firstKey(key), begun);
  return whole();
}

/** The first rows of a list whose others are on their way; undefined before and after. */
export function useFirstRows<E extends Endpoint>(
  endpoint: E,
  input: Input<E> | undefined,
  { data: whole, isPlaceholderData }: { data: unknown; isPlaceholderData: boolean },
): FirstOf<ResultOf<E>> | undefined {
  const { data } = useQuery<FirstOf<ResultOf<E>>>({
    queryKey: firstKey(keyOf(endpoint, input)),
    queryFn: skipToken,
    gcTime: 0,
  });
  return whole === undefined || isPlaceholderData ? data : undefined;
}
