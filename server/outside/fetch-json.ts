import type { Portal } from '#server/portal.ts';

/** Why nothing usable came: `unreachable` for the way there, `bad-data` for what came back. */
export class OutsideError extends Error {
  readonly kind: 'unreachable' | 'bad-data';

  constructor(kind: OutsideError['kind'], message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'OutsideError';
    this.kind = kind;
  }
}

export interface OutsideLimits {
  readonly accept: string;
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

/** An answer; its body is undefined where it was not JSON. */
interface JsonAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** An answer as it came, with its type in small letters. */
interface TextAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/**
 * Reads JSON from a server of others: no redirects, an end to waiting and to reading. Missing
 * values of the answer (null) are left out. Throws OutsideError.
 */
export function fetchJson(
  portal: Pick<Portal, 'fetch'>,
  url: string,
  limits: OutsideLimits,
): Promise<JsonAnswer> {
  return bounded(portal, url, limits, async (response) => {
    const type = response.headers.get('content-type') ?? '';
    const isJson = /^application\/([\w.-]+\+)?(dns-)?json\b/i.test(type);
    const body = isJson ? parsed(await textOf(response, limits.maxBytes)) : undefined;
    return { status: response.status, body };
  });
}

/** Reads a text in UTF-8 from a server of others, under the same limits. Throws OutsideError. */
export function fetchText(
  portal: Pick<Portal, 'fetch'>,
  url: string,
  limits: OutsideLimits,
): Promise<TextAnswer> {
  return bounded(portal, url, limits, async (response) => ({
    status: response.status,
    type: (response.headers.get('content-type') ?? '').toLowerCase(),
    text: await textOf(response, limits.maxBytes),
  }));
}

async function bounded<T>(
  portal: Pick<Portal, 'fetch'>,
  url: string,
  { accept, timeoutMs }: OutsideLimits,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  // Not AbortSignal.timeout: nothing holds such a signal while a body comes, so it may vanish unheard.
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_done, fail) => {
    timer = setTimeout(
      () => fail(new OutsideError('unreachable', 'The server took too long.')),
      timeoutMs,
    );
  });
  const answer = async () => {
    const { signal } = controller;
    const options = {
      redirect: 'error',
      credentials: 'omit',
      signal,
      headers: { accept },
    } as const;
    return read(await reached(() => portal.fetch(url, options)));
  };
  try {
    return await Promise.race([answer(), expired]);
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}

async function reached<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof OutsideError) throw cause;
    throw new OutsideError('unreachable', 'The server did not answer.', cause);
  }
}

/** The text of the answer; reading stops at the limit, whatever length was announced. */
async function textOf(response: Response, maxBytes: number): Promise<string> {
  if (response.body === null) return '';
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  await reached(async () => {
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new OutsideError('bad-data', 'The answer is too long.');
      chunks.push(chunk);
    }
  });
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown) => (value === null ? undefined : value));
  } catch (cause) {
    throw new OutsideError('bad-data', 'The answer is not JSON.', cause);
  }
}
