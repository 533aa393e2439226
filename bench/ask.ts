import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

/** One call of the portal. */
export interface Question {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: unknown;
}

/**
 * The result of a call, by connections that stay open, as a browser's do. Anything but success is a
 * fault of the bench.
 */
export function ask(url: string, { method, headers, body }: Question): Promise<unknown> {
  const text = method === 'GET' ? '' : JSON.stringify(body ?? {});
  const sent =
    text === ''
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  return new Promise((resolve, reject) => {
    const call = request(url, { method, agent, headers: { ...headers, ...sent } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part)).once('error', reject);
      response.once('end', () => {
        const answer = Buffer.concat(parts).toString('utf8');
        if (response.statusCode === 200)
          resolve((JSON.parse(answer) as { result: unknown }).result);
        else reject(new Error(`${method} ${url} answered ${response.statusCode}: ${answer}`));
      });
    });
    call.once('error', reject).end(text);
  });
}
