import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Access, Endpoint } from '#contract/endpoint.ts';
import { errors, type ErrorCode } from '#contract/errors.ts';
import { OPENAPI_FILE } from '#contract/operation.ts';
import { routes } from '#server/app.ts';
import { secretHash } from '#server/access/secret.ts';
import { ask, comparable, createAnsweredWorld, type Ask } from './endpoints/ask.ts';
import { endpoints, envelopeFault, nameOf } from './endpoints/contract.ts';
import { sampleOf } from './endpoints/samples.ts';
import { makeScene, type Scene } from './endpoints/scene.ts';
import type { World } from './world.ts';

const CANARY = 'Kanárek';

let world: World;
let foreign: Scene;
beforeAll(async () => {
  world = await createAnsweredWorld();
  foreign = await makeScene(world, CANARY);
});
afterEach(async () => {
  // A valid request may have closed the portal.
  await world.db.owner.query('update runtime_settings set maintenance_mode = false');
});
afterAll(() => world.close());

const named = endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const);
const closed = named.filter(([, { access }]) => access !== 'public');
const withBody = named.filter(([, { method }]) => method !== 'GET');

/** Asks with a valid request, changed as given; the envelope is judged. */
async function answer(endpoint: Endpoint, scene: Scene, input: Ask = {}) {
  const { params, body } = sampleOf(endpoint, scene);
  const response = await ask(world, endpoint, { params, body: body ?? {}, ...input });
  expect(envelopeFault(endpoint, response)).toBeNull();
  return response;
}
type Answer = Awaited<ReturnType<typeof answer>>;

function expectCode(response: Answer, code: ErrorCode) {
  const { errorCode } = response.json<{ error: { errorCode: number } }>().error;
  expect([response.statusCode, errorCode]).toEqual([errors[code].status, errors[code].errorCode]);
}

describe('the contract', () => {
  test('has endpoints, and each is served once', () => {
    expect(endpoints.length).toBeGreaterThan(35);
    const served = routes.map(({ endpoint }) => nameOf(endpoint));
    expect(served.toSorted()).toEqual(endpoints.map(nameOf).toSorted());
    expect(new Set(served).size).toBe(served.length);
  });

  test('is described whole in the document of OpenAPI, without signing in', async () => {
    const response = await world.request({ url: OPENAPI_FILE });
    expect(response.statusCode).toBe(200);
    const { paths } = response.json<{ paths: Record<string, Record<string, object>> }>();
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual(endpoints.map(nameOf).toSorted());
    for (const { method, path, params } of endpoints) {
      expect(paths[path]?.[method.toLowerCase()]).toMatchObject({
        summary: expect.stringMatching(/./),
        parameters: Object.keys(params.shape).map((name) => ({ name, in: 'path' })),
        responses: { 200: expect.anything(), default: expect.anything() },
      });
    }
  });

  test('has a number of its own for each error', () => {
    const numbers = Object.values(errors).map(({ errorCode }) => errorCode);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('answers an unknown path in the envelope', async () => {
    const headers = { 'x-application-auth': world.portal.config.applicationAuth };
    const response = await world.request({ url: '/v1/nowhere', headers });
    expectCode(response, 'unknown-path');
  });
});

describe.each(named)('%s', (_name, endpoint) => {
  test('answers a valid request of whoever may ask', async () => {
    const scene = await makeScene(world, 'Vlastní');
    const response = await answer(endpoint, scene, { token: await scene.token(endpoint.access) });
    expect(response.statusCode).toBe(sampleOf(endpoint, scene).status ?? 200);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('is refused without the header of the application, and with a wrong one', async () => {
    const token = await foreign.token(endpoint.access);
    for (const application of [undefined, '', 'jiná']) {
      expectCode(await answer(endpoint, foreign, { token, application }), 'application-refused');
    }
  });

  test('is refused by every method that has no endpoint there', async () => {
    const { params } = sampleOf(endpoint, foreign);
    const known = endpoints.filter(({ path }) => sameAddress(path, endpoint.path));
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      if (known.some((one) => one.method === method)) continue;
      const response = await ask(world, { ...endpoint, method } as Endpoint, { params });
      expectCode(response, 'wrong-method');
      expect(response.headers['allow']).toContain(endpoint.method);
    }
  });
});

/** Whether an address of the one path may be an address of the other. */
function sameAddress(path: string, other: string): boolean {
  const [parts, others] = [path.split('/'), other.split('/')];
  const fits = (part: string, at: number) =>
    part === others[at] || part.startsWith('{') || others[at]?.startsWith('{');
  return parts.length === others.length && parts.every(fits);
}

describe.each(closed)('%s', (_name, endpoint) => {
  test('is for signed-in users', async () => {
    expectCode(await answer(endpoint, foreign), 'unauthorized');
    expectCode(await answer(endpoint, foreign, { token: 'x' }), 'unauthorized');
  });

  test('is closed when the session has ended and when the user is blocked', async () => {
    const scene = await makeScene(world, 'Vlastní');
    const token = await scene.token(endpoint.access);
    const ended = await scene.token(endpoint.access);
    await world.db.owner.query(
      `update sessions set expires = now() - interval '1 second' where token_hash = $1`,
      [secretHash(ended)],
    );
    expectCode(await answer(endpoint, scene, { token: ended }), 'unauthorized');
    await world.db.owner.query('update client_users set blocked = true where client_id = $1', [
      scene.client_id,
    ]);
    expectCode(await answer(endpoint, scene, { token }), 'unauthorized');
  });

  test('is closed to everybody of a lower role, whatever he sends', async () => {
    const scene = await makeScene(world, 'Vlastní');
    const levels: Access[] = ['user', 'client-admin', 'system-admin'];
    for (const lower of levels.slice(0, levels.indexOf(endpoint.access))) {
      const token = await scene.token(lower);
      expectCode(await answer(endpoint, scene, { token }), 'forbidden');
      expectCode(await answer(endpoint, scene, { token, body: { nonsense: 1 } }), 'forbidden');
    }
  });
});

const MISSING = 2_000_000_000;
const NOBODY = 'nikdo@example.cz';
/** Names that are no record of a client's. */
const NOT_TENANTS = ['business_id', 'module_id', 'parent_module_id'];
/** Ids that the endpoint takes and does not use. */
const UNUSED = ['PUT /v1/user/profile/pass/{client_user_id} unit_id'];

/** What may be named by each endpoint, with the id of a foreign record and of none. */
function namedIds(endpoint: Endpoint): string[] {
  const keys = [...Object.keys(endpoint.params.shape), ...Object.keys(endpoint.body.shape)];
  return [...new Set(keys)].filter(
    (key) =>
      (key.endsWith('_id') || key === 'user_identity') &&
      !NOT_TENANTS.includes(key) &&
      !UNUSED.includes(`${nameOf(endpoint)} ${key}`),
  );
}

function foreignValue(key: string): unknown {
  const values: Record<string, unknown> = {
    client_id: foreign.client_id,
    unit_id: foreign.unit_id,
    client_user_id: foreign.invited.client_user_id,
    client_user_message_id: foreign.messages.get(foreign.user),
    user_identity: foreign.user.user_identity,
  };
  if (!(key in values)) throw new Error(`A foreign ${key} is missing in this test.`);
  return values[key];
}

/** The valid request with the value put in every place that the name has. */
function requestWith(endpoint: Endpoint, scene: Scene, key: string, value: unknown): Ask {
  const { params, body } = sampleOf(endpoint, scene);
  return {
    params: { ...params, ...(key in endpoint.params.shape ? { [key]: value } : {}) },
    body: { ...body, ...(key in endpoint.body.shape ? { [key]: value } : {}) },
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
    const scene = await makeScene(world, 'Vlastní');
    const token = await scene.token(endpoint.access);
    const values = [foreignValue(key), key === 'user_identity' ? NOBODY : MISSING];
    const answers: Answer[] = [];
    for (const value of values) {
      const request = requestWith(endpoint, scene, key, value);
      answers.push(await answer(endpoint, scene, { ...request, token }));
    }
    const [other, none] = answers.map(comparable);
    expect(other).toEqual(none);
    expect([403, 404]).toContain(other?.statusCode);
    expect(other?.body).not.toContain(CANARY);
  });

  test('are in no answer to anybody else', async () => {
    const scene = await makeScene(world, 'Vlastní');
    for (const [name, endpoint] of named) {
      for (const access of ['user', 'client-admin', 'system-admin'] as const) {
        const response = await answer(endpoint, scene, { token: await scene.token(access) });
        expect([name, response.body]).toEqual([name, expect.not.stringContaining(CANARY)]);
      }
    }
  });

  test('are in the answers to their own people, so that the word would be seen', async () => {
    const seen = [];
    for (const [name, endpoint] of closed) {
      const scene = foreign;
      const response = await answer(endpoint, scene, { token: await scene.token(endpoint.access) });
      if (response.body.includes(CANARY)) seen.push(name);
    }
    expect(seen.length).toBeGreaterThan(10);
  });
});

const nested = (open: string, close: string, depth: number) =>
  open.repeat(depth) + close.repeat(depth);
const wrongValues = [
  null,
  true,
  -1,
  1e308,
  0.5,
  '',
  'x'.repeat(5000),
  '\u0000',
  [],
  [[]],
  {},
  { a: 1 },
];

describe.each(withBody)('a malformed body of %s', (_name, endpoint) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await makeScene(world, 'Vlastní');
  });

  /** A valid request but for its body, with a session of its own. */
  async function send(input: Ask) {
    return answer(endpoint, scene, { token: await scene.token(endpoint.access), ...input });
  }

  test('is refused as JSON that cannot be read', async () => {
    const broken = ['{', '{"a":', '', 'null null', '{"__proto__":{"a":1}}', "{'a':1}", '\u0000'];
    for (const raw of broken) expectCode(await send({ raw }), 'malformed-body');
  });

  test('is refused when it is no object', async () => {
    for (const body of [[], [1], 'text', 1, true]) {
      expectCode(await send({ body }), 'invalid-input');
    }
    expect((await send({ raw: 'null' })).statusCode).toBeLessThan(500);
  });

  test('is refused in another type than JSON', async () => {
    const types = [
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'image/png',
    ];
    for (const type of types) expectCode(await send({ raw: '{}', type }), 'unsupported-media');
  });

  test('is refused when it is too large', async () => {
    expectCode(await send({ raw: `"${'x'.repeat(1_100_000)}"` }), 'too-large');
  });

  test('is survived when it is nested deep', async () => {
    for (const raw of [
      nested('[', ']', 100_000),
      `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
    ]) {
      expect((await send({ raw })).statusCode).toBeLessThan(500);
    }
  });

  test('is survived with any value of any field', async () => {
    const { body } = sampleOf(endpoint, scene);
    for (const key of Object.keys(endpoint.body.shape)) {
      for (const value of wrongValues) {
        const response = await send({ body: { ...body, [key]: value } });
        expect([key, value, response.statusCode < 500]).toEqual([key, value, true]);
      }
      const deep = `{${JSON.stringify(key)}:${nested('[', ']', 10_000)}}`;
      expect((await send({ raw: deep })).statusCode).toBeLessThan(500);
    }
  });
});

const withParams = named.filter(([, { params }]) => Object.keys(params.shape).length > 0);
const impossible = [
  'abc',
  '-1',
  '0',
  '1.5',
  '1e3',
  '99999999999999999999',
  '%00',
  '../x',
  'x'.repeat(299),
  ' 1',
  '１',
];

describe.each(withParams)('an impossible id in %s', (_name, endpoint) => {
  test('is as good as a missing one', async () => {
    const token = await foreign.token(endpoint.access);
    for (const value of impossible) {
      const params = Object.fromEntries(
        Object.keys(endpoint.params.shape).map((key) => [key, value]),
      );
      expectCode(await answer(endpoint, foreign, { params, token }), 'not-found');
    }
  });
});
