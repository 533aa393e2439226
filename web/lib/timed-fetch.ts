import { CHANGE_HEADER } from '#contract/change-key.ts';
import { DATA_MOMENT_HEADER } from '#contract/data-moment.ts';

interface Answer {
  readonly status: number;
  readonly text: string;
  /** The change that the call has made, as the answer names it. */
  readonly change: string | null;
  /** How old its data are, as the answer says; of one that was sent ahead nothing. */
  readonly moment?: string | null;
}

/** No answer came: why, in words of the specification. What the entrance needs of faults; calls tell more (`ApiError`). */
export class NoAnswer extends Error {
  readonly kind: 'network' | 'timeout' | 'cancelled';
  readonly url: string;

  constructor(kind: NoAnswer['kind'], message: string, url: string) {
    super(message);
    this.name = 'NoAnswer';
    this.kind = kind;
    this.url = url;
  }
}

interface Ways {
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  /** The answer that was asked for before; where none has come of it, the fetch is made. */
  readonly ahead?: Promise<Answer | undefined> | undefined;
}

/** Waits for what was asked for before, but not longer than for any other answer. */
function waited<T>(answer: Promise<T>, { signal }: AbortController): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', reject, { once: true });
    answer.then(resolve, reject);
  });
}

/** One fetch with its whole answer read, given up after a time or by the caller's signal; throws `NoAnswer`. */
export async function timedFetch(
  url: string,
  request: RequestInit,
  { timeoutMs, signal, ahead }: Ways,
): Promise<Answer> {
  const control = new AbortController();
  const cancel = () => control.abort();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    control.abort();
  }, timeoutMs);
  signal?.addEventListener('abort', cancel, { once: true });
  if (signal?.aborted === true) cancel();
  try {
    const known = ahead === undefined ? undefined : await waited(ahead, control);
    if (known !== undefined) return known;
    const response = await fetch(url, {
      ...request,
      signal: control.signal,
      cache: 'no-store',
      credentials: 'omit',
    });
    const change = response.headers.get(CHANGE_HEADER);
    const moment = response.headers.get(DATA_MOMENT_HEADER);
    return { status: response.status, text: await response.text(), change, moment };
  } catch {
    // What fetch throws differs from browser to browser; only the cause matters.
    throw transportFault(url, isLate, signal?.aborted === true, timeoutMs);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}

function transportFault(
  url: string,
  isLate: boolean,
  isCancelled: boolean,
  timeoutMs: number,
): NoAnswer {
  if (isCancelled) return new NoAnswer('cancelled', 'Požadavek byl zrušen.', url);
  if (isLate) return new NoAnswer('timeout', `Server neodpověděl do ${timeoutMs / 1000} s.`, url);
  return new NoAnswer('network', 'Nepodařilo se spojit se serverem.', url);
}
