import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { authenticate, ensureAccess } from '#server/access/actor.ts';
import type { Db } from '#server/db/db.ts';
import type { Portal } from '#server/portal.ts';
import { bearerToken, callerOf, readInput } from './input.ts';
import { replyJudge, type ReplyJudge } from './judge-reply.ts';
import { meterOf } from './meter.ts';
import { noteCaller, STREAM_TYPE } from './request-log.ts';
import type { EventStream, Route } from './route.ts';

type StreamRoute = Extract<Route, { kind: 'stream' }>;

/** A reader who leaves so many bytes lying is not reading any more. */
const MOST_UNREAD_BYTES = 65_536;

const headers = {
  'content-type': STREAM_TYPE,
  'cache-control': 'no-store',
  // A proxy that gathers answers would hand the events over late.
  'x-accel-buffering': 'no',
};

/** Server-sent events over the body of an answer. */
function eventStream(
  body: PassThrough,
  { result }: Endpoint,
  judge: ReplyJudge,
): EventStream<unknown> {
  const write = (text: string) => {
    if (body.writableEnded || body.destroyed) return;
    body.write(text);
    if (body.writableLength + body.readableLength > MOST_UNREAD_BYTES) body.destroy();
  };
  return {
    send: (event) => {
      judge(event);
      write(`data: ${JSON.stringify(result.parse(event))}\n\n`);
    },
    beat: () => write(':\n\n'),
    end: () => body.end(),
    onEnd: (listener) => void body.once('close', listener),
  };
}

async function admit(
  { endpoint, answer }: StreamRoute,
  request: FastifyRequest,
  portal: Portal,
): Promise<(stream: EventStream<unknown>) => void> {
  return portal.database.reading(async (db: Db) => {
    const { inMaintenance, modules } = endpoint;
    const actor = await authenticate(db, bearerToken(request), inMaintenance, { modules });
    noteCaller(request, actor);
    ensureAccess(actor, endpoint, portal.config.secondStepOfAdmins);
    const { input } = readInput(endpoint, request);
    return answer({ ...input, db, actor, caller: callerOf(request), portal });
  });
}

/** Serves an endpoint that answers by a stream; a closing server ends its streams, not waits for them. */
export function serveStream(app: FastifyInstance, route: StreamRoute, portal: Portal): void {
  const open = new Set<PassThrough>();
  const judge = replyJudge(route.endpoint, portal.config.environment);
  app.addHook('preClose', async () => {
    for (const body of open) body.end();
  });
  app.route({
    method: route.endpoint.method,
    url: route.endpoint.path,
    compress: false,
    handler: async (request, reply) => {
      const begin = await admit(route, request, portal);
      const body = new PassThrough();
      open.add(body);
      const closed = meterOf(portal).streamOpened();
      body.once('close', () => {
        open.delete(body);
        closed();
      });
      // The answer was read to its end, or the reader has gone.
      reply.raw.once('close', () => body.destroy());
      begin(eventStream(body, route.endpoint, judge));
      return reply.headers(headers).send(body);
    },
  });
}
