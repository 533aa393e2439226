import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { tableFile } from '#contract/table-file.ts';
import type { Scene } from './endpoints/scene.ts';
import { named, walk } from './endpoints/walk.ts';

/** Most statements of a read. The check of the token is one of them, the opening of a tenant is not. */
const MOST = 3;
/** Of a list: the check of the token, and the list with all that is told beside it (decisions 130 and 138). */
const MOST_OF_LIST = 2;

/** Whether the read tells many records, as its result says. */
function isList({ result }: Endpoint): boolean {
  const values = result instanceof z.ZodObject ? result.shape.values : result;
  return values instanceof z.ZodArray;
}

function mostOf(endpoint: Endpoint): number {
  // Who asks for a file is checked again when his turn comes: until then no connection is held.
  if (endpoint.result === tableFile) return MOST + 1;
  return isList(endpoint) ? MOST_OF_LIST : MOST;
}

const OPENS_TENANT = /^\s*select set_config\(/;

const walking = walk();
let asked: string[] = [];
let own: Scene;

beforeEach(async () => {
  own = await walking.own();
  walking.world.db.database.watchStatements({
    slowerThan: -1,
    slow: (text) => {
      if (!OPENS_TENANT.test(text)) asked.push(text);
    },
  });
});
afterEach(() => {
  asked = [];
});

/** Statements of one valid read, one after the other. */
async function statementsOf(endpoint: Endpoint): Promise<string[]> {
  const token = endpoint.access === 'public' ? undefined : await own.token(endpoint.access);
  asked = [];
  await walking.answer(endpoint, own, { token });
  return asked;
}

const reads = named.filter(([, { method, streams }]) => method === 'GET' && !streams);

describe('a list takes at most two statements, another read three', { timeout: 60_000 }, () => {
  test.each(reads)('%s', async (_name, endpoint) => {
    const texts = await statementsOf(endpoint);
    expect(texts.length > mostOf(endpoint) ? texts : []).toEqual([]);
  });
});

test('the statements of a read are seen', async () => {
  const profile = reads.find(([name]) => name === 'GET /v1/user/profile');
  expect(profile === undefined ? 0 : (await statementsOf(profile[1])).length).toBeGreaterThan(1);
});
