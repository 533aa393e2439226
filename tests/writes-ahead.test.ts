import { beforeAll, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { updateUnit, listClientUnits } from '#contract/units.ts';
import { secretHash } from '#server/access/secret.ts';
import { Packet } from '#server/db/packet.ts';
import { codeOf } from './endpoints/ask.ts';
import { makeKnown } from './endpoints/known.ts';
import type { Scene } from './endpoints/scene.ts';
import { named, walk } from './endpoints/walk.ts';
import { noteWrites, takeWrites } from './written-rows.ts';

// Whoever has asked before has his next save begun together with the check of his token (decision 124).

const walking = walk();
const owner = () => walking.world.db.owner;

const changing = named.filter(([, { method, access }]) => method !== 'GET' && access !== 'public');

let asked: string[] = [];
let packets: MockInstance;
let rows: MockInstance;
beforeAll(() => noteWrites(walking.world.db));
beforeEach(() => {
  asked = [];
  packets = vi.spyOn(Packet.prototype, 'submit');
  rows = vi.spyOn(Packet.prototype, 'handleDataRow');
  const slow = (text: string) => void asked.push(text);
  walking.world.db.database.watchStatements({ slowerThan: -1, slow });
});

const isAhead = () => asked.some((text) => text.includes('access.refuse_token'));

/** What of a person with the token a change makes after which the token opens nothing. */
const ends: Readonly<Record<string, string>> = {
  'whose session has ended': `update sessions set expires = now() - interval '1 second' where token_hash = $1`,
  'who is signed out': 'delete from sessions where token_hash = $1',
  'who is blocked': `update client_users u set blocked = true from sessions s
      where s.token_hash = $1 and s.client_id = u.client_id and s.client_user_id = u.client_user_id`,
  'whose client is blocked': `update clients c set blocked = now() from sessions s
      where s.token_hash = $1 and s.client_id = c.client_id`,
};

describe.each(Object.entries(ends))('of somebody %s', (_who, change) => {
  test('nothing is written, whatever he has written before', async () => {
    const own = await walking.own();
    const tokens = new Map<string, string>();
    for (const [name, endpoint] of changing) {
      const token = await own.token(endpoint.access);
      tokens.set(name, token);
      await makeKnown(walking, endpoint, own, token);
    }
    for (const token of tokens.values()) await owner().query(change, [secretHash(token)]);
    await takeWrites(walking.world.db);
    const told: string[] = [];
    let ahead = 0;
    for (const [name, endpoint] of changing) {
      asked = [];
      rows.mockClear();
      const response = await walking.answer(endpoint, own, { token: tokens.get(name) });
      if (isAhead()) ahead += 1;
      if (codeOf(response) !== 'unauthorized' || rows.mock.calls.length > 0) told.push(name);
    }
    expect(told).toEqual([]);
    expect((await takeWrites(walking.world.db)).written).toEqual([]);
    expect(ahead).toBeGreaterThan(changing.length / 2);
  }, 240_000);
});

describe('a save of somebody who has asked before', () => {
  const save = (scene: Scene, token: string, body: object) =>
    walking.answer(updateUnit, scene, {
      token,
      params: { client_id: scene.client_id, unit_id: scene.unit_id },
      body,
    });
  const stored = async ({ unit_id }: Scene) => {
    const { rows: found } = await owner().query<{ comment: string; version: number }>(
      'select comment, version from units where unit_id = $1',
      [unit_id],
    );
    return found[0];
  };
  /** A client whose admin the process knows. */
  async function known() {
    const own = await walking.own();
    const token = await own.token('client-admin');
    await save(own, token, { 'neznámé pole': 1 });
    return { own, token };
  }

  test('takes two packets: it begins with its check and ends with what may be taken back', async () => {
    const { own, token } = await known();
    packets.mockClear();
    const response = await save(own, token, { comment: 'Nová kotelna' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['x-change']).toBeDefined();
    expect(packets).toHaveBeenCalledTimes(2);
    expect((await stored(own))?.comment).toBe('Nová kotelna');
  });

  test('of a version that another has saved over is told of a conflict, and the record as it stands', async () => {
    const { own, token } = await known();
    const before = await stored(own);
    await save(own, token, { comment: 'Jiná', version: before?.version });
    const response = await save(own, token, { comment: 'Pozdní', version: before?.version });
    expect(codeOf(response)).toBe('version-conflict');
    expect((await stored(own))?.comment).toBe('Jiná');
  });

  /** What makes of a known person another one, and what his save is told. */
  const others: Readonly<Record<string, readonly [sql: string, code: string]>> = {
    'who has lost his rights': [
      `update client_users u set is_client_admin = false from sessions s
        where s.token_hash = $1 and s.client_id = u.client_id and s.client_user_id = u.client_user_id`,
      'forbidden',
    ],
    'in maintenance': [
      `update runtime_settings set maintenance_mode = true where $1::bytea is not null`,
      'maintenance',
    ],
  };
  test.each(Object.entries(others))('%s is taken back', async (_who, [change, code]) => {
    const { own, token } = await known();
    const before = await stored(own);
    await owner().query(change, [secretHash(token)]);
    await takeWrites(walking.world.db);
    asked = [];
    const response = await save(own, token, { comment: 'Zakázaná' });
    expect(isAhead()).toBe(true);
    expect(codeOf(response)).toBe(code);
    expect(await stored(own)).toEqual(before);
    expect((await takeWrites(walking.world.db)).audited).toEqual([]);
  });

  test('who is called otherwise now is written under his new name', async () => {
    const { own, token } = await known();
    await owner().query(
      `update client_users u set first_name = 'Přejmenovaná' from sessions s
        where s.token_hash = $1 and s.client_id = u.client_id and s.client_user_id = u.client_user_id`,
      [secretHash(token)],
    );
    expect((await save(own, token, { comment: 'Po svatbě' })).statusCode).toBe(200);
    const { rows: told } = await owner().query<{ user_name: string }>(
      `select user_name from audit_log where record_type = 'units' and record_id = $1
        order by audit_id desc limit 1`,
      [own.unit_id],
    );
    expect(told[0]?.user_name).toContain('Přejmenovaná');
    const units = await walking.answer(listClientUnits, own, { token });
    expect(units.body).toContain('Po svatbě');
  });
});
