import { describe, expect, test } from 'vitest';
import type { Access, Endpoint } from '#contract/endpoint.ts';
import { MAINTENANCE_FILE, OPENAPI_FILE } from '#contract/operation.ts';
import { secretHash } from '#server/access/secret.ts';
import { routes } from '#server/app.ts';
import { toldNames } from '#server/http/as-read.ts';
import { ask, codeOf } from './endpoints/ask.ts';
import { endpoints, nameOf } from './endpoints/contract.ts';
import { sampleOf } from './endpoints/samples.ts';
import { closed, named, walk } from './endpoints/walk.ts';

const walking = walk();

/** As much of the document's operation as is judged here. */
interface Operation {
  readonly requestBody?: { readonly content: Record<string, { readonly schema: BodySchema }> };
}
interface BodySchema {
  readonly additionalProperties?: unknown;
  readonly properties?: Record<string, { readonly readOnly?: boolean }>;
}

describe('the contract', () => {
  test('has endpoints, and each is served once', () => {
    expect(endpoints.length).toBeGreaterThan(35);
    const served = routes.map(({ endpoint }) => nameOf(endpoint));
    expect(served.toSorted()).toEqual(endpoints.map(nameOf).toSorted());
    expect(new Set(served).size).toBe(served.length);
  });

  test('is described whole in the document of OpenAPI, without signing in', async () => {
    const response = await walking.world.request({ url: OPENAPI_FILE });
    expect(response.statusCode).toBe(200);
    const { paths } = response.json<{ paths: Record<string, Record<string, object>> }>();
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const outside = `GET ${MAINTENANCE_FILE}`;
    expect(described.toSorted()).toEqual([outside, ...endpoints.map(nameOf)].toSorted());
    for (const { method, path, params, query, creates } of endpoints) {
      const placed = (shape: object, place: string) =>
        Object.keys(shape).map((name) => ({ name, in: place }));
      expect(paths[path]?.[method.toLowerCase()]).toMatchObject({
        summary: expect.stringMatching(/./),
        parameters: [
          ...placed(params.shape, 'path'),
          ...placed(query.shape, 'query'),
          ...(creates ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
        ],
        responses: { 200: expect.anything(), 403: expect.anything(), 500: expect.anything() },
      });
    }
  });

  test('describes bodies that bear nothing unknown, with claims of identity and what is only read', async () => {
    const response = await walking.world.request({ url: OPENAPI_FILE });
    const { paths } = response.json<{ paths: Record<string, Record<string, Operation>> }>();
    const bodyOf = ({ path, method }: Endpoint) =>
      paths[path]?.[method.toLowerCase()]?.requestBody?.content['application/json']?.schema;
    const bodied = endpoints.flatMap((endpoint) => {
      const schema = bodyOf(endpoint);
      return schema === undefined ? [] : [{ endpoint, schema }];
    });
    expect(bodied.length).toBeGreaterThan(50);
    for (const { endpoint, schema } of bodied) {
      const { additionalProperties, properties = {} } = schema;
      const { path, access, bearsUnknown } = endpoint;
      expect([path, additionalProperties]).toEqual([path, bearsUnknown ? undefined : false]);
      const claims = access === 'public' ? {} : { client_id: {}, user_identity: {} };
      expect(properties).toMatchObject(claims);
      for (const name of toldNames(endpoint)) {
        expect([name, properties[name]?.readOnly]).toEqual([name, true]);
      }
    }
  });

  test.each([
    ['an address of no endpoint', '/v1/nowhere'],
    ['no address', '/v1/'],
    ['more than an address', '/v1/user/client/update/1/2/3'],
    ['an address that is not UTF-8', '/v1/user/client/update/%ff'],
    ['an address that is too long', `/v1/user/client/update/${'1'.repeat(500)}`],
  ])('has nothing at %s, and says so in the envelope', async (_title, url) => {
    const headers = { 'x-application-auth': walking.world.portal.config.applicationAuth };
    const response = await walking.world.request({ url, headers });
    expect([response.statusCode, codeOf(response)]).toEqual([404, 'unknown-path']);
    expect(response.headers['content-type']).toContain('application/json');
  });
});

describe.each(named)('%s', (_name, endpoint) => {
  test('answers a valid request of whoever may ask', async () => {
    // What only reads needs no client of its own.
    const scene = endpoint.method === 'GET' ? walking.still : await walking.own();
    const token = await scene.token(endpoint.access);
    const response = await walking.answer(endpoint, scene, { token });
    expect(response.statusCode).toBe(sampleOf(endpoint, scene).status ?? 200);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test.each([undefined, '', 'jiná'])(
    'is refused with %j in the header of the application',
    async (application) => {
      const token = await walking.foreign.token(endpoint.access);
      const response = await walking.answer(endpoint, walking.foreign, { token, application });
      expect(codeOf(response)).toBe('application-refused');
    },
  );

  test('is refused by every method that has no endpoint there', async () => {
    const { params } = sampleOf(endpoint, walking.foreign);
    const known = endpoints.filter(({ path }) => sameAddress(path, endpoint.path));
    const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];
    const others = methods.filter((method) => known.every((one) => one.method !== method));
    expect(others.length).toBeGreaterThan(0);
    for (const method of others) {
      const response = await ask(walking.world, { ...endpoint, method } as Endpoint, { params });
      expect([method, codeOf(response)]).toEqual([method, 'wrong-method']);
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

/** Those who may not call, by who may. */
const lower: Readonly<Record<Access, readonly Access[]>> = {
  public: [],
  import: [],
  user: [],
  'client-admin': ['user'],
  'system-admin': ['user', 'client-admin'],
};

describe.each(closed)('%s', (_name, endpoint) => {
  test.each([undefined, 'x', 'a b'])('is closed to the token %j', async (token) => {
    const response = await walking.answer(endpoint, walking.foreign, { token });
    expect(codeOf(response)).toBe('unauthorized');
  });

  test('is closed when the session has ended and when the user is blocked', async () => {
    const scene = walking.still;
    const { owner } = walking.world.db;
    const token = await scene.token(endpoint.access);
    const ended = await scene.token(endpoint.access);
    await owner.query(
      `update sessions set expires = now() - interval '1 second' where token_hash = $1`,
      [secretHash(ended)],
    );
    expect(codeOf(await walking.answer(endpoint, scene, { token: ended }))).toBe('unauthorized');
    const block = 'update client_users set blocked = $2 where client_id = $1';
    await owner.query(block, [scene.client_id, true]);
    const blocked = await walking.answer(endpoint, scene, { token });
    await owner.query(block, [scene.client_id, false]);
    expect(codeOf(blocked)).toBe('unauthorized');
  });

  test('is closed to everybody of a lower role, whatever he sends', async () => {
    const scene = walking.still;
    const codes = [];
    for (const role of lower[endpoint.access]) {
      const token = await scene.token(role);
      codes.push(codeOf(await walking.answer(endpoint, scene, { token })));
      codes.push(codeOf(await walking.answer(endpoint, scene, { token, body: { a: 1 } })));
    }
    expect(codes).toEqual(codes.map(() => 'forbidden'));
  });
});
