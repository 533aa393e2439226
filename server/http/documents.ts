import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Portal } from '#server/portal.ts';
import { sendPage, webFolder } from './page.ts';

/** Serves what the browser's build made: files named by their content may be kept for ever. */
export async function serveDocuments(app: FastifyInstance, portal: Portal): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(webFolder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    index: false,
  });
  app.get('/favicon.svg', (_request, reply) =>
    reply.sendFile('favicon.svg', webFolder, { maxAge: '1d', immutable: false }),
  );
  for (const file of ['kastelan.webmanifest', 'icon-192.png', 'icon-512.png', 'robots.txt'])
    app.get(`/${file}`, (_request, reply) =>
      reply.sendFile(file, webFolder, { maxAge: '1d', immutable: false }),
    );
  // The worker may fetch what is ours, and sees no more than the pages of field work. A newer one is
  // asked for each time.
  app.get('/inmes/worker.js', (_request, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .header('service-worker-allowed', '/inmes/')
      .sendFile('worker.js', webFolder, { maxAge: 0, immutable: false }),
  );
  app.get('/', (_request, reply) => sendPage(reply, portal, '/'));
}
