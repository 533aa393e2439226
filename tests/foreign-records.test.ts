import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { identityClaims } from '#contract/identity.ts';
import { comparable, type Ask } from './endpoints/ask.ts';
import { nameOf } from './endpoints/contract.ts';
import { sampleOf } from './endpoints/samples.ts';
import type { Scene } from './endpoints/scene.ts';
import { CANARY, closed, named, walk } from './endpoints/walk.ts';

const walking = walk();

const MISSING = 2_000_000_000;
const NOBODY = 'nikdo@example.cz';
/** Names that are no record of a client's. */
const NOT_TENANTS = [
  'business_id',
  'operator_business_id',
  'module_id',
  'parent_module_id',
  'module_schema_id',
  'city_id',
  'system_message_id',
];
/** Ids that the endpoint takes and does not use. */
const UNUSED = ['PUT /v1/user/profile/pass/{client_user_id} unit_id'];

/** The claims of identity that a body may carry beside the fields of the endpoint. */
function claimsIn({ method, acrossClients }: Endpoint): string[] {
  if (method === 'GET') return [];
  return acrossClients ? ['user_identity'] : Object.keys(identityClaims.shape);
}

/** What of a client's can be named in a request of the endpoint; every client's where it works with any. */
function namedIds(endpoint: Endpoint): string[] {
  const { method, params, query, body, acrossClients } = endpoint;
  const claimed = claimsIn(endpoint);
  if (acrossClients) return claimed;
  const keys = [params, query, body].flatMap(({ shape }) => Object.keys(shape));
  return [...new Set([...keys, ...claimed])].filter(
    (key) =>
      (key.endsWith('_id') || key === 'user_identity' || (key === 'id' && method !== 'POST')) &&
      !NOT_TENANTS.includes(key) &&
      !UNUSED.includes(`${nameOf(endpoint)} ${key}`),
  );
}

/** What the other client's own valid request names. */
function foreignValue(endpoint: Endpoint, key: string): unknown {
  const { client_id, unit_id, invited, user, messages } = walking.foreign;
  const { params, query, body } = sampleOf(endpoint, walking.foreign);
  const values: Record<string, unknown> = {
    ...query,
    ...body,
    ...params,
    client_id,
    unit_id,
    client_user_id: invited.client_user_id,
    client_user_message_id: messages.get(user),
    user_identity: user.user_identity,
  };
  const isTold = !['', 0, null, undefined].includes(values[key] as never);
  if (!isTold) throw new Error(`The sample of ${nameOf(endpoint)} tells no ${key}.`);
  return values[key];
}

/** The valid request with the value in every place that has the name. */
function requestWith(endpoint: Endpoint, scene: Scene, key: string, value: unknown): Ask {
  const { params, query, body } = sampleOf(endpoint, scene);
  return {
    params: { ...params, ...(key in endpoint.params.shape ? { [key]: value } : {}) },
    query: { ...query, ...(key in endpoint.query.shape ? { [key]: String(value) } : {}) },
    body: {
      ...body,
      ...(key in endpoint.body.shape || claimsIn(endpoint).includes(key) ? { [key]: value } : {}),
    },
  };
}

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
    for (const value of [foreignValue(endpoint, key), key === 'user_identity' ? NOBODY : MISSING]) {
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
  }, 60_000);

  test('are in the answers to their own people, so that the word would be seen', async () => {
    const seen = [];
    for (const [name, endpoint] of closed) {
      const token = await walking.foreign.token(endpoint.access);
      const { body } = await walking.answer(endpoint, walking.foreign, { token });
      if (body.includes(CANARY)) seen.push(name);
    }
    expect(seen.length).toBeGreaterThan(10);
  });
});
