import { vi } from 'vitest';
import type { Portal } from '#server/portal.ts';

/** An answer in JSON as foreign servers give it. */
export function jsonAnswer(body: unknown, status = 200, type = 'application/json'): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(text, { status, headers: { 'content-type': type } });
}

type Answer = (url: string, init: RequestInit | undefined) => Response | Promise<Response>;

/** A network that answers by a function and remembers who was asked. */
export function stubNetwork(answer: Answer) {
  const asked: string[] = [];
  const inits: (RequestInit | undefined)[] = [];
  const stub: typeof fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    asked.push(url);
    inits.push(init);
    return answer(url, init);
  };
  return { fetch: stub, asked, inits };
}

/** As much of a portal as looking outside needs; the clock stands until it is moved. */
export function outsidePortal(options: { fetch: typeof fetch; aresUrl?: string; dohUrl?: string }) {
  let now = Date.UTC(2025, 0, 20, 10);
  const log = vi.fn<Portal['log']>();
  const portal = {
    config: {
      aresUrl: options.aresUrl ?? 'https://ares.test/subjekty/',
      dohUrl: options.dohUrl ?? 'https://dns.test/dns-query',
    },
    now: () => new Date(now),
    fetch: options.fetch,
    log,
  } as unknown as Portal;
  return {
    portal,
    log,
    wait: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}
