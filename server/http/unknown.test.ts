import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
let port: number;
beforeAll(async () => {
  world = await createWorld();
  await world.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = world.app.server.address() as AddressInfo);
});
afterAll(() => world.close());

/** Asks for the path as it stands: no client in between mends it. */
function statusOf(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    call.on('error', reject);
    call.end();
  });
}

test.each([
  '/assets/../index.html',
  '/assets/%2e%2e/index.html',
  '/assets/..%2f..%2fetc/passwd',
  '/assets/a%00b',
  '/../etc/passwd',
  '/%2e%2e/x',
  '/%2E./x',
  '/..\\x',
  '/..%5cx',
  '/domy/..',
  '/a%00b',
  '/favicon.svg%00',
])('nothing is at the path %s', async (path) => {
  expect(await statusOf(path)).toBe(404);
});

test.each(['/nic/tu..neni', '/...', '/domy?next=../x'])(
  'an address of the browser’s own, %s, gets the page',
  async (path) => {
    expect(await statusOf(path)).toBe(200);
  },
);
