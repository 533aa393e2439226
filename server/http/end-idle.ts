import type { FastifyInstance } from 'fastify';

const INTERVAL_MS = 20;

/**
 * Lets a closing server end with its last call: a call that is answered after the closing began
 * leaves its connection open, and the server would wait more than a minute for the next one.
 */
export function endIdleConnections(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    const sweep = setInterval(() => app.server.closeIdleConnections(), INTERVAL_MS);
    app.server.once('close', () => clearInterval(sweep));
  });
}
