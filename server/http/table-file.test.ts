import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { errors } from '#contract/errors.ts';
import { tableFile } from '#contract/table-file.ts';
import { createWorld, type World } from '#tests/world.ts';
import { sendError } from './error-reply.ts';
import { fileRoute, type TableFile } from './route.ts';
import { serve } from './serve.ts';
import { writeTable } from './table-file.ts';
import { tableOf } from './table-of.ts';

let world: World;
let token: string;
beforeAll(async () => {
  world = await createWorld();
  ({ token } = await world.makeUser());
});
afterAll(() => world.close());

const numbers = endpoint({
  method: 'GET',
  path: '/v1/exports/numbers',
  access: 'user',
  summary: 'Čísla',
  query: z.object({}),
  result: tableFile,
});

interface Numbered {
  readonly n: number;
}
const columns = [
  { head: 'Číslo', cell: ({ n }: Numbered) => n },
  { head: 'Text', cell: ({ n }: Numbered) => `=${n}; „x“` },
];
const upTo = (count: number): RawBuilder<Numbered> =>
  sql<Numbered>`select generate_series(1, ${count}::integer) as n`;

/** Statements that ask for rows. */
let fetched = 0;
let app: FastifyInstance | undefined;
beforeAll(() => {
  world.db.database.watchStatements({
    slowerThan: -1,
    slow: (text) => {
      if (text.startsWith('fetch')) fetched += 1;
    },
  });
});
afterEach(async () => {
  await app?.close();
  app = undefined;
  fetched = 0;
});

/** A server whose one endpoint answers by the statement. */
async function serving(statement: RawBuilder<Numbered>): Promise<string> {
  app = Fastify({ forceCloseConnections: true });
  app.setErrorHandler(sendError);
  const route = fileRoute(numbers, async (call) =>
    tableOf(call, { name: 'Čísla', cursor: 'numbers', statement, columns }),
  );
  serve(app, route, world.portal, async () => undefined);
  return app.listen({ host: '127.0.0.1', port: 0 });
}
const asked = (url: string, signal?: AbortSignal) =>
  fetch(url + numbers.path, {
    headers: { authorization: `Bearer ${token}` },
    ...(signal === undefined ? {} : { signal }),
  });

const nothingHeld = () =>
  vi.waitFor(() => {
    const { open, idle } = world.portal.database.connections();
    expect(open - idle).toBe(0);
  });

describe('a file', () => {
  test('has all rows in their order, each once, defused', async () => {
    const answer = await asked(await serving(upTo(2500)));
    const { result } = (await answer.json()) as { result: z.output<typeof tableFile> };
    const { file_name, content } = result;
    expect(file_name).toMatch(/^Čísla \d{4}-\d\d-\d\d\.csv$/);
    const lines = content.split('\r\n');
    expect(lines.slice(0, 2)).toEqual(['\uFEFFČíslo;Text', `1;"'=1; „x“"`]);
    expect(lines.slice(1, -1).map((line) => Number(line.split(';', 1)[0]))).toEqual(
      Array.from({ length: 2500 }, (_, at) => at + 1),
    );
    expect(fetched).toBe(3);
  });

  test('without rows has its head', async () => {
    const answer = await asked(await serving(upTo(0)));
    expect(await answer.json()).toMatchObject({ result: { content: '\uFEFFČíslo;Text\r\n' } });
  });

  test('is refused as any call where it fails before its first row', async () => {
    const answer = await asked(await serving(sql<Numbered>`select 1 / 0 as n`));
    expect(answer.status).toBe(errors.unexpected.status);
    await nothingHeld();
  });

  test('is refused to whoever is not signed in', async () => {
    const url = await serving(upTo(1));
    expect((await fetch(url + numbers.path)).status).toBe(401);
  });

  test('that fails in the middle does not look whole', async () => {
    const statement = sql<Numbered>`
      select 1 / (n - 4000) + n as n from generate_series(1, 5000) n`;
    const answer = await asked(await serving(statement));
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
    await nothingHeld();
  });

  test('whose reader has gone is read no further', async () => {
    const leaving = new AbortController();
    const answer = await asked(await serving(upTo(100_000_000)), leaving.signal);
    expect(answer.status).toBe(200);
    await answer.body?.getReader().read();
    leaving.abort();
    await nothingHeld();
    const before = fetched;
    expect(before).toBeLessThan(100_000);
    await turn();
    expect(fetched).toBe(before);
  });
});

describe('of a file', () => {
  /** Counts the pieces that were asked for. */
  function counted(most: number) {
    const asking = { pieces: 0 };
    const pieces = (async function* () {
      while (asking.pieces < most) {
        asking.pieces += 1;
        yield Array.from({ length: 1000 }, (_, n) => [n, 'text that takes room']);
      }
    })();
    return {
      asking,
      file: { name: 'Čísla', heads: ['Číslo', 'Text'], pieces } satisfies TableFile,
    };
  }
  const turns = async () => {
    for (let at = 0; at < 100; at += 1) await turn();
  };

  test('no more is asked for than its reader takes', async () => {
    const { asking, file } = counted(100);
    const body = new PassThrough();
    const work = writeTable(file, body, () => undefined);
    await turns();
    expect(asking.pieces).toBeLessThanOrEqual(2);
    let taken = 0;
    let most = 0;
    for await (const part of body) {
      taken += Number((part as Buffer).length > 0);
      most = Math.max(most, asking.pieces - taken);
      await turns();
    }
    await work;
    expect([asking.pieces, most <= 2]).toEqual([100, true]);
  });

  test('nothing more is asked for when its reader has gone', async () => {
    const { asking, file } = counted(100);
    const body = new PassThrough();
    const work = writeTable(file, body, () => undefined);
    await turns();
    body.destroy();
    await expect(work).rejects.toThrow('gone');
    expect(asking.pieces).toBeLessThanOrEqual(2);
  });

  test('the rows of the database are asked for as they are taken', async () => {
    const body = new PassThrough();
    const work = world.portal.database.reading(async (db) => {
      const statement = upTo(20_000);
      const table = { name: 'Čísla', cursor: 'numbers', statement, columns };
      await writeTable(tableOf({ db, portal: world.portal }, table), body, () => undefined);
    });
    await vi.waitFor(() => expect(body.readableLength).toBeGreaterThan(0));
    await turns();
    expect(fetched).toBeLessThanOrEqual(2);
    let text = '';
    for await (const part of body) text += String(part);
    await work;
    expect(fetched).toBe(21);
    expect((JSON.parse(text) as { result: { content: string } }).result.content).toContain(
      '20000;',
    );
  });
});
