import { request } from 'node:http';
import type { Endpoint, ResultOf } from '#contract/endpoint.ts';
import { fillPath } from '#contract/fill-path.ts';
import { readConfig } from '#server/config.ts';

interface Asked {
  readonly params?: Record<string, unknown>;
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Record<string, string>;
}

export interface Answer<R> {
  readonly status: number;
  readonly result: R;
  readonly errorCode: number | undefined;
}

/** Any request to a running server, on a connection of its own. */
export function asked(
  url: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<{ status: number; text: string }> {
  const { body, ...rest } = options;
  return new Promise((resolve, reject) => {
    const call = request(url, { ...rest, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', reject);
    });
    call.on('error', reject);
    call.end(body);
  });
}

/** Asks an endpoint of a running server. */
export async function askPortal<E extends Endpoint>(
  base: string,
  endpoint: E,
  { params = {}, body = {}, token, headers = {} }: Asked = {},
): Promise<Answer<ResultOf<E>>> {
  const sent = endpoint.method === 'GET' ? undefined : JSON.stringify(body);
  const { status, text } = await asked(base + fillPath(endpoint.path, params), {
    method: endpoint.method,
    ...(sent === undefined ? {} : { body: sent }),
    headers: {
      'x-application-auth': readConfig({}).applicationAuth,
      // Node does not tell by itself how long the body of a deletion is.
      ...(sent === undefined
        ? {}
        : {
            'content-type': 'application/json',
            'content-length': String(Buffer.byteLength(sent)),
          }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
  });
  const { result, error } = JSON.parse(text) as {
    result: ResultOf<E>;
    error?: { errorCode: number };
  };
  return { status, result, errorCode: error?.errorCode };
}
