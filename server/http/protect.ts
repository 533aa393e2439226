import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { API_PREFIX, OPENAPI_FILE } from '#contract/operation.ts';
import { isSecretPath } from '#contract/secret-paths.ts';
import { ensure, limited } from '#server/errors.ts';
import type { Portal } from '#server/portal.ts';
import { logRequests } from './request-log.ts';

/** Calls of one address within a minute, before the server stops listening to it. */
const MOST_CALLS_A_MINUTE = 60_000;

/** What pages may ask the device for: the camera to the portal's own pages, for codes of meters; nothing else. */
const permissions =
  'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()';

async function limitCalls(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: MOST_CALLS_A_MINUTE,
    timeWindow: 60_000,
    addHeadersOnExceeding: {},
    errorResponseBuilder: (_request, { ttl }) => limited('too-many-requests', ttl / 1000),
  });
}

async function addHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: false },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', permissions);
    if (isSecretPath(request.url.split('?', 1)[0] ?? ''))
      reply.header('x-robots-tag', 'noindex, nofollow');
  });
}

/** Everything that stands between the network and the rooms. */
export async function protect(app: FastifyInstance, portal: Portal): Promise<void> {
  logRequests(app, portal);
  await limitCalls(app);
  await addHeaders(app);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], global: true });
  app.addHook('onRequest', async (request) => {
    const path = request.url.split('?', 1)[0];
    if (!path?.startsWith(API_PREFIX) || path === OPENAPI_FILE) return;
    ensure(
      request.headers['x-application-auth'] === portal.config.applicationAuth,
      'application-refused',
    );
  });
}
