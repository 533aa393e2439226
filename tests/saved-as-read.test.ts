import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { FieldError } from '#contract/envelope.ts';
import { identityClaims } from '#contract/identity.ts';
import { createNews, updateNews } from '#contract/news.ts';
import {
  createExchangeRate,
  createPolicyRate,
  updateExchangeRate,
  updatePolicyRate,
} from '#contract/rates.ts';
import { routes } from '#server/app.ts';
import { toldNames } from '#server/http/as-read.ts';
import { codeOf } from './endpoints/ask.ts';
import { endpoints, nameOf } from './endpoints/contract.ts';
import { inTurn } from './endpoints/in-turn.ts';
import { sampleOf } from './endpoints/samples.ts';
import type { Scene } from './endpoints/scene.ts';
import { named, walk } from './endpoints/walk.ts';

// Specification, section 7: a generic save does PUT or POST with the record as body.

const walking = walk();
/** A save for each field of a record. */
const LONG = 120_000;

type Fields = Record<string, unknown>;

/** Of what waits for something outside no part is compared: an import tells its file alone. */
const outside = new Set(
  routes.filter(({ kind }) => kind === 'outside').map(({ endpoint }) => nameOf(endpoint)),
);
const saving = named.filter(([name, one]) => toldNames(one).size > 0 && !outside.has(name));
const changing = saving.filter(([, { creates }]) => !creates);
const creating = saving
  .filter(([, { creates }]) => creates)
  .map(([name, endpoint], place) => ({ name, endpoint, place }));
const bodied = named.filter(([, { method, bearsUnknown }]) => method !== 'GET' && !bearsUnknown);

interface Answer {
  readonly code: string | undefined;
  readonly fields: readonly string[];
  readonly result: Fields;
}

/** What the scene has none of and a call makes, by the save that needs it. */
const madeBy: Readonly<Record<string, Endpoint>> = {
  [nameOf(updateNews)]: createNews,
  [nameOf(updatePolicyRate)]: createPolicyRate,
  [nameOf(updateExchangeRate)]: createExchangeRate,
};

/** Parameters of the record that is saved; of a new one where the scene has none. */
async function paramsOf(endpoint: Endpoint, scene: Scene): Promise<Fields> {
  const maker = madeBy[nameOf(endpoint)];
  if (maker === undefined) return sampleOf(endpoint, scene).params ?? {};
  const { result } = await ask(maker, scene, {});
  const known: Fields = { ...sampleOf(maker, scene).params, ...result };
  return Object.fromEntries(Object.keys(endpoint.params.shape).map((name) => [name, known[name]]));
}

async function ask(
  endpoint: Endpoint,
  scene: Scene,
  asked: { readonly body?: Fields; readonly params?: Fields },
  access = endpoint.access,
): Promise<Answer> {
  const token = await scene.token(access);
  const sent = { params: sampleOf(endpoint, scene).params, ...asked };
  const response = await walking.answer(endpoint, scene, { token, ...sent });
  const { result, error } = response.json<{
    result: Fields | [Fields];
    error?: { fields?: FieldError[] };
  }>();
  return {
    code: codeOf(response),
    fields: (error?.fields ?? []).map(({ field }) => field),
    result: Array.isArray(result) ? result[0] : result,
  };
}

/** The reader's view of a message, and an envelope around a text that may be missing: no record of a save. */
const isOfReader = ({ path, result }: Endpoint) =>
  path === '/v1/systemmessage/{system_message_id}' ||
  !(result instanceof z.ZodObject && 'version' in result.shape);

/** The record as its GET reads it, or as a valid save answers with it. */
async function readOf(endpoint: Endpoint, scene: Scene, params: Fields): Promise<Fields> {
  const saved = await ask(endpoint, scene, { params });
  expect(saved.code).toBeUndefined();
  const get = endpoints.find(({ method, path }) => method === 'GET' && path === endpoint.path);
  if (get === undefined || isOfReader(get)) return saved.result;
  return (await ask(get, scene, { params }, endpoint.access)).result;
}

/** Another value of the same kind, and the path at which it differs. */
function another(name: string, value: unknown): { value: unknown; at: string } {
  if (Array.isArray(value)) return { value: [...(value as unknown[]), 'navíc'], at: name };
  if (typeof value === 'object' && value !== null) {
    const [inner = '', first] = Object.entries(value)[0] ?? [];
    const changed = another(`${name}.${inner}`, first);
    return { value: { ...value, [inner]: changed.value }, at: changed.at };
  }
  if (typeof value === 'number') return { value: value + 1, at: name };
  if (typeof value === 'boolean') return { value: !value, at: name };
  return { value: `${typeof value === 'string' ? value : ''}jiné`, at: name };
}

const refusalOf = (name: string, at: string) =>
  name in identityClaims.shape
    ? { code: 'identity-mismatch', fields: [] }
    : { code: 'invalid-input', fields: [at] };

// The ticket is that of the session: here each call has one of its own.
const whatStays = ({ version: _version, updated: _at, log_ticket: _ticket, ...rest }: Fields) =>
  rest;

test('the contract has records that are saved and created', () => {
  expect(changing.length).toBeGreaterThan(25);
  expect(creating.length).toBeGreaterThan(15);
});

describe.each(changing)('%s', (_name, endpoint) => {
  test(
    'saves the record as it was read, and changes nothing by it',
    { timeout: LONG },
    async () => {
      const scene = await walking.own();
      const params = await paramsOf(endpoint, scene);
      const read = await readOf(endpoint, scene, params);
      const saved = await ask(endpoint, scene, { params, body: read });
      expect(saved).toMatchObject({ code: undefined, fields: [] });
      expect(read).toMatchObject(whatStays(saved.result));
    },
  );

  test(
    'does not let a stale record without its version overwrite a newer one',
    { timeout: LONG },
    async () => {
      const scene = await walking.own();
      const params = await paramsOf(endpoint, scene);
      const { version, ...read } = await readOf(endpoint, scene, params);
      expect(version).toBeGreaterThan(0);
      const stale = { ...read, updated: '2001-02-03T04:05:06.789Z' };
      if (!('updated' in read)) return;
      const refused = await ask(endpoint, scene, { params, body: stale });
      expect(refused).toMatchObject({ code: 'version-conflict' });
      const saved = await ask(endpoint, scene, { params, body: read });
      expect(saved).toMatchObject({ code: undefined });
    },
  );

  test(
    'refuses by name each field that is only read, when it was changed',
    { timeout: LONG },
    async () => {
      const scene = await walking.own();
      const params = await paramsOf(endpoint, scene);
      const read = await readOf(endpoint, scene, params);
      const told = Object.keys(read).filter((name) => toldNames(endpoint).has(name));
      for (const name of told.filter((one) => one !== 'updated')) {
        const { value, at } = another(name, read[name]);
        const { result: _, ...refused } = await ask(endpoint, scene, {
          params,
          body: { ...read, [name]: value },
        });
        expect([name, refused]).toEqual([name, refusalOf(name, at)]);
      }
      expect(await ask(endpoint, scene, { params, body: read })).toMatchObject({ code: undefined });
    },
  );
});

/** Ids and stamps may be those of the record that the new one was copied from. */
const isOfSource = (name: string) =>
  name.endsWith('_id') || ['created', 'updated', 'version'].includes(name);

const empties: readonly unknown[] = ['', 0, false, null, []];

describe.each(creating)('$name', ({ endpoint, place }) => {
  test(
    'refuses a read-only field that says something, and creates a record where they are told empty',
    { timeout: LONG },
    async () => {
      const scene = await walking.own();
      const { body = {} } = sampleOf(endpoint, scene);
      // A claim of who is asking is a claim in a new record too.
      const told = [...toldNames(endpoint)].filter((name) => name !== 'client_id');
      for (const name of told.filter((one) => !isOfSource(one))) {
        const other = { ...body, [name]: 'jiné' };
        const { result: _, ...refused } = await ask(endpoint, scene, { body: other });
        expect([name, refused]).toEqual([name, refusalOf(name, name)]);
      }
      for (const empty of inTurn(empties, 2, place)) {
        const blank = Object.fromEntries(told.map((name) => [name, empty]));
        const claims = Object.fromEntries(
          Object.keys(identityClaims.shape).map((name) => [name, undefined]),
        );
        const own = await walking.own();
        const sent = { ...sampleOf(endpoint, own).body, ...blank, ...claims };
        expect([empty, await ask(endpoint, own, { body: sent })]).toMatchObject([
          empty,
          { code: undefined },
        ]);
      }
      const own = await walking.own();
      const ofSource = Object.fromEntries(told.filter(isOfSource).map((name) => [name, 'jiné']));
      const copied = { ...sampleOf(endpoint, own).body, ...ofSource };
      expect(await ask(endpoint, own, { body: copied })).toMatchObject({ code: undefined });
    },
  );
});

describe.each(bodied)('%s', (_name, endpoint) => {
  test('refuses an unknown field by name', async () => {
    const scene = walking.still;
    const { body = {} } = sampleOf(endpoint, scene);
    const { result: _, ...refused } = await ask(endpoint, scene, {
      body: { ...body, neznamé_pole: 1 },
    });
    expect(refused).toEqual({ code: 'invalid-input', fields: ['neznamé_pole'] });
  });
});
