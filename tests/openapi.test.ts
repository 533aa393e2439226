import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { errors } from '#contract/errors.ts';
import { OPENAPI_FILE } from '#contract/operation.ts';
import { refusalsOf } from '#contract/refusals.ts';
import { strict } from '#server/http/strict.ts';
import { endpoints, nameOf } from './endpoints/contract.ts';
import { createWorld, type World } from './world.ts';

interface Schema {
  readonly description?: string;
  readonly maxLength?: number;
  readonly properties?: Record<string, Schema>;
}
interface Answer {
  readonly $ref?: string;
  readonly headers?: Record<string, unknown>;
  readonly 'x-error-codes'?: readonly { readonly errorCode: number }[];
}
interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly requestBody?: {
    readonly content: Record<string, { readonly schema: Schema; readonly example: object }>;
  };
  readonly responses: Record<string, Answer>;
}
interface Document {
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly components: {
    readonly schemas: Record<string, Schema>;
    readonly responses: Record<string, Answer>;
  };
  readonly paths: Record<string, Record<string, Operation>>;
}

let world: World;
let document: Document;
beforeAll(async () => {
  world = await createWorld();
  document = (await world.request({ url: OPENAPI_FILE })).json<Document>();
});
afterAll(() => world.close());

const operationOf = (endpoint: (typeof endpoints)[number]) => {
  const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
  if (operation === undefined) throw new Error(`${nameOf(endpoint)} is not described.`);
  return operation;
};
const bodyOf = (endpoint: (typeof endpoints)[number]) =>
  operationOf(endpoint).requestBody?.content['application/json'];

test('every call has a name of its own and belongs to a part of the API that is described', () => {
  const names = endpoints.map((endpoint) => operationOf(endpoint).operationId);
  expect(new Set(names).size).toBe(endpoints.length);
  expect(names.filter((name) => !/^(get|post|put|delete)[A-Z][A-Za-z0-9]+$/.test(name))).toEqual(
    [],
  );
  expect(document.tags.filter(({ description }) => description === undefined)).toEqual([]);
  const known = new Set(document.tags.map(({ name }) => name));
  const others = endpoints.flatMap((endpoint) => operationOf(endpoint).tags);
  expect(others.filter((tag) => !known.has(tag))).toEqual([]);
  expect(document.servers).toMatchObject([{ url: '/' }]);
});

test('every status and every number of a fault that a call may answer with is described', () => {
  for (const endpoint of endpoints) {
    const { responses } = operationOf(endpoint);
    const told = Object.entries(responses).flatMap(([status, { $ref = '' }]) => {
      const answer = document.components.responses[$ref.split('/').at(-1) ?? ''];
      return (answer?.['x-error-codes'] ?? []).map(({ errorCode }) => `${status} ${errorCode}`);
    });
    const known = refusalsOf(endpoint).map((code) => errors[code]);
    const meant = known.map(({ status, errorCode }) => `${status} ${errorCode}`);
    expect([nameOf(endpoint), told.toSorted()]).toEqual([nameOf(endpoint), meant.toSorted()]);
  }
});

test('what passes says when to try again', () => {
  const passing = Object.entries(document.components.responses).filter(([name]) =>
    /^Status(429|503)/.test(name),
  );
  expect(passing.length).toBeGreaterThan(1);
  for (const [name, { headers }] of passing)
    expect([name, headers]).toHaveProperty('1.Retry-After');
});

test('the sign-in takes name and password in the header too, other calls the token', () => {
  expect(document.paths['/v1/user/login']?.['post']?.security).toEqual([
    { application: [] },
    { application: [], basic: [] },
  ]);
  expect(document.paths['/v1/user/profile']?.['get']?.security).toEqual([
    { application: [], bearer: [] },
  ]);
});

test('the example of every body passes its rules', () => {
  const faults = endpoints.flatMap((endpoint) => {
    const described = bodyOf(endpoint);
    if (described === undefined) return [];
    const { error } = strict(endpoint.body).safeParse(described.example);
    return (error?.issues ?? []).map(({ path, message }) => [nameOf(endpoint), path, message]);
  });
  expect(faults).toEqual([]);
});

test('limits of texts come from the rules, and money says that it is in hellers', () => {
  const { schemas } = document.components;
  const { put } = document.paths['/v1/user/client/unit/{client_id}/{unit_id}'] ?? {};
  const unit = put?.requestBody?.content['application/json']?.schema;
  expect(unit).toMatchObject({ properties: { city: { maxLength: 50 } } });
  expect(schemas).toMatchObject({
    Cost: {
      properties: { monthly_advance: { description: expect.stringContaining('v haléřích') } },
    },
    SipoLine: { properties: { amount: { description: 'V haléřích' } } },
    Space: { properties: { total_area: { description: 'Celková plocha (m²)' } } },
  });
});

test('records have names, and answers are open to new fields', () => {
  const { schemas } = document.components;
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining([
      'Unit',
      'Client',
      'Building',
      'Group',
      'Space',
      'Address',
      'ErrorReply',
    ]),
  );
  expect(JSON.stringify(schemas)).not.toContain('"additionalProperties":false');
  expect(z.toJSONSchema(z.object({}), { io: 'output' })).toHaveProperty(
    'additionalProperties',
    false,
  );
});

test('a report says that its data may be a little older and where the answer tells it, and nothing else does', () => {
  const told = endpoints.filter(
    (endpoint) => 'x-data-moment' in (operationOf(endpoint).responses['200']?.headers ?? {}),
  );
  expect(told.map(nameOf)).toEqual(endpoints.filter(({ report }) => report).map(nameOf));
  expect(told.length).toBeGreaterThan(1);
  // What is read so is never written, and asks nothing of the outside.
  expect(told.filter(({ method, creates }) => method !== 'GET' || creates)).toEqual([]);
});
