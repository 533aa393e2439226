import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { Endpoint, ResultOf } from '#contract/endpoint.ts';
import { FIRST_ROWS, PIECE_ROWS } from '#contract/first-rows.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import type { CallInput } from './call.ts';
import { pause } from './pause.ts';
import { keyOf, mayPass, queryClient, queryFor } from './query.ts';

type Input<E extends Endpoint> = Pick<CallInput<E>, 'params' | 'query'>;

/** A piece of a long list: its rows, how many the list has, and what leads to the rows behind them. */
interface Piece {
  readonly values: readonly unknown[];
  readonly total?: number | undefined;
  readonly next?: string | undefined;
}

/** The beginning of a list that has more, with how many rows it has and how many of them have come. */
export type FirstOf<Result> = Result & { readonly total: number; readonly come: number };

const firstKey = (key: readonly unknown[]) => [...key, 'first'];

/** So many tries have the beginning, as any read has, and each piece behind it; a try comes after twice as long. */
const FIRST_TRIES = 2;
const MORE_TRIES = 4;
const FIRST_WAIT_MS = 500;
/** Where others change the list while it comes, it is begun anew so many times; then the whole is asked for at once. */
const MOST_BEGINNINGS = 3;

/**
 * Options of the read of a list that may be long (decisions 110 and 117). Its first rows are asked for; of a list
 * that has more, the others come behind them by pieces, and the first may be seen meanwhile (`useFirstRows`).
 * The answer is the whole. A list that was long when it was read last begins with a larger piece.
 */
export function longListFor<E extends Endpoint>(endpoint: E, input?: Input<E>) {
  const { queryKey } = queryFor(endpoint, input);
  return queryOptions<ResultOf<E>>({
    queryKey,
    queryFn: ({ signal }) => readLong(endpoint, input, signal),
    // Each piece has tries of its own: a list is not begun anew for one of them.
    retry: false,
  });
}

async function readLong<E extends Endpoint>(
  endpoint: E,
  input: Input<E> | undefined,
  signal: AbortSignal,
): Promise<ResultOf<E>> {
  const key = keyOf(endpoint, input);
  const known = queryClient.getQueryData<Piece>(key);
  const first = (known?.values.length ?? 0) > FIRST_ROWS ? PIECE_ROWS : FIRST_ROWS;
  const ask: Ask = (asked, tries) => {
    const query = { ...(input?.query as object | undefined), ...asked };
    const make = () => call(endpoint, { ...input, query, signal } as CallInput<E>);
    return patiently(make, tries, signal) as Promise<Piece>;
  };
  for (let beginnings = 1; beginnings <= MOST_BEGINNINGS; beginnings += 1) {
    const pieces = await allPieces(key, first, ask);
    if (pieces !== undefined) return joined(pieces) as ResultOf<E>;
  }
  return call(endpoint, { ...input, signal });
}

type Ask = (asked: { first: number; after?: string }, tries: number) => Promise<Piece>;

/** The pieces one after the other; undefined when the list was changed while they came. */
async function allPieces(
  key: readonly unknown[],
  first: number,
  ask: Ask,
): Promise<readonly Piece[] | undefined> {
  const wasChanged = changesSince(key);
  try {
    const pieces = [await ask({ first }, FIRST_TRIES)];
    for (let next = pieces[0]?.next; next !== undefined; next = pieces.at(-1)?.next) {
      tellProgress(key, pieces);
      pieces.push(await ask({ first: PIECE_ROWS, after: next }, MORE_TRIES));
      if (wasChanged()) return undefined;
    }
    return isWhole(pieces) ? pieces : undefined;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'list-changed') return undefined;
    throw error;
  }
}

/**
 * Tells whether the read was said to be out of date since now. One that has told nothing yet goes on
 * meanwhile, where any other is ended and made anew by the cache itself.
 */
function changesSince(key: readonly unknown[]): () => boolean {
  const query = queryClient.getQueryCache().find({ queryKey: key, exact: true });
  if (query === undefined || query.state.data !== undefined) return () => false;
  query.setState({ isInvalidated: false });
  return () => query.state.isInvalidated;
}

const comeOf = (pieces: readonly Piece[]) =>
  pieces.reduce((sum, { values }) => sum + values.length, 0);

/** A server of the version before tells the beginning alone, and not how to go on. */
const isWhole = (pieces: readonly Piece[]) => comeOf(pieces) >= (pieces.at(-1)?.total ?? 0);

/** Says of how many rows how many have come; the first of them stay the same. */
function tellProgress(key: readonly unknown[], pieces: readonly Piece[]): void {
  const come = comeOf(pieces);
  queryClient.setQueryData(firstKey(key), { ...pieces[0], total: pieces.at(-1)?.total ?? 0, come });
}

/** One answer of the pieces: lists of them one behind another, anything else as the last one tells it. */
function joined([only, ...others]: readonly Piece[]): unknown {
  const last = others.at(-1);
  if (last === undefined) return only;
  const whole: Record<string, unknown> = { ...last };
  for (const [name, told] of Object.entries(last))
    if (Array.isArray(told))
      whole[name] = [only, ...others].flatMap((piece) => piece?.[name as 'values'] ?? []);
  return whole;
}

/** What the call answers; of a fault that may pass it is tried again, unless nobody waits for it any more. */
async function patiently<T>(make: () => Promise<T>, most: number, signal: AbortSignal): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await make();
    } catch (error) {
      if (tries === most || !mayPass(error)) throw error;
      await pause(FIRST_WAIT_MS * 2 ** (tries - 1), signal);
    }
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
