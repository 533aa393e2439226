import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_PREFIX } from '#contract/operation.ts';
import { AppError } from '#server/errors.ts';
import type { Portal } from '#server/portal.ts';
import { addressPattern } from './address-pattern.ts';
import { sendPage } from './page.ts';
import { ANY_PATH } from './request-log.ts';
import type { Route } from './route.ts';

/** A path that climbs out of a folder, or bears NUL: no page of a browser is called so. */
const CLIMBING = /(^|\/|\\|%2f|%5c)(\.|%2e){2}(?=$|\/|\\|%2f|%5c)|%00/i;

function wantsPage(request: FastifyRequest, path: string): boolean {
  if (CLIMBING.test(path)) return false;
  const reads = request.method === 'GET' || request.method === 'HEAD';
  return reads && !path.startsWith(API_PREFIX) && !path.startsWith('/assets/');
}

/**
 * Answers addresses of no route: the browser's own addresses get the page, a known path called by
 * another method 405, everything else 404.
 */
export function serveUnknown(app: FastifyInstance, routes: readonly Route[], portal: Portal): void {
  const known = routes.map(({ endpoint }) => ({
    method: endpoint.method,
    path: addressPattern(endpoint.path),
  }));
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (wantsPage(request, path)) return sendPage(reply, portal, path);
    const methods = known.filter((one) => one.path.test(path)).map((one) => one.method);
    // A known address by its own method comes here when a part of it is too long for any.
    if (methods.length === 0 || methods.some((one) => one === request.method))
      throw new AppError('unknown-path');
    reply.header('allow', [...new Set(methods)].join(', '));
    throw new AppError('wrong-method');
  };
  // A page travels compressed only as the answer of a route.
  app.get(ANY_PATH, answer);
  app.setNotFoundHandler(answer);
}
