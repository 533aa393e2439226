import { beforeEach, describe, expect, test } from 'vitest';
import { browseAddresses, listRelations, type AddressRow } from '#contract/addresses.ts';
import { listClients } from '#contract/admin-clients.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { errors } from '#contract/errors.ts';
import { browseVisitEvents } from '#contract/fieldwork/events.ts';
import { browseMeasuringPlaces } from '#contract/metering/places.ts';
import { browseAccounts } from '#contract/money/accounts.ts';
import { claimTheMonth, readMonth } from '#contract/money/months.ts';
import { createPayment, listPayments } from '#contract/money/payments.ts';
import { browseSpaces } from '#contract/pasports/spaces.ts';
import { addAddressRow, addRelationRow } from '#tests/addresses.ts';
import { insertRow } from '#tests/builders.ts';
import { named } from '#tests/endpoints/walk.ts';
import { addToldResult } from '#tests/event-rows.ts';
import { addCrewRow, addRoundRow, addVisitRow, addWorkRow } from '#tests/fieldwork.ts';
import { addMeasuringPlaceRow } from '#tests/metering.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';

const scene = unitWorld();
/** In another order than the Czech one, two of the same. */
const NAMES = ['Žák', 'Chalupa', 'Hájek', 'Čáp', 'Cibulka', 'Adam', 'Čáp', 'Ďas', 'čáp', 'Ch'];
let adminToken: string;

/** People, spaces, relations and measuring places in another order than they are listed in; each third is put away. */
beforeEach(async () => {
  const { world, unit } = scene;
  world.setNow('2025-06-15T10:00:00Z');
  adminToken = (await world.makeUser({ is_sys_admin: true })).token;
  const house = await addBuildingRow(world.db, unit, { pasport_name: 'Lípová 5' });
  for (const [at, name] of NAMES.entries()) {
    const hidden = at % 3 === 2;
    const address_id = await addAddressRow(world.db, unit, { last_name: name, hidden });
    const { pasport_id } = await addSpaceRow(world.db, unit, house.pasport_id, {
      space_number: String(20 - at),
      pasport_name: `Byt ${20 - at}`,
      hidden,
    });
    await addRelationRow(world.db, unit, 'owner', { pasport_id, address_id });
    await addRelationRow(world.db, unit, 'tenant', { pasport_id, address_id });
    await addMeasuringPlaceRow(world.db, unit, pasport_id, { location: name, hidden });
    // Of the house itself, which has no number of a space.
    await addMeasuringPlaceRow(world.db, unit, house.pasport_id, { walking_order: at % 2 });
    await insertRow(world.db, 'pasport_tenant_costs', {
      ...unit,
      pasport_id,
      service_name: 'Teplo',
      monthly_advance: 100_000,
      valid_from: '2020-01-01',
    });
    await addEvent(pasport_id, at);
  }
  for (const name of ['Zelená', 'Červená', 'Bílá', 'Červená', 'Chladná', 'Dub'])
    await world.makeClient({ name });
  await bringMoney();
});

/** A claimed month, which opens accounts, and payments of some days, two of them on one. */
async function bringMoney() {
  const { world, unit, user } = scene;
  const { token } = user;
  const params = { unit_id: unit.unit_id };
  const ofMonth = { ...params, month: '2025-06-01' };
  const { result } = await world.call(readMonth, { token, params: ofMonth });
  const seen = result.differences.reduce((sum, one) => sum + one.prescribed - one.claimed, 0);
  await world.call(claimTheMonth, { token, params: ofMonth, body: { seen } });
  for (const day of ['03', '12', '03', '07', '01']) {
    const body = { received_on: `2025-06-${day}`, amount: 100_000, way: 'bank' as const };
    await world.call(createPayment, { token, params, body });
  }
}

/** A visit of the space, made on another day than the one before; every other one was put off and has no day. */
async function addEvent(pasport_id: number, at: number): Promise<void> {
  const { world, unit } = scene;
  const crew_id = await addCrewRow(world.db, unit, { name: `Četa ${at}` });
  const work_id = await addWorkRow(world.db, unit, { name: `Odečet ${at}` });
  const round_id = await addRoundRow(world.db, unit, { work_id, crew_id, name: `Obchůzka ${at}` });
  const day = `2025-06-${String(((at * 5) % 7) + 1).padStart(2, '0')}`;
  const isPutOff = at % 2 === 1;
  const visit_id = await addVisitRow(world.db, unit, {
    round_id,
    pasport_id,
    note: '',
    ...(!isPutOff && { crew_id, from_minute: 480, state: 'done' }),
  });
  if (!isPutOff)
    await world.db.owner.query('update visits set day = $1 where visit_id = $2', [day, visit_id]);
  else
    await addToldResult(world.db, unit, visit_id, {
      state: 'postponed',
      told_at: `${day}T10:00:00Z`,
    });
}

type Listed = { values: unknown[]; total?: number; next?: string };

interface Asked {
  readonly endpoint: Endpoint;
  readonly params: Record<string, unknown>;
  readonly admin?: boolean;
  readonly query?: Record<string, string>;
  /** Members of the answer that the beginning tells as the whole does. */
  readonly beside: readonly string[];
}

const of = { parent_id: '0', parent_type: 'all' };
const shown = { ...of, show_hidden: '0' };
const all = { ...of, show_hidden: '1' };
const lists: readonly Asked[] = [
  { endpoint: browseAddresses, params: shown, beside: ['hidden_addresses'] },
  { endpoint: browseAddresses, params: all, beside: ['hidden_addresses'] },
  { endpoint: listRelations, params: {}, beside: [] },
  { endpoint: browseSpaces, params: shown, beside: ['hidden_spaces', 'hidden_buildings'] },
  { endpoint: browseSpaces, params: all, beside: ['hidden_spaces', 'hidden_buildings'] },
  { endpoint: browseMeasuringPlaces, params: shown, beside: ['hidden_places', 'limits'] },
  { endpoint: browseMeasuringPlaces, params: all, beside: ['hidden_places', 'limits'] },
  { endpoint: browseAccounts, params: {}, beside: [] },
  { endpoint: listPayments, params: {}, beside: [] },
  { endpoint: browseVisitEvents, params: {}, beside: ['older_count'] },
  { endpoint: browseVisitEvents, params: {}, query: { recent: '1' }, beside: ['older_count'] },
  { endpoint: browseVisitEvents, params: {}, query: { from: '2025-06-02' }, beside: [] },
  { endpoint: listClients, params: {}, admin: true, beside: [] },
];

async function read(
  { endpoint, params, query: asked, admin = false }: Asked,
  piece: { first?: number; after?: string | undefined } = {},
): Promise<Listed> {
  const { unit_id } = scene.unit;
  const token = admin ? adminToken : scene.user.token;
  const reply = await scene.world.call(endpoint, {
    token,
    params: { unit_id, ...params },
    query: { ...asked, ...piece },
  } as never);
  return reply.result as Listed;
}

test('each list that may be asked for its first rows is tried here', () => {
  const asking = named.filter(([, { query }]) => 'first' in query.shape);
  const tried = lists.map(({ endpoint }) => endpoint.path);
  expect(asking.map(([, { path }]) => path).toSorted()).toEqual([...new Set(tried)].toSorted());
});

const titled = lists.map((list) => {
  const asked = JSON.stringify({ ...list.params, ...list.query });
  return [list.endpoint.path, asked, list] as const;
});

test.each(titled)(
  '%s %s begins as the whole does, and tells how many rows there are',
  async (_path, _params, list) => {
    const whole = await read(list);
    expect(whole.values.length).toBeGreaterThan(3);
    expect(whole.total).toBeUndefined();
    const begun = await read(list, { first: 3 });
    expect(begun.values).toEqual(whole.values.slice(0, 3));
    expect(begun.total).toBe(whole.values.length);
    for (const name of list.beside) expect(begun).toHaveProperty(name, whole[name as never]);
    const { next, ...enough } = await read(list, { first: 1000 });
    expect(next).toBeUndefined();
    expect(enough).toMatchObject({ values: whole.values, total: whole.values.length });
  },
);

/** The whole list by pieces of so many rows, one after the other. */
async function byPieces(list: Asked, first: number): Promise<Listed[]> {
  const pieces = [await read(list, { first })];
  for (let after = pieces[0]?.next; after !== undefined; after = pieces.at(-1)?.next)
    pieces.push(await read(list, { first, after }));
  return pieces;
}

test.each(titled)('%s %s comes by pieces as it does whole', async (_path, _params, list) => {
  const whole = await read(list);
  for (const first of [1, 2, 3, whole.values.length]) {
    const pieces = await byPieces(list, first);
    expect(pieces.flatMap(({ values }) => values)).toEqual(whole.values);
    expect(pieces).toHaveLength(Math.ceil(whole.values.length / first));
    for (const { total } of pieces) expect(total).toBe(whole.values.length);
    for (const name of list.beside)
      for (const piece of pieces) expect(piece).toHaveProperty(name, whole[name as never]);
  }
  const { next: after } = await read(list, { first: 2 });
  expect((await read(list, { after })).values).toEqual(whole.values.slice(2));
});

test('who lives in a space is told with the piece of the address book that he is in', async () => {
  const book = { endpoint: browseAddresses, params: all, beside: [] };
  const people = (one: Listed) => (one as unknown as { resident_ids: number[] }).resident_ids;
  const pieces = await byPieces(book, 4);
  const ids = (one: Listed) => one.values.map((row) => (row as AddressRow).address_id);
  for (const piece of pieces) expect(ids(piece)).toEqual(expect.arrayContaining(people(piece)));
  const known = people(await read(book)).toSorted((one, other) => one - other);
  expect(pieces.flatMap(people).toSorted((one, other) => one - other)).toEqual(known);
});

describe('a list that others change while it comes', () => {
  const book = { endpoint: browseAddresses, params: shown, beside: [] };
  const sql = (text: string, values: unknown[]) => scene.world.db.owner.query(text, values);
  const idOf = (row: unknown) => (row as AddressRow).address_id;
  const add = (last_name: string) =>
    addAddressRow(scene.world.db, scene.unit, { last_name, first_name: '' });
  const rename = (row: unknown, name: string) =>
    sql('update addresses set last_name = $2 where address_id = $1', [idOf(row), name]);
  const hide = (row: unknown) =>
    sql('update addresses set hidden = true where address_id = $1', [idOf(row)]);

  /** Pieces of two rows, between the first and the second of which the work is done. */
  async function changed(work: (told: unknown[], coming: unknown[]) => Promise<unknown>) {
    const { values } = await read(book);
    let after = (await read(book, { first: 2 })).next;
    await work(values.slice(0, 2), values.slice(2));
    const rows: unknown[] = values.slice(0, 2);
    while (after !== undefined) {
      const reply = await scene.world.call(browseAddresses, {
        token: scene.user.token,
        params: { unit_id: scene.unit.unit_id, ...shown },
        query: { first: '2', after },
      });
      if (reply.status !== 200) return reply.error?.errorCode;
      rows.push(...reply.result.values);
      after = reply.result.next;
    }
    return rows;
  }

  test('before what was told is not taken for whole', async () => {
    expect(await changed(() => add('Aaron'))).toBe(errors['list-changed'].errorCode);
    expect(await changed(([, told]) => hide(told))).toBe(errors['list-changed'].errorCode);
    expect(await changed(([told]) => hide(told))).toBe(errors['list-changed'].errorCode);
  });

  test('nor where as many came as went', async () => {
    const work = async ([told]: unknown[]) => [await hide(told), await add('Aaron')];
    expect(await changed(work)).toBe(errors['list-changed'].errorCode);
  });

  test('nor where a row moves over the end of what was told', async () => {
    const there = await changed(([told]) => rename(told, 'Žžž'));
    expect(there).toBe(errors['list-changed'].errorCode);
    const back = await changed((_told, coming) => rename(coming.at(-1), 'Aaron'));
    expect(back).toBe(errors['list-changed'].errorCode);
  });

  test('behind what was told is whole as it stands at the end', async () => {
    const rows = await changed(async (_told, coming) => {
      await add('Žžž');
      await hide(coming.at(-1));
      await rename(coming[0], 'Žžy');
    });
    expect(rows).toEqual((await read(book)).values);
  });
});

test('a unit without anything tells none', async () => {
  const { world, user } = scene;
  const { unit_id } = await world.makeUnit(user.client_id);
  for (const list of lists.filter(({ admin }) => admin !== true)) {
    const empty = await read({ ...list, params: { ...list.params, unit_id } }, { first: 3 });
    expect(empty).toMatchObject({ values: [], total: 0 });
    expect(empty.next).toBeUndefined();
  }
});

const wrong = [
  ...['0', '2001', 'x', '1.5'].map((first) => ({ first })),
  ...['', '7', "7.1.0' or true", '7.1.x', '7.-1.0', `${'7'.repeat(61)}.1.0`].map((after) => ({
    after,
  })),
];
test.each(wrong)('no list has such a piece: %j', async (query) => {
  const reply = await scene.world.call(listRelations, {
    token: scene.user.token,
    params: { unit_id: scene.unit.unit_id },
    query,
  });
  expect(reply.status).toBe(400);
});
