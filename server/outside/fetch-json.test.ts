import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { listedCompanies, registerAnswer } from '#tests/ares-answers.ts';
import { outsidePortal } from '#tests/network.ts';
import { findCompany } from './ares.ts';
import { fetchJson } from './fetch-json.ts';

const [company] = listedCompanies;
const text = JSON.stringify(company === undefined ? {} : registerAnswer(company));
const ICO = company?.ico ?? '';
const json = { 'content-type': 'application/json;charset=UTF-8' };
const limits = { accept: 'application/json', timeoutMs: 5000, maxBytes: 65_536 };

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function serverOf(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  stops.push(async () => {
    server.closeAllConnections();
    await new Promise((done) => {
      server.close(done);
    });
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const read = (url: string, over: Partial<typeof limits> = {}) =>
  fetchJson({ fetch }, url, { ...limits, ...over });

test('a company is read over a real connection in Czech letters, whole', async () => {
  const seen: unknown[] = [];
  const url = await serverOf((request, response) => {
    seen.push(request.method, request.url, request.headers.accept);
    response.writeHead(200, json).end(text);
  });
  const { portal } = outsidePortal({ fetch, aresUrl: `${url}subjekty/` });
  expect(await findCompany(portal, ICO)).toMatchObject(company ?? {});
  expect(seen).toEqual(['GET', `/subjekty/${ICO}`, 'application/json']);
});

test('a redirect is not followed', async () => {
  const visited = vi.fn();
  const elsewhere = await serverOf((_request, response) => {
    visited();
    response.writeHead(200, json).end(text);
  });
  const url = await serverOf((_request, response) => {
    response.writeHead(302, { location: elsewhere }).end();
  });
  await expect(read(url)).rejects.toMatchObject({ kind: 'unreachable' });
  expect(visited).not.toHaveBeenCalled();
});

test.each([{ 'content-length': '999999999' }, {}])(
  'an endless answer is cut and its connection closed (announced %j)',
  async (announced) => {
    let closed: (() => void) | undefined;
    const isClosed = new Promise<void>((done) => {
      closed = done;
    });
    const url = await serverOf((_request, response) => {
      response.on('close', () => closed?.());
      response.writeHead(200, { ...json, ...announced }).write('{"ico":"');
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(16_384)));
        response.once('drain', more);
      };
      more();
    });
    await expect(read(url)).rejects.toMatchObject({ kind: 'bad-data' });
    await isClosed;
  },
);

test('an answer that stops in the middle ends with the limit of time', async () => {
  const url = await serverOf((_request, response) => {
    response.writeHead(200, json).write('{"ico":');
  });
  await expect(read(url, { timeoutMs: 50 })).rejects.toMatchObject({ kind: 'unreachable' });
});

test('a server that says nothing ends with the limit of time', async () => {
  const url = await serverOf(() => undefined);
  await expect(read(url, { timeoutMs: 50 })).rejects.toMatchObject({ kind: 'unreachable' });
});

test('a connection that breaks in the middle is unreachable', async () => {
  const url = await serverOf((_request, response) => {
    response.writeHead(200, json).write('{"ico":', () => response.destroy());
  });
  await expect(read(url)).rejects.toMatchObject({ kind: 'unreachable' });
});

test('a closed port is unreachable', async () => {
  const url = await serverOf(() => undefined);
  await stops.pop()?.();
  await expect(read(url)).rejects.toMatchObject({ kind: 'unreachable' });
});

test('what is not JSON by its type has no body', async () => {
  const url = await serverOf((_request, response) => {
    response.writeHead(404, { 'content-type': 'text/html' }).end('<html></html>');
  });
  expect(await read(url)).toEqual({ status: 404, body: undefined });
});
