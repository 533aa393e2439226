import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where a test's caller claims to sit; the proxy tells it to the servers as it would a real address. */
export const FROM = 'x-test-from';

function pass(incoming: IncomingMessage, reply: ServerResponse, server: string): void {
  const { [FROM]: from = '192.0.2.1', ...headers } = incoming.headers;
  const call = request(server + (incoming.url ?? '/'), {
    method: incoming.method ?? 'GET',
    headers: { ...headers, 'x-forwarded-for': String(from), 'x-forwarded-proto': 'https' },
    agent: false,
  });
  call.on('response', (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(reply);
  });
  call.on('error', () => reply.destroy());
  incoming.pipe(call);
}

/** A proxy in front of the servers, which gives each next call to the next of them. */
export async function startRoundRobin(servers: readonly string[]) {
  let calls = 0;
  const proxy = createServer((incoming, reply) => {
    pass(incoming, reply, servers[calls % servers.length] ?? '');
    calls += 1;
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
