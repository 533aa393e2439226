import { beforeAll, describe, expect, test } from 'vitest';
import { codeOf, type Ask } from './endpoints/ask.ts';
import { inTurn } from './endpoints/in-turn.ts';
import { sampleOf } from './endpoints/samples.ts';
import type { Scene } from './endpoints/scene.ts';
import { named, walk } from './endpoints/walk.ts';

const walking = walk();

const placed = named.map(([name, endpoint], place) => ({ name, endpoint, place }));
const withBody = placed.filter(({ endpoint }) => endpoint.method !== 'GET');
/** What names a record in its path; whether hidden ones are shown is no record. */
const withParams = placed.filter(({ endpoint }) =>
  Object.keys(endpoint.params.shape).some((name) => name !== 'show_hidden'),
);

/** A request for each value of each field. */
const LONG = 60_000;

const nested = (open: string, inside: string, close: string, depth: number) =>
  open.repeat(depth) + inside + close.repeat(depth);

const unreadable = ['{', '{"a":', '', 'null null', '{"__proto__":{"a":1}}', "{'a':1}", '\u0000'];
const noObjects = [[], [1], 'text', 1, true];
const otherTypes = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
];
const deep = [nested('[', '', ']', 100_000), nested('{"a":', '1', '}', 50_000), 'null'];
const wrongTexts = ['', 'x'.repeat(5000), '\u0000', '\ud800'];
const wrongValues = [undefined, null, true, -1, 1e308, 0.5, [], [[]], {}, { a: 1 }, ...wrongTexts];

describe.each(withBody)('a malformed body of $name', ({ endpoint, place }) => {
  let scene: Scene;
  let token: string | undefined;
  beforeAll(async () => {
    scene = await walking.own();
    token = await scene.token(endpoint.access);
  });

  /** A valid request but for its body; a session that such a request has ended is begun anew. */
  async function send(input: Ask) {
    const response = await walking.answer(endpoint, scene, { token, ...input });
    if (response.statusCode !== 401) return response;
    token = await scene.token(endpoint.access);
    return walking.answer(endpoint, scene, { token, ...input });
  }

  test('is refused as JSON that cannot be read', async () => {
    for (const raw of inTurn(unreadable, 2, place))
      expect(codeOf(await send({ raw }))).toBe('malformed-body');
  });

  test('is refused when it is no object', async () => {
    for (const body of inTurn(noObjects, 1, place))
      expect(codeOf(await send({ body }))).toBe('invalid-input');
  });

  test('is refused in another type than JSON', async () => {
    for (const type of inTurn(otherTypes, 1, place)) {
      expect(codeOf(await send({ raw: '{}', type }))).toBe('unsupported-media');
    }
  });

  test('is refused when it is too large', async () => {
    const most = endpoint.maxBodyBytes ?? 1_048_576;
    expect(codeOf(await send({ raw: `"${'x'.repeat(most)}"` }))).toBe('too-large');
  });

  test('is survived when it is nested deep', async () => {
    for (const raw of inTurn(deep, 1, place))
      expect((await send({ raw })).statusCode).toBeLessThan(500);
  });

  test('is survived with any value of a field', { timeout: LONG }, async () => {
    const { body } = sampleOf(endpoint, scene);
    for (const [at, key] of Object.keys(endpoint.body.shape).entries()) {
      for (const value of inTurn(wrongValues, 4, place + at)) {
        const { statusCode } = await send({ body: { ...body, [key]: value } });
        expect([key, value, statusCode < 500]).toEqual([key, value, true]);
      }
      const raw = `{${JSON.stringify(key)}:${nested('[', '', ']', 10_000)}}`;
      expect((await send({ raw })).statusCode).toBeLessThan(500);
    }
  });
});

const noNumbers = ['abc', '\u0000', '../x', ' 1', '１', '1e3', 'x'.repeat(299)];
const impossible = ['-1', '0', '1.5', '2147483648', '99999999999999999999', ...noNumbers];

describe.each(withParams)('an impossible id in $name', ({ endpoint, place }) => {
  test('is as good as a missing one', async () => {
    const token = await walking.foreign.token(endpoint.access);
    for (const value of inTurn(impossible, 5, place)) {
      const names = Object.keys(endpoint.params.shape);
      const params = Object.fromEntries(names.map((name) => [name, value]));
      const response = await walking.answer(endpoint, walking.foreign, { params, token });
      expect([value, codeOf(response)]).toEqual([value, 'not-found']);
    }
  });
});
