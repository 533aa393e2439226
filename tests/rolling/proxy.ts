import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { READY_ADDRESS } from '#contract/operation.ts';
import { asked } from '../asked.ts';

const CHECK_MS = 100;
/** Shorter than STOP_DELAY of the servers: a connection that nobody uses is gone before they end. */
const KEEP_MS = 1000;

/** A proxy before several servers, with the manners of a real one. */
export interface BalancingProxy {
  readonly url: string;
  /** Calls that it could not hand over, or that broke off under way. */
  readonly broken: readonly string[];
  /** Says where one of the servers listens from now on. */
  replace(at: number, server: string): void;
  /** Whether the server is given calls at this moment. */
  isTrusted(at: number): boolean;
  stop(): Promise<void>;
}

interface Server {
  url: string;
  ready: boolean;
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Gives each next call to the next server that is ready; keeps connections; repeats nothing that was sent. */
class Balancer {
  readonly servers: Server[];
  readonly broken: string[] = [];
  readonly #agent = new Agent({ keepAlive: true, timeout: KEEP_MS });
  #calls = 0;

  constructor(urls: readonly string[]) {
    this.servers = urls.map((url) => ({ url, ready: true }));
  }

  async check(): Promise<void> {
    const look = async (server: Server) => {
      const answer = await asked(server.url + READY_ADDRESS).catch(() => undefined);
      server.ready = answer?.status === 200;
    };
    await Promise.all(this.servers.map(look));
  }

  async pass(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
    this.#hand({ incoming, reply, body: await bodyOf(incoming), left: this.servers.length });
  }

  close(): void {
    this.#agent.destroy();
  }

  #next(): Server | undefined {
    const ready = this.servers.filter((server) => server.ready);
    this.#calls += 1;
    return ready[this.#calls % ready.length];
  }

  #hand(one: { incoming: IncomingMessage; reply: ServerResponse; body: Buffer; left: number }) {
    const { incoming, reply, body, left } = one;
    const server = this.#next();
    const call = request(`${server?.url}${incoming.url}`, {
      method: incoming.method ?? 'GET',
      headers: { ...incoming.headers, connection: 'keep-alive', 'x-forwarded-for': '192.0.2.1' },
      agent: this.#agent,
    });
    call.on('response', (answer) => {
      reply.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'keep-alive' });
      answer.pipe(reply);
      answer.on('error', () => reply.destroy());
      reply.on('close', () => answer.destroy());
    });
    call.on('error', (error) => {
      const wasRefused = 'code' in error && error.code === 'ECONNREFUSED';
      if (wasRefused && server !== undefined) server.ready = false;
      if (wasRefused && left > 1) return this.#hand({ ...one, left: left - 1 });
      this.broken.push(`${incoming.method} ${incoming.url}: ${error.message}`);
      return reply.destroy();
    });
    call.end(body);
  }
}

/** Starts the proxy on a free port of the loopback. */
export async function startBalancer(urls: readonly string[]): Promise<BalancingProxy> {
  const balancer = new Balancer(urls);
  const proxy = createServer((incoming, reply) => void balancer.pass(incoming, reply));
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const checks = setInterval(() => void balancer.check(), CHECK_MS);
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    broken: balancer.broken,
    replace: (at, url) => (balancer.servers[at] = { url, ready: false }),
    isTrusted: (at) => balancer.servers[at]?.ready ?? false,
    stop: async () => {
      clearInterval(checks);
      proxy.closeAllConnections();
      proxy.close();
      balancer.close();
      await once(proxy, 'close');
    },
  };
}
