import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookUpMailExchange } from '#contract/lookups.ts';
import { signIn } from '#contract/session.ts';
import type { CallInput } from './world.ts';
import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('a locked sign-in says when to come again, in the header and in words', async () => {
  const { user_identity } = await world.makeUser();
  const ask = (input: CallInput = {}) =>
    world.call(signIn, { body: { user_identity, password: 'špatné heslo' }, ...input });
  for (let at = 0; at < 10; at += 1) expect((await ask()).status).toBe(401);
  const { status, headers, error } = await ask();
  expect(status).toBe(429);
  const seconds = Number(headers['retry-after']);
  expect(seconds).toBeGreaterThan(3500);
  expect(seconds).toBeLessThanOrEqual(3600);
  expect(error.errorMsg).toMatch(/znovu za (59|60) minut\.$/);
});

test('so does a look-up that is asked too often', async () => {
  const ask = () => world.call(lookUpMailExchange, { body: { email: 'a' }, from: '192.0.2.77' });
  let last = await ask();
  for (let at = 0; at < 100 && last.status !== 429; at += 1) last = await ask();
  expect(last.status).toBe(429);
  const seconds = Number(last.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(last.error.errorMsg).toMatch(/^Příliš mnoho požadavků\. .* znovu za \d+ sekund[uy]?\.$/);
});
