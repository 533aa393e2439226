import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadImport } from '#contract/imports.ts';
import { signIn } from '#contract/session.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let port: number;
let user: Awaited<ReturnType<World['makeUser']>>;
beforeAll(async () => {
  world = await createWorld();
  const address = await world.app.listen({ host: '127.0.0.1', port: 0 });
  port = Number(new URL(address).port);
  user = await world.makeUser();
});
afterAll(() => world.close());

const MB = 1024 * 1024;

/** Announces a large body and sends its beginning alone: what the server says of it, and whether it goes on listening. */
function announce(path: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    let told = '';
    const socket = connect(port, '127.0.0.1', () => {
      const lines = { host: 'x', 'x-application-auth': world.portal.config.applicationAuth };
      const all = { ...lines, 'content-type': 'application/json', ...headers };
      const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
      const begun = 'transfer-encoding' in all ? '9\r\n{"kind":"\r\n' : '{"kind":"';
      socket.write(`POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${begun}`);
    });
    socket.on('data', (data) => {
      told += data.toString();
    });
    socket.on('close', () => resolve(told));
    socket.on('error', reject);
  });
}

const upload = uploadImport.path.replace('{unit_id}', '1');
const large = { 'content-length': String(10 * MB) };

describe('a large body is refused before it is read', () => {
  test('without a token, and the connection ends', async () => {
    const told = await announce(upload, large);
    expect(told).toMatch(/^HTTP\/1.1 401 /);
    expect(told.toLowerCase()).toContain('connection: close');
  });

  test('with a token of nobody', async () => {
    const told = await announce(upload, { ...large, authorization: 'Bearer nikdo' });
    expect(told).toMatch(/^HTTP\/1.1 401 /);
  });

  test('of no told length, with a token of nobody', async () => {
    const headers = { 'transfer-encoding': 'chunked', authorization: 'Bearer nikdo' };
    expect(await announce(upload, headers)).toMatch(/^HTTP\/1.1 401 /);
  });

  test('of a role that may not send it', async () => {
    const headers = { ...large, 'content-length': '900000', authorization: `Bearer ${user.token}` };
    expect(await announce('/v1/app/modules/update', headers)).toMatch(/^HTTP\/1.1 403 /);
  });

  test('where nobody needs to sign in, when it is over a small bound', async () => {
    const told = await announce(signIn.path, { 'content-length': '70000' });
    expect(told).toMatch(/^HTTP\/1.1 413 /);
  });
});

test('a large body of whoever may send it is read', async () => {
  const { unit_id } = await world.makeUnit(user.client_id);
  const rows = 'Název\r\n' + `${'x'.repeat(1000)}\r\n`.repeat(300);
  const body = {
    kind: 'buildings',
    file_name: 'domy.csv',
    content_base64: Buffer.from(rows).toString('base64'),
  };
  const { status } = await world.call(uploadImport, {
    token: user.token,
    params: { unit_id },
    body,
  });
  expect(status).toBe(200);
});
