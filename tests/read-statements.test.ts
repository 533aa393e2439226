import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { tableFile } from '#contract/table-file.ts';
import type { Scene } from './endpoints/scene.ts';
import { named, walk } from './endpoints/walk.ts';

/** Most statements of a read. The check of the token is one of them, the opening of a tenant is not. */
const MOST = 3;
/** Who asks for a file is checked again when his turn comes: until then no connection is held. */
const mostOf = ({ result }: Endpoint) => (result === tableFile ? MOST + 1 : MOST);
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

describe('a read takes at most three statements', { timeout: 60_000 }, () => {
  test.each(reads)('%s', async (_name, endpoint) => {
    const texts = await statementsOf(endpoint);
    expect(texts.length > mostOf(endpoint) ? texts : []).toEqual([]);
  });
});

test('the statements of a read are seen', async () => {
  const profile = reads.find(([name]) => name === 'GET /v1/user/profile');
  expect(profile === undefined ? 0 : (await statementsOf(profile[1])).length).toBeGreaterThan(1);
});
