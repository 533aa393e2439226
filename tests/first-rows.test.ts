import { beforeEach, expect, test } from 'vitest';
import { browseAddresses, listRelations } from '#contract/addresses.ts';
import { listClients } from '#contract/admin-clients.ts';
import type { Endpoint } from '#contract/endpoint.ts';
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
let adminToken: string;

/** People, spaces, relations and measuring places in another order than they are listed in; each third is put away. */
beforeEach(async () => {
  const { world, unit } = scene;
  world.setNow('2025-06-15T10:00:00Z');
  adminToken = (await world.makeUser({ is_sys_admin: true })).token;
  const house = await addBuildingRow(world.db, unit, { pasport_name: 'Lípová 5' });
  for (const [at, name] of ['Žák', 'Chalupa', 'Hájek', 'Čáp', 'Cibulka', 'Adam'].entries()) {
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
    await insertRow(world.db, 'pasport_tenant_costs', {
      ...unit,
      pasport_id,
      service_name: 'Teplo',
      monthly_advance: 100_000,
      valid_from: '2020-01-01',
    });
    await addEvent(pasport_id, at);
  }
  for (const name of ['Zelená', 'Červená', 'Bílá']) await world.makeClient({ name });
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

type Listed = { values: unknown[]; total?: number };

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
  { endpoint: browseAddresses, params: shown, beside: ['hidden_addresses', 'resident_ids'] },
  { endpoint: browseAddresses, params: all, beside: ['hidden_addresses', 'resident_ids'] },
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
  first?: number,
): Promise<Listed> {
  const { unit_id } = scene.unit;
  const token = admin ? adminToken : scene.user.token;
  const query = { ...asked, ...(first !== undefined && { first }) };
  const reply = await scene.world.call(endpoint, {
    token,
    params: { unit_id, ...params },
    query,
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
    const begun = await read(list, 3);
    expect(begun.values).toEqual(whole.values.slice(0, 3));
    expect(begun.total).toBe(whole.values.length);
    for (const name of list.beside) expect(begun).toHaveProperty(name, whole[name as never]);
    const enough = await read(list, 1000);
    expect(enough).toEqual({ ...whole, total: whole.values.length });
  },
);

test('a unit without anything tells none', async () => {
  const { world, user } = scene;
  const { unit_id } = await world.makeUnit(user.client_id);
  for (const list of lists.filter(({ admin }) => admin !== true)) {
    const empty = await read({ ...list, params: { ...list.params, unit_id } }, 3);
    expect(empty).toMatchObject({ values: [], total: 0 });
  }
});

test.each(['0', '1001', 'x', '1.5'])('so many first rows are refused: %s', async (first) => {
  const reply = await scene.world.call(listRelations, {
    token: scene.user.token,
    params: { unit_id: scene.unit.unit_id },
    query: { first },
  });
  expect(reply.status).toBe(400);
});
