import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { listClientUnits } from '#contract/units.ts';
import { secretHash } from '#server/access/secret.ts';
import { Packet } from '#server/db/packet.ts';
import { codeOf, comparable } from './endpoints/ask.ts';
import { named, walk } from './endpoints/walk.ts';

// Whoever has asked before has his next read asked together with the check of his token (decision 116).

const walking = walk();
const owner = () => walking.world.db.owner;

const reads = named.filter(
  ([, { method, streams, access }]) => method === 'GET' && !streams && access !== 'public',
);

/** What goes to the database, and rows that come from it. */
let packets: MockInstance;
let rows: MockInstance;
beforeEach(() => {
  packets = vi.spyOn(Packet.prototype, 'submit');
  rows = vi.spyOn(Packet.prototype, 'handleDataRow');
});

const answer = (endpoint: Endpoint, token: string) =>
  walking.answer(endpoint, walking.still, { token });
const units = (token: string) => answer(listClientUnits, token);

/** Moments and what is reckoned of them differ from call to call. */
const settled = (response: Parameters<typeof comparable>[0]) => {
  const { statusCode, body } = comparable(response);
  return { statusCode, body: body.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '') };
};

describe('a read says the same to who asks for the first time and to who has asked before', () => {
  test.each(reads)('%s', async (_name, endpoint) => {
    const token = await walking.still.token(endpoint.access);
    const first = settled(await answer(endpoint, token));
    expect(settled(await answer(endpoint, token))).toEqual(first);
    expect(settled(await answer(endpoint, token))).toEqual(first);
  });
});

test('a list whose statements are known at once takes one packet', async () => {
  const token = await walking.still.token('user');
  await units(token);
  packets.mockClear();
  rows.mockClear();
  expect((await units(token)).statusCode).toBe(200);
  expect(packets).toHaveBeenCalledTimes(1);
  // The check, the client, and its units.
  expect(rows.mock.calls.length).toBeGreaterThan(2);
});

/** What of a person with the token a change makes, and what the next read is told. */
const changes: Readonly<Record<string, readonly [sql: string, code: string]>> = {
  'whose session has ended': [
    `update sessions set expires = now() - interval '1 second' where token_hash = $1`,
    'unauthorized',
  ],
  'who is signed out': ['delete from sessions where token_hash = $1', 'unauthorized'],
  'who is blocked': [
    `update client_users u set blocked = true from sessions s
      where s.token_hash = $1 and s.client_id = u.client_id and s.client_user_id = u.client_user_id`,
    'unauthorized',
  ],
  'whose client is blocked': [
    `update clients c set blocked = now() from sessions s
      where s.token_hash = $1 and s.client_id = c.client_id`,
    'unauthorized',
  ],
};

describe.each(Object.entries(changes))('of somebody %s', (_who, [change, code]) => {
  test('no row leaves the database, whatever he has read before', async () => {
    const own = await walking.own();
    const tokens = new Map<string, string>();
    for (const [name, endpoint] of reads) {
      const token = await own.token(endpoint.access);
      tokens.set(name, token);
      await walking.answer(endpoint, own, { token });
    }
    for (const token of new Set(tokens.values())) await owner().query(change, [secretHash(token)]);
    const told: string[] = [];
    for (const [name, endpoint] of reads) {
      rows.mockClear();
      const response = await walking.answer(endpoint, own, { token: tokens.get(name) });
      if (codeOf(response) !== code || rows.mock.calls.length > 0) told.push(name);
    }
    expect(reads.length).toBeGreaterThan(80);
    expect(told).toEqual([]);
  }, 180_000);
});

describe('of what was found for somebody who was another one before', () => {
  afterEach(async () => {
    await owner().query('update modules set enabled = true');
  });

  test('nothing is told when he lost his rights', async () => {
    const own = await walking.own();
    const token = await own.token('client-admin');
    const shown = async () =>
      JSON.parse((await walking.answer(listClientUnits, own, { token })).body) as {
        result: { units: { external_token: string }[] };
      };
    await owner().query(`update units set external_token = 'tajny-token' where client_id = $1`, [
      own.client_id,
    ]);
    expect((await shown()).result.units[0]?.external_token).toBe('tajny-token');
    expect((await shown()).result.units[0]?.external_token).toBe('tajny-token');
    await owner().query(
      `update client_users u set is_client_admin = false from sessions s
        where s.token_hash = $1 and s.client_id = u.client_id and s.client_user_id = u.client_user_id`,
      [secretHash(token)],
    );
    expect((await shown()).result.units[0]?.external_token).toBe('');
    expect((await shown()).result.units[0]?.external_token).toBe('');
  });

  test('nothing is told in maintenance', async () => {
    const token = await walking.still.token('user');
    await units(token);
    await owner().query('update runtime_settings set maintenance_mode = true');
    expect(codeOf(await units(token))).toBe('maintenance');
  });

  test('nothing is told when the module was switched off', async () => {
    const [, endpoint] =
      reads.find(([, { modules, access }]) => modules.length > 0 && access === 'user') ?? [];
    if (endpoint === undefined) throw new Error('No read is of a module.');
    const token = await walking.still.token('user');
    expect((await answer(endpoint, token)).statusCode).toBe(200);
    expect((await answer(endpoint, token)).statusCode).toBe(200);
    await owner().query('update modules set enabled = false where name = any ($1)', [
      endpoint.modules,
    ]);
    expect(codeOf(await answer(endpoint, token))).toBe('module-off');
  });
});
