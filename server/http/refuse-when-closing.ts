import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/errors.ts';
import type { Portal } from '#server/portal.ts';
import { standingOf } from './standing.ts';

/** Refuses, in the envelope, what comes over an open connection once the server closes. Errors: `stopping`. */
export function refuseWhenClosing(app: FastifyInstance): void {
  const closing = { begun: false };
  app.addHook('preClose', async () => void (closing.begun = true));
  app.addHook('onRequest', (_request, _reply, done) => {
    done(closing.begun ? new AppError('stopping') : undefined);
  });
}

/**
 * Answers of a process that is about to end close their connections: when it stops listening, no proxy
 * keeps one over which it would send a call just then.
 */
export function letGoWhenStopping(app: FastifyInstance, portal: Portal): void {
  const standing = standingOf(portal);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (standing.stopping) void reply.header('connection', 'close');
    done();
  });
}
