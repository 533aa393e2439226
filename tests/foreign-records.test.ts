import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { comparable } from './endpoints/ask.ts';
import { foreignValue, namedIds, requestWith } from './endpoints/foreign.ts';
import { CANARY, closed, named, walk } from './endpoints/walk.ts';

const walking = walk();

const MISSING = 2_000_000_000;
const NOBODY = 'nikdo@example.cz';
const identities = closed.flatMap(([name, endpoint]) =>
  namedIds(endpoint).map((key) => [name, key, endpoint] as const),
);

describe('records of another client', () => {
  test('can be named in many ways', () => {
    expect(identities.length).toBeGreaterThan(40);
  });

  test.each(identities)('%s takes a foreign %s for a missing one', async (_name, key, endpoint) => {
    const scene = walking.still;
    const token = await scene.token(endpoint.access);
    const answers: LightMyRequestResponse[] = [];
    const foreign = foreignValue(endpoint, walking.foreign, key);
    for (const value of [foreign, key === 'user_identity' ? NOBODY : MISSING]) {
      const request = requestWith(endpoint, scene, key, value);
      answers.push(await walking.answer(endpoint, scene, { ...request, token }));
    }
    const [other, none] = answers.map(comparable);
    expect(other).toEqual(none);
    expect([403, 404]).toContain(other?.statusCode);
    expect(other?.body).not.toContain(CANARY);
  });

  test('are in no answer to anybody else', async () => {
    const scene = await walking.own();
    for (const [name, endpoint] of named) {
      for (const access of ['user', 'client-admin', 'system-admin'] as const) {
        // The operator of the portal administers every client.
        if (endpoint.acrossClients && access === 'system-admin') continue;
        const token = await scene.token(access);
        const { body } = await walking.answer(endpoint, scene, { token });
        expect([name, body]).toEqual([name, expect.not.stringContaining(CANARY)]);
      }
    }
  }, 240_000);

  test('are in the answers to their own people, so that the word would be seen', async () => {
    const seen = [];
    for (const [name, endpoint] of closed) {
      const token = await walking.foreign.token(endpoint.access);
      const { body } = await walking.answer(endpoint, walking.foreign, { token });
      if (body.includes(CANARY)) seen.push(name);
    }
    expect(seen.length).toBeGreaterThan(10);
  }, 240_000);
});
