import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { identity, tellTokenRefused } from './identity.ts';
import { apiAddress, settings } from './settings.ts';

interface Following<E extends Endpoint> {
  readonly signal: AbortSignal;
  /** A stream that says nothing for so long is taken for a broken one. */
  readonly silenceMs: number;
  readonly onEvent: (event: z.output<E['result']>) => void;
}

/**
 * Reads a stream of events until it ends, whichever side ends it, and then says whether it had begun.
 * Not EventSource: the token goes in a header, never in an address. A refused token ends the session.
 */
export async function followEvents<E extends Endpoint>(
  endpoint: E,
  { signal, silenceMs, onEvent }: Following<E>,
): Promise<boolean> {
  const token = identity.get()?.token;
  const control = new AbortController();
  const end = () => control.abort();
  signal.addEventListener('abort', end, { once: true });
  let timer = setTimeout(end, silenceMs);
  let hasBegun = false;
  try {
    const response = await fetch(apiAddress + endpoint.path, {
      headers: {
        Accept: 'text/event-stream',
        'X-Application-Auth': settings.applicationAuth,
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      signal: control.signal,
      cache: 'no-store',
      credentials: 'omit',
    });
    if (response.status === 401) tellTokenRefused(token);
    if (response.status !== 200 || response.body === null) return false;
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(end, silenceMs);
      const lines = (rest + part.value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (!line.startsWith('data: ')) continue;
        const event = endpoint.result.safeParse(JSON.parse(line.slice(6)));
        if (!event.success) continue;
        hasBegun = true;
        onEvent(event.data as z.output<E['result']>);
      }
    }
  } catch {
    // Broken or left: the caller comes again, or does not want to.
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
  return hasBegun;
}
