import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { API_PREFIX, OPENAPI_FILE } from '#contract/operation.ts';
import { isSecretPath } from '#contract/secret-paths.ts';
import { ensure, limited } from '#server/errors.ts';
import type { Portal } from '#server/portal.ts';
import { logRequests } from './request-log.ts';

/** Calls of one address within a minute, before the server stops listening to it. */
const MOST_CALLS_A_MINUTE = 60_000;

async function limitCalls(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: MOST_CALLS_A_MINUTE,
    timeWindow: 60_000,
    addHeadersOnExceeding: {},
    errorResponseBuilder: (_request, { ttl }) => limited('too-many-requests', ttl / 1000),
  });
}

/** What pages may ask the device for: the camera to the portal's own pages, for codes of meters; nothing else. */
const permissions =
  'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()';

/** What every answer tells the browser, composed by helmet once: it is the same in each (decision 116). */
function headersOfAll(): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket());
  const composed = new ServerResponse(request);
  const compose = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: false },
  });
  compose(request, composed, () => composed.setHeader('permissions-policy', permissions));
  return Object.fromEntries(
    Object.entries(composed.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

function addHeaders(app: FastifyInstance): void {
  const headers = headersOfAll();
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (isSecretPath(request.url.split('?', 1)[0] ?? ''))
      reply.header('x-robots-tag', 'noindex, nofollow');
    done();
  });
}

/** Everything that stands between the network and the rooms. */
export async function protect(app: FastifyInstance, portal: Portal): Promise<void> {
  logRequests(app, portal);
  await limitCalls(app);
  addHeaders(app);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], global: true });
  app.addHook('onRequest', (request, _reply, done) => {
    const path = request.url.split('?', 1)[0];
    if (path?.startsWith(API_PREFIX) && path !== OPENAPI_FILE)
      ensure(
        request.headers['x-application-auth'] === portal.config.applicationAuth,
        'application-refused',
      );
    done();
  });
}
