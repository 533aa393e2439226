import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { CHANGE_HEADER } from '#contract/change-key.ts';
import { DATA_MOMENT_HEADER, momentText, type DataMoment } from '#contract/data-moment.ts';
import {
  authenticate,
  ensureAccess,
  claimsOfOthers,
  ensureMayWrite,
  ensureModule,
  ensureOpenToAll,
  type Actor,
} from '#server/access/actor.ts';
import { namedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { Replica } from '#server/db/replica.ts';
import { selectWrittenTo } from '#server/db/replica.sql.ts';
import type { Portal } from '#server/portal.ts';
import { admitBody, SMALL_BODY_BYTES } from './admit-body.ts';
import { admitted } from './admitted.ts';
import { noteActor, readAhead, writeOnce } from './ahead.ts';
import { askFor, type Asked } from './ask.ts';
import { bearerToken, callerOf, readInput } from './input.ts';
import { answeredOnce } from './repeat.ts';
import { savedAsRead, toldNames } from './as-read.ts';
import { conflictOf, replyJudge, type ReplyJudge } from './judge-reply.ts';
import { replyWriter, type ReplyWriter } from './reply.ts';
import { noteImportCall } from './import-calls.ts';
import { noteCaller } from './request-log.ts';
import type { Route, TellChange } from './route.ts';
import { serveStream } from './stream.ts';
import { serveTableFile } from './table-file.ts';

type Kind<K extends Route['kind']> = Extract<Route, { kind: K }>;

/** The key under which the call may be repeated, if it creates something. */
function repeatKeyOf(endpoint: Endpoint, request: FastifyRequest): string | undefined {
  const key = endpoint.creates ? request.headers['idempotency-key'] : undefined;
  return typeof key === 'string' && key !== '' ? key.slice(0, 100) : undefined;
}

const NOTHING: ReadonlySet<string> = new Set();

/** What an answer says beside its result: the change that the call has made, how old its data are. */
interface Told {
  change?: string | undefined;
  moment?: DataMoment | undefined;
}

interface Asking {
  readonly request: FastifyRequest;
  readonly portal: Portal;
  readonly tellChange: TellChange;
  readonly told: Told;
}

/**
 * A report from the replica; undefined when it has none to give. Who asks and what he may is the primary's
 * word alone, however late the replica is.
 */
async function answerFromReplica(route: Kind<'actor' | 'unit'>, asking: Asking, replica: Replica) {
  const { request, portal, told } = asking;
  const { input, actor, written } = await portal.database.reading(async (db) => ({
    actor: await admitted(db, route.endpoint, asking),
    written: await selectWrittenTo(db),
    ...readInput(route.endpoint, request, NOTHING),
  }));
  const work = (db: Db) => {
    const call = { ...input, db, actor, caller: callerOf(request), portal };
    return route.kind === 'unit'
      ? route.answer({ ...call, unit: namedUnit(actor, input) })
      : route.answer(call);
  };
  const read = await replica.reading(actor.client_id, written, work).catch((error: unknown) => {
    portal.log('warn', 'A replica gave no report; the primary does.', { err: error });
    return undefined;
  });
  told.moment = read?.told;
  return read;
}

async function answerActor(route: Kind<'actor' | 'unit'>, asking: Asking) {
  const { endpoint } = route;
  const { request, portal } = asking;
  if (endpoint.report && portal.replica?.isWorth === true) {
    const read = await answerFromReplica(route, asking, portal.replica);
    if (read !== undefined) return read.result;
  }
  const answer = (db: Db, actor: Actor) => answerAdmitted(db, actor, route, asking);
  const admit = (db: Db) => admitted(db, endpoint, asking);
  const calling = { endpoint, request, portal };
  if (endpoint.method !== 'GET') {
    const tell = async (db: Db, actor: Actor) => {
      asking.told.change = await asking.tellChange({ db, actor }, endpoint);
    };
    return writeOnce({ calling, admit, answer, tell });
  }
  const ahead = await readAhead(calling, answer);
  if (ahead !== undefined) return ahead.result;
  return portal.database.reading(async (db) => {
    const actor = await admit(db);
    noteActor(calling, actor);
    return answer(db, actor);
  });
}

async function answerAdmitted(
  db: Db,
  actor: Actor,
  route: Kind<'actor' | 'unit'>,
  { request, portal }: Asking,
): Promise<unknown> {
  const { endpoint } = route;
  const mayTell = toldNames(endpoint);
  const { input, claims, told } = readInput(endpoint, request, mayTell);
  const disputed = claimsOfOthers(actor, claims, endpoint.creates ? NOTHING : mayTell);
  const call = { ...input, db, actor, caller: callerOf(request), portal };
  const save = (body: Record<string, unknown>) =>
    route.kind === 'unit'
      ? route.answer({ ...call, body, unit: namedUnit(actor, input) })
      : route.answer({ ...call, body });
  const sent = { told: { ...told, ...disputed }, written: input.body };
  const run = () => savedAsRead(db, endpoint, sent, save);
  const key = repeatKeyOf(endpoint, request);
  const asked = [input.params, input.query, sent];
  return key === undefined
    ? run()
    : answeredOnce(db, actor, { key, endpoint: endpoint.path, asked }, run);
}

async function answerPublic(
  { endpoint, answer }: Kind<'public'>,
  request: FastifyRequest,
  portal: Portal,
) {
  const { input } = readInput(endpoint, request);
  return portal.database.transaction(async (db) => {
    await ensureOpenToAll(db, endpoint);
    return answer({ ...input, db, caller: callerOf(request), portal });
  });
}

async function answerOpen(
  { endpoint, answer }: Kind<'open'>,
  request: FastifyRequest,
  portal: Portal,
) {
  const { input } = readInput(endpoint, request);
  const token = bearerToken(request);
  return portal.database.reading(async (db) => {
    const { inMaintenance, modules } = endpoint;
    const actor =
      token === undefined ? undefined : await authenticate(db, token, inMaintenance, { modules });
    if (actor === undefined) await ensureOpenToAll(db, endpoint);
    else {
      noteCaller(request, actor);
      ensureModule(modules, actor.modules);
    }
    return answer({ ...input, db, actor, caller: callerOf(request), portal });
  });
}

async function outsideActor(endpoint: Endpoint, request: FastifyRequest, portal: Portal) {
  const { access, inMaintenance, modules } = endpoint;
  if (access === 'public' && inMaintenance && modules.length === 0) return undefined;
  return portal.database.reading(async (db) => {
    if (access === 'public') {
      await ensureOpenToAll(db, endpoint);
      return undefined;
    }
    const named = { modules, byImportToken: access === 'import' };
    const actor = await authenticate(db, bearerToken(request), inMaintenance, named);
    noteCaller(request, actor);
    ensureAccess(actor, endpoint, portal.config.secondStepOfAdmins);
    ensureMayWrite(actor, endpoint);
    return actor;
  });
}

async function answerOutside(
  { endpoint, answer }: Kind<'outside'>,
  request: FastifyRequest,
  portal: Portal,
) {
  const actor = await outsideActor(endpoint, request, portal);
  const { input, claims } = readInput(endpoint, request);
  if (actor !== undefined) claimsOfOthers(actor, claims, NOTHING);
  const repeatKey = repeatKeyOf(endpoint, request);
  const ask = (asked: Asked) => askFor(request, asked);
  return answer({ ...input, actor, repeatKey, caller: callerOf(request), portal, ask });
}

interface Sender {
  readonly write: ReplyWriter;
  readonly judge: ReplyJudge;
}

/** Sends what the endpoint answers, in the envelope, and nothing that it does not describe. */
function send({ write, judge }: Sender, reply: FastifyReply, result: unknown): FastifyReply {
  judge(result);
  return reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(write(reply, result));
}

/** What is done before the body is read: an early answer, or a look at who is going to send it. */
function beforeBody(route: Route, sender: Sender, portal: Portal) {
  const { endpoint } = route;
  const answerEarly = route.kind === 'outside' ? route.answerEarly : undefined;
  if (answerEarly !== undefined)
    return {
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        const result = await answerEarly({ caller: callerOf(request), portal });
        if (result === undefined) return;
        await send(sender, reply, result);
      },
    };
  if (endpoint.access === 'public' || endpoint.method === 'GET') return {};
  return {
    onRequest: (request: FastifyRequest, reply: FastifyReply) =>
      admitBody(endpoint, portal, request, reply),
  };
}

/** How much a call may send; without signing in little, unless the endpoint says more. */
function bodyLimitOf({ maxBodyBytes, access }: Endpoint) {
  const most = maxBodyBytes ?? (access === 'public' ? SMALL_BODY_BYTES : undefined);
  return most === undefined ? {} : { bodyLimit: most };
}

function answerRoute(
  route: Exclude<Route, { kind: 'stream' | 'file' }>,
  asking: Asking,
): Promise<unknown> {
  const { request, portal } = asking;
  if (route.kind === 'actor' || route.kind === 'unit') return answerActor(route, asking);
  if (route.kind === 'public') return answerPublic(route, request, portal);
  if (route.kind === 'open') return answerOpen(route, request, portal);
  return answerOutside(route, request, portal);
}

/** Fastify's form of a contract path: `{id}` becomes `:id`. */
function fastifyPath(endpoint: Pick<Endpoint, 'path'>): string {
  return endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Turns an endpoint joined with its function into a route of the server. */
export function serve(
  app: FastifyInstance,
  route: Route,
  portal: Portal,
  tellChange: TellChange,
): void {
  if (route.kind === 'stream') return serveStream(app, route, portal);
  if (route.kind === 'file') return serveTableFile(app, route, portal);
  const { endpoint } = route;
  const judge = replyJudge(endpoint, portal.config.environment);
  const sender = { write: replyWriter(endpoint), judge };
  app.route({
    method: endpoint.method,
    url: fastifyPath(endpoint),
    ...bodyLimitOf(endpoint),
    ...beforeBody(route, sender, portal),
    config:
      endpoint.perMinute === undefined
        ? {}
        : { rateLimit: { max: endpoint.perMinute, timeWindow: 60_000 } },
    handler: async (request, reply) => {
      const told: Told = {};
      const asking = { request, portal, tellChange, told };
      const result = await answerRoute(route, asking).catch(async (error: unknown) => {
        await noteImportCall(request, portal, error);
        throw conflictOf(endpoint, portal.config.environment, error);
      });
      await noteImportCall(request, portal);
      if (told.change !== undefined) void reply.header(CHANGE_HEADER, told.change);
      if (told.moment !== undefined) void reply.header(DATA_MOMENT_HEADER, momentText(told.moment));
      return send(sender, reply, result);
    },
  });
}
