import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
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

/** What every answer tells the browser: to show it in no frame, to guess and fetch nothing, to keep to TLS. */
const HEADERS = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    // The camera is for the portal's own pages, for codes of meters; nothing else is for anybody.
    'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
} as const;

function addHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(HEADERS);
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
