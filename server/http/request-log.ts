import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '#server/access/actor.ts';
import type { Portal } from '#server/portal.ts';
import { meterOf } from './meter.ts';

/** The type of an answer that lasts as long as its reader likes. */
export const STREAM_TYPE = 'text/event-stream; charset=utf-8';

type Whose = Pick<Actor, 'client_id' | 'client_user_id' | 'import_token_id' | 'only_unit_id'>;

const callers = new WeakMap<FastifyRequest, Whose>();

/** Remembers who is asking, for the log. */
export function noteCaller(request: FastifyRequest, actor: Whose): void {
  callers.set(request, actor);
}

/** Who is asking, once it is known. */
export function notedCaller(request: FastifyRequest): Whose | undefined {
  return callers.get(request);
}

/** The route of all addresses that no other one has. */
export const ANY_PATH = '/*';

/** The pattern of the address. */
function patternOf({ routeOptions: { url } }: FastifyRequest): string {
  return url === undefined || url === ANY_PATH ? 'unknown' : url;
}

/**
 * What the log says of a request: the pattern of the route, because an address may hold a secret, and
 * the numbers of whoever asked, because names are nobody's business there.
 */
export function requestFacts(request: FastifyRequest): Record<string, unknown> {
  const { method } = request;
  const whose = callers.get(request);
  return {
    method,
    route: patternOf(request),
    ...(whose === undefined
      ? {}
      : { client_id: whose.client_id, client_user_id: whose.client_user_id }),
  };
}

/** Tells each caller the number of his event, counts the answers and leaves a line of each. */
export function logRequests(app: FastifyInstance, portal: Portal): void {
  const { logRequests: level } = portal.config;
  const meter = meterOf(portal);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { elapsedTime, statusCode: status } = reply;
    const { method } = request;
    const route = patternOf(request);
    // How long a stream lasted says nothing of how quick the portal is.
    const isStream = reply.getHeader('content-type') === STREAM_TYPE;
    if (!isStream) meter.answered({ method, route, status }, elapsedTime / 1000);
    if (level !== 'off')
      request.log[level](
        { ...requestFacts(request), status, ms: Math.round(elapsedTime * 10) / 10 },
        'request',
      );
    done();
  });
}
