import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { FileFormat } from '#contract/rules/file-format.ts';
import { fileFormat, TABLE_FILE_MS } from '#contract/table-file.ts';
import { namedUnit } from '#server/access/owned.ts';
import { turnsOfClients } from '#server/files/turns-of-clients.ts';
import type { Portal } from '#server/portal.ts';
import { admitted } from './admitted.ts';
import { callerOf, readInput } from './input.ts';
import { namesUnit, type Route, type TableFile, type UnitCall } from './route.ts';
import { contentOf } from './table-content.ts';

type FileRoute = Extract<Route, { kind: 'file' }>;

/** Each file holds a connection to the database while it leaves: others must find theirs. */
const inTurn = turnsOfClients({ atOnce: 3, ofClient: 1, waiting: 2 });

/** Whoever takes nothing for so long is not reading any more; PostgreSQL waits for twice as much. */
const SLOW_MS = 10_000;

/** Waits until the body may be written into. Throws when its reader has gone, or takes nothing. */
function drained(body: PassThrough): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (fault?: string) => {
      clearTimeout(slow);
      body.off('drain', taken).off('close', gone);
      if (fault === undefined) resolve();
      else reject(new Error(fault));
    };
    const taken = () => end();
    const gone = () => end('The reader of a file has gone.');
    const slow = setTimeout(end, SLOW_MS, 'The reader of a file takes nothing.');
    if (body.destroyed) gone();
    else body.on('drain', taken).on('close', gone);
  });
}

/** A text as it stands within another one of JSON. */
const within = (text: string) => JSON.stringify(text).slice(1, -1);

/**
 * Writes the table into the body as the answer of its endpoint: a piece is asked for once the reader has taken the one
 * before. `begin` is called when the first one has come, so that what is wrong by then is still refused.
 */
export async function writeTable(
  table: TableFile,
  format: FileFormat,
  body: PassThrough,
  begin: () => void,
): Promise<void> {
  const latest = Date.now() + TABLE_FILE_MS;
  const write = async (text: string) => {
    if (body.destroyed || !body.write(text)) await drained(body);
  };
  let isBegun = false;
  for await (const text of contentOf(table, format)) {
    if (Date.now() > latest) throw new Error('A file leaves for too long.');
    if (!isBegun) {
      isBegun = true;
      begin();
      const file_name = JSON.stringify(`${table.name}.${format}`);
      await write(`{"result":{"file_name":${file_name},"content":"`);
    }
    await write(within(text));
  }
  body.end('"}}');
}

/** Opens the table for whoever may have it and writes it into the body, in one transaction. */
function leave(
  { endpoint, answer }: FileRoute,
  asking: { readonly request: FastifyRequest; readonly portal: Portal },
  body: PassThrough,
  begin: () => void,
): Promise<void> {
  const { request, portal } = asking;
  return portal.database.reading(async (db) => {
    if (body.destroyed) return;
    const actor = await admitted(db, endpoint, asking);
    const { input } = readInput(endpoint, request);
    const call = { ...input, db, actor, caller: callerOf(request), portal };
    // Whoever names no unit is told of none.
    const named = namesUnit(endpoint) ? { unit: namedUnit(actor, input) } : {};
    const table = await answer({ ...call, ...named } as UnitCall<Endpoint>);
    await writeTable(table, fileFormat.parse(input.query['format']), body, begin);
  });
}

/** Resolves once the work has begun to write; a fault of it later cuts the body, and a reader who has gone is none. */
function begun(
  portal: Portal,
  body: PassThrough,
  work: (begin: () => void) => Promise<void>,
): Promise<void> {
  return new Promise((resolve, refuse) => {
    let isBegun = false;
    const begin = () => {
      isBegun = true;
      resolve();
    };
    work(begin).then(resolve, (error: Error) => {
      refuse(error);
      if (!isBegun || body.destroyed) return;
      portal.log('warn', 'A file was cut before its end.', { err: error });
      body.destroy(error);
    });
  });
}

/**
 * Serves an endpoint that answers by a file. Few leave at once and one of a client, the others wait for their turn. What
 * goes wrong before the first row is refused as anywhere else; later the connection is cut.
 */
export function serveTableFile(app: FastifyInstance, route: FileRoute, portal: Portal): void {
  app.route({
    method: route.endpoint.method,
    url: route.endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    handler: async (request, reply) => {
      const asking = { request, portal };
      const { client_id } = await portal.database.reading((db) =>
        admitted(db, route.endpoint, asking),
      );
      const body = new PassThrough();
      reply.raw.once('close', () => body.destroy());
      await begun(portal, body, (begin) =>
        inTurn(client_id, () => leave(route, asking, body, begin)),
      );
      return reply
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(body);
    },
  });
}
