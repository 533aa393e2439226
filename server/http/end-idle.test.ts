import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { endIdleConnections } from './end-idle.ts';

it('ends with the last call, though its connection stays open for another one', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  endIdleConnections(app);
  let answer: (text: string) => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    app.get('/', () => {
      resolve();
      return new Promise<string>((told) => (answer = told));
    });
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true });
  const response = once(get(url, { agent }), 'response') as Promise<[IncomingMessage]>;
  await asked;
  const closed = app.close();
  // The server is already refusing new connections when the call is answered.
  await expect.poll(() => app.server.listening).toBe(false);
  answer('odpověď');
  const [message] = await response;
  message.resume();
  await closed;
  agent.destroy();
  expect(message.statusCode).toBe(200);
});
