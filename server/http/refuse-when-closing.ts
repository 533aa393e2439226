import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/errors.ts';

/** Refuses, in the envelope, what comes over an open connection once the server closes. Errors: `stopping`. */
export function refuseWhenClosing(app: FastifyInstance): void {
  const closing = { begun: false };
  app.addHook('preClose', async () => void (closing.begun = true));
  app.addHook('onRequest', async () => {
    if (closing.begun) throw new AppError('stopping');
  });
}
