import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql, type RawBuilder } from 'kysely';
import { readSheet } from 'read-excel-file/universal';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { errors } from '#contract/errors.ts';
import { fileFormats, type FileFormat } from '#contract/rules/file-format.ts';
import { fileQuery, tableFile } from '#contract/table-file.ts';
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
  query: z.object(fileQuery),
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
const asked = (url: string, format: FileFormat = 'csv', signal?: AbortSignal) =>
  fetch(`${url}${numbers.path}?format=${format}`, {
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

  test('is a workbook where that is asked for', async () => {
    const answer = await asked(await serving(upTo(2500)), 'xlsx');
    const { result } = (await answer.json()) as { result: z.output<typeof tableFile> };
    expect(result.file_name).toMatch(/^Čísla \d{4}-\d\d-\d\d\.xlsx$/);
    const rows = await readSheet(new Uint8Array(Buffer.from(result.content, 'base64')).buffer);
    expect(rows.slice(0, 2)).toEqual([
      ['Číslo', 'Text'],
      [1, '=1; „x“'],
    ]);
    expect(rows.slice(1).map(([n]) => n)).toEqual(Array.from({ length: 2500 }, (_, at) => at + 1));
    expect(fetched).toBe(3);
  });

  test('of no format that is known is refused', async () => {
    const url = await serving(upTo(1));
    expect((await asked(url, 'ods' as FileFormat)).status).toBe(errors['invalid-input'].status);
  });

  test('without rows has its head', async () => {
    const answer = await asked(await serving(upTo(0)));
    expect(await answer.json()).toMatchObject({ result: { content: '\uFEFFČíslo;Text\r\n' } });
  });

  test.each(fileFormats)(
    '%s is refused as any call where it fails before its first row',
    async (format) => {
      const answer = await asked(await serving(sql<Numbered>`select 1 / 0 as n`), format);
      expect(answer.status).toBe(errors.unexpected.status);
      await nothingHeld();
    },
  );

  test('is refused to whoever is not signed in', async () => {
    const url = await serving(upTo(1));
    expect((await fetch(url + numbers.path)).status).toBe(401);
  });

  test.each(fileFormats)('%s that fails in the middle does not look whole', async (format) => {
    const statement = sql<Numbered>`
      select 1 / (n - 4000) + n as n from generate_series(1, 5000) n`;
    const answer = await asked(await serving(statement), format);
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
    await nothingHeld();
  });

  test.each(fileFormats)('%s whose reader has gone is read no further', async (format) => {
    const leaving = new AbortController();
    const answer = await asked(await serving(upTo(100_000_000)), format, leaving.signal);
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
  /** Counts the pieces that were asked for. Their texts take room, even packed. */
  function counted(most: number) {
    const asking = { pieces: 0 };
    const pieces = (async function* () {
      while (asking.pieces < most) {
        asking.pieces += 1;
        yield Array.from({ length: 1000 }, (_, n) => [n, randomBytes(24).toString('hex')]);
      }
    })();
    return {
      asking,
      file: {
        label: 'Čísla',
        name: 'Čísla',
        heads: [{ head: 'Číslo' }, { head: 'Text' }],
        pieces,
      } satisfies TableFile,
    };
  }
  const turns = async () => {
    for (let at = 0; at < 100; at += 1) await turn();
  };

  test.each(fileFormats)('%s no more is asked for than its reader takes', async (format) => {
    const { asking, file } = counted(100);
    const body = new PassThrough();
    const work = writeTable(file, format, body, () => undefined);
    await vi.waitFor(() => expect(body.readableLength).toBeGreaterThan(0));
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

  test.each(fileFormats)(
    '%s nothing more is asked for when its reader has gone',
    async (format) => {
      const { asking, file } = counted(100);
      const body = new PassThrough();
      const work = writeTable(file, format, body, () => undefined);
      await turns();
      body.destroy();
      await expect(work).rejects.toThrow('gone');
      expect(asking.pieces).toBeLessThanOrEqual(2);
    },
  );

  test('the rows of the database are asked for as they are taken', async () => {
    const body = new PassThrough();
    const work = world.portal.database.reading(async (db) => {
      const statement = upTo(20_000);
      const table = { name: 'Čísla', cursor: 'numbers', statement, columns };
      const file = tableOf({ db, portal: world.portal }, table);
      await writeTable(file, 'csv', body, () => undefined);
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
