import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shiftDays, yearBefore } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { addressStatistics, commonStatistics, pasportStatistics } from '#contract/statistics.ts';
import { addAddressRow, addRelationRow } from '#tests/addresses.ts';
import { insertRow } from '#tests/builders.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { addRevisionRow } from '#tests/revisions.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

type User = Awaited<ReturnType<World['makeUser']>>;
let user: User;
let unit_id: number;
beforeEach(async () => {
  user = await world.makeUser();
  ({ unit_id } = await world.makeUnit(user.client_id));
});

const ofAddresses = (unit = unit_id) =>
  world.call(addressStatistics, { token: user.token, params: { unit_id: unit } });
const ofPasports = (unit = unit_id, claims = {}) =>
  world.call(pasportStatistics, { token: user.token, body: { ...claims, unit_id: unit } });
const common = (client_id = user.client_id) =>
  world.call(commonStatistics, { token: user.token, params: { client_id } });

async function addAddress(hidden = false, unit = unit_id, client_id = user.client_id) {
  return addAddressRow(world.db, { client_id, unit_id: unit }, { last_name: 'Nová', hidden });
}

async function addPasport(
  kind: string,
  hidden = false,
  client_id = user.client_id,
  unit = unit_id,
) {
  const row = await insertRow(world.db, 'pasports', {
    client_id,
    unit_id: unit,
    kind,
    pasport_name: kind,
    hidden,
  });
  return Number(row['pasport_id']);
}

async function addSpace(code: string, total_area: string, hidden = false, unit = unit_id) {
  const { rows } = await world.db.owner.query<{ pasport_type_id: number }>(
    'select pasport_type_id from pasport_types where client_id = $1 and code = $2',
    [user.client_id, code],
  );
  await insertRow(world.db, 'pasport_spaces', {
    client_id: user.client_id,
    unit_id: unit,
    pasport_id: await addPasport('space', hidden, user.client_id, unit),
    pasport_type_id: rows[0]?.pasport_type_id,
    space_number: '1',
    total_area,
  });
}

describe('statistics of addresses', () => {
  test('of an empty unit are zeros, and nothing of a year ago', async () => {
    expect((await ofAddresses()).result).toEqual({
      addresses_count: 0,
      addresses_active: 0,
      addresses_hidden: 0,
      persons_sum: 0,
      persons_unknown: 0,
      year_ago: yearBefore(pragueDay(new Date())),
      active_year_ago: null,
      persons_year_ago: null,
      unknown_year_ago: 0,
    });
  });

  test('count all records of the unit, and the hidden ones apart', async () => {
    const { unit_id: another } = await world.makeUnit(user.client_id);
    for (const hidden of [false, false, true]) await addAddress(hidden);
    await addAddress(false, another);
    expect((await ofAddresses()).result).toMatchObject({
      addresses_count: 3,
      addresses_active: 0,
      addresses_hidden: 1,
    });
  });

  test('count as active who today owns, uses or lives in a space, each once', async () => {
    const unit = { client_id: user.client_id, unit_id };
    const today = pragueDay(new Date());
    const pasport_id = await addPasport('space');
    const ids = [
      await addAddress(),
      await addAddress(true),
      await addAddress(),
      await addAddress(),
    ];
    const [owner = 0, tenant = 0, roommate = 0, former = 0] = ids;
    const bind = (
      relation: 'owner' | 'tenant' | 'roommate',
      address_id: number,
      times: { valid_from?: string; valid_to?: string } = {},
    ) => addRelationRow(world.db, unit, relation, { pasport_id, address_id, ...times });
    await bind('owner', owner);
    await bind('roommate', owner);
    await bind('tenant', tenant, { valid_from: today });
    await bind('roommate', roommate, { valid_to: today });
    await bind('tenant', former, { valid_to: shiftDays(today, -1) });
    await bind('roommate', former, { valid_from: shiftDays(today, 1) });
    expect((await ofAddresses()).result).toMatchObject({ addresses_active: 3 });
  });

  test('do not know how many persons there are where no number is recorded', async () => {
    const unit = { client_id: user.client_id, unit_id };
    const house = await addBuildingRow(world.db, unit);
    await addSpaceRow(world.db, unit, house.pasport_id);
    expect((await ofAddresses()).result).toMatchObject({ persons_sum: null, persons_unknown: 1 });
  });

  test('add up the persons of today, and count the flats of which nothing is recorded', async () => {
    const unit = { client_id: user.client_id, unit_id };
    const house = await addBuildingRow(world.db, unit);
    const today = pragueDay(new Date());
    const flat = async (
      persons?: number,
      columns: Record<string, unknown> = {},
      times: object = {},
    ) => {
      const { pasport_id } = await addSpaceRow(world.db, unit, house.pasport_id, columns);
      const row = { ...unit, pasport_id, valid_from: '2020-01-01', users_count: persons, ...times };
      if (persons !== undefined) await insertRow(world.db, 'pasport_users', row);
    };
    await flat(3);
    await flat(0);
    await flat(4, {}, { valid_to: shiftDays(today, -1) });
    await flat();
    await flat(5, { hidden: true });
    expect((await ofAddresses()).result).toMatchObject({ persons_sum: 3, persons_unknown: 2 });
  });

  test('of a foreign unit are as good as missing', async () => {
    const stranger = await world.makeUser();
    const { unit_id: foreign } = await world.makeUnit(stranger.client_id);
    await addAddress(false, foreign, stranger.client_id);
    const replies = [await ofAddresses(foreign), await ofAddresses(2_000_000_000)];
    expect(replies.map(({ status }) => status)).toEqual([404, 404]);
    expect(replies[0]?.error.errorMsg).toBe(replies[1]?.error.errorMsg);
  });
});

describe('statistics of pasports', () => {
  test('of an empty unit are zeros', async () => {
    expect((await ofPasports()).result).toEqual({
      spaces_total_area: 0,
      spaces_flats: 0,
      spaces_spaces: 0,
      spaces_hidden: 0,
      buildings_hidden: 0,
      groups_hidden: 0,
    });
  });

  test('count flats and other spaces without the hidden ones, which are counted apart, and areas by type', async () => {
    const { unit_id: another } = await world.makeUnit(user.client_id);
    await addSpace('BYT', '54.30');
    await addSpace('BYT', '61.05');
    await addSpace('BYT', '999.99', true);
    await addSpace('SKLEP', '4.15');
    await addSpace('DILNA', '20.00');
    await addSpace('GARAZ', '17.50', true);
    await addSpace('BYT', '80.00', false, another);
    await addPasport('building');
    await addPasport('building', true);
    await addPasport('building', true);
    await addPasport('group');
    await addPasport('group', true);
    expect((await ofPasports()).result).toEqual({
      // A cellar is counted as a space, its area is not.
      spaces_total_area: 135.35,
      spaces_flats: 2,
      spaces_spaces: 2,
      spaces_hidden: 2,
      buildings_hidden: 2,
      groups_hidden: 1,
    });
  });

  test('add areas exactly', async () => {
    for (let count = 0; count < 10; count += 1) await addSpace('BYT', '0.10');
    expect((await ofPasports()).result.spaces_total_area).toBe(1);
  });

  test('of a foreign unit are as good as missing, and of a foreign client refused', async () => {
    const stranger = await world.makeUser();
    const { unit_id: foreign } = await world.makeUnit(stranger.client_id);
    expect((await ofPasports(foreign)).status).toBe(404);
    expect((await ofPasports(unit_id, { client_id: stranger.client_id })).status).toBe(403);
  });

  test('need a unit', async () => {
    const { status, error } = await world.call(pasportStatistics, { token: user.token, body: {} });
    expect(status).toBe(400);
    expect(error.fields).toEqual([{ field: 'unit_id', message: 'Toto pole je povinné' }]);
  });
});

describe('common statistics', () => {
  test('give the newest rates of exchange and the repo rate with the days they are from', async () => {
    world.setNow('2024-05-12T10:00:00Z');
    expect((await common()).result).toEqual({
      exchange_rate_eur: 24.935,
      exchange_rate_eur_date: '2024-05-10',
      exchange_rate_usd: 23.131,
      exchange_rate_usd_date: '2024-05-10',
      current_repo_rate: 5.25,
      current_repo_rate_date: '2024-05-03',
      total_revisions: 0,
    });
  });

  test('count what is inspected in all units of the client, without what was taken out of use', async () => {
    const { client_id } = user;
    const stranger = await world.makeUser();
    const { unit_id: another } = await world.makeUnit(client_id);
    const { unit_id: foreign } = await world.makeUnit(stranger.client_id);
    const units = [
      { client_id, unit_id },
      { client_id, unit_id: another },
      { client_id: stranger.client_id, unit_id: foreign },
    ];
    for (const unit of units) {
      const { pasport_id } = await addBuildingRow(world.db, unit);
      await addRevisionRow(world.db, unit, pasport_id);
      await addRevisionRow(world.db, unit, pasport_id, { hidden: true });
    }
    expect((await common()).result.total_revisions).toBe(2);
  });

  test('take each currency by its own newest day', async () => {
    world.setNow('2024-01-04T10:00:00Z');
    const { result } = await common();
    expect([result.exchange_rate_eur, result.exchange_rate_eur_date]).toEqual([
      24.65,
      '2024-01-04',
    ]);
    expect([result.exchange_rate_usd, result.exchange_rate_usd_date]).toEqual([22.6, '2024-01-03']);
  });

  test.each([
    ['2024-05-02T21:59:59Z', 5.75],
    ['2024-05-02T22:00:00Z', 5.25],
    ['2024-12-31T12:00:00Z', 4],
  ])('at %s hold the repo rate valid in Prague, %d %', async (now, rate) => {
    world.setNow(now);
    expect((await common()).result.current_repo_rate).toBe(rate);
  });

  test('are empty before the first known rate', async () => {
    world.setNow('1999-01-01T12:00:00Z');
    expect((await common()).result).toMatchObject({
      exchange_rate_eur: null,
      exchange_rate_eur_date: '',
      current_repo_rate: null,
      current_repo_rate_date: '',
    });
  });

  test('give Kč for one unit of the currency on three decimals', async () => {
    world.setNow('2031-01-02T12:00:00Z');
    const row = { currency_code: 'EUR', valid_from: '2031-01-02', amount: 100, rate: '2467.654' };
    await insertRow(world.db, 'cnb_exchange_rates', row);
    expect((await common()).result.exchange_rate_eur).toBe(24.677);
  });

  test('of a foreign client are as good as missing', async () => {
    const stranger = await world.makeUser();
    expect((await common(stranger.client_id)).status).toBe(404);
  });
});
