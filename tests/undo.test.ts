import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { CHANGE_HEADER, readChange } from '#contract/change-key.ts';
import { undoChange, undoClientChange } from '#contract/undo.ts';
import { kinds, offering } from '#server/undo/kinds.ts';
import { codeOf } from './endpoints/ask.ts';
import type { Scene } from './endpoints/scene.ts';
import { named, walk } from './endpoints/walk.ts';

// What a call changed is taken back by the calls of the rooms, and nothing else is other than it was.

const walking = walk();
const LONG = 60_000;

type Row = Record<string, unknown>;

const tables = [...new Set([...kinds.map(({ table }) => table), 'pasports'])].toSorted();
const STAMPS = ['version', 'created', 'updated', 'last_sign_in', 'last_unit_id'];
/** A record that is inserted again has another number, and so have those that name it. */
const isId = (column: string) => column.endsWith('_id') && column !== 'client_id';
const ORDERS = ['type_order', 'service_order', 'item_order', 'indicator_order'];

const isOrder = (column: string) => ORDERS.includes(column);
const withoutIds = (column: string) => isId(column) || isOrder(column);

const textOf = (row: Row, leftOut: (column: string) => boolean) =>
  JSON.stringify(
    Object.entries(row).filter(([column]) => !STAMPS.includes(column) && !leftOut(column)),
  );

/** When a message was confirmed is the moment of the last confirmation. */
const withoutMoment = (row: Row) =>
  'confirmed' in row ? { ...row, confirmed: row['confirmed'] !== null } : row;

/** Every record of the client that may be taken back, by tables. */
async function recordsOf(scene: Scene, leftOut: (column: string) => boolean = () => false) {
  const all: Record<string, string[]> = {};
  for (const table of tables) {
    const { rows } = await walking.world.db.owner.query<Row>(
      `select * from ${table} where client_id = $1`,
      [scene.client_id],
    );
    all[table] = rows.map((row) => textOf(withoutMoment(row), leftOut)).toSorted();
  }
  return all;
}

const changeOf = ({ headers }: LightMyRequestResponse) => {
  const told = headers[CHANGE_HEADER];
  return readChange(typeof told === 'string' ? told : null);
};

async function takeBack(
  scene: Scene,
  response: LightMyRequestResponse,
  access: Endpoint['access'],
) {
  const { audit_id, unit_id } = changeOf(response) ?? { audit_id: 0, unit_id: null };
  const endpoint = unit_id === null ? undoClientChange : undoChange;
  const params = unit_id === null ? { audit_id } : { unit_id, audit_id };
  return walking.answer(endpoint, scene, { token: await scene.token(access), params, body: {} });
}

/** What does not come back once it is deleted. */
const GONE_FOR_GOOD = ['address/order', 'revision/report'];
const isGoneForGood = ({ path }: Endpoint) => GONE_FOR_GOOD.some((name) => path.includes(name));

const undoing: readonly Endpoint[] = [undoChange, undoClientChange];
const changing = named.filter(([, one]) => offering.has(one) && !undoing.includes(one));
const isDeletion = ({ method }: Endpoint) => method === 'DELETE';

test('there are changes to take back', () => {
  expect(changing.length).toBeGreaterThan(60);
});

describe.each(changing)('%s', (_name, endpoint) => {
  test('is taken back as a whole, and done once more', { timeout: LONG }, async () => {
    const scene = await walking.own();
    const { access } = endpoint;
    const leftOut = isDeletion(endpoint) ? withoutIds : isOrder;
    const before = await recordsOf(scene, leftOut);
    const done = await walking.answer(endpoint, scene, { token: await scene.token(access) });
    expect(codeOf(done)).toBeUndefined();
    const after = await recordsOf(scene, withoutIds);
    const isForGood = isGoneForGood(endpoint);
    expect(changeOf(done) === undefined).toBe(isForGood && isDeletion(endpoint));
    if (changeOf(done) === undefined) return;
    const back = await takeBack(scene, done, access);
    expect(codeOf(back)).toBeUndefined();
    expect(await recordsOf(scene, leftOut)).toEqual(before);
    expect(changeOf(back) === undefined).toBe(isForGood && endpoint.creates);
    if (changeOf(back) === undefined) return;
    const again = await takeBack(scene, back, access);
    expect(codeOf(again)).toBeUndefined();
    expect(await recordsOf(scene, withoutIds)).toEqual(after);
  });
});
