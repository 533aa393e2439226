import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createCity,
  deleteCity,
  listCities,
  listCityChoices,
  mergeCities,
  updateCity,
} from '#contract/lists/cities.ts';
import { addAddressRow } from '#tests/addresses.ts';
import { addBuildingRow } from '#tests/pasports.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
type User = Awaited<ReturnType<World['makeUser']>>;
let system: User;
let user: User;
let code = 599_000;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  system = await world.makeUser({ is_sys_admin: true });
  user = await world.makeUser();
  await world.db.owner.query('truncate settings_log');
});
afterAll(() => world.close());

const list = async (by = user) => (await world.call(listCities, { token: by.token })).result.values;
const cityOf = async (one: string, by = user) => (await list(by)).find((row) => row.code === one)!;
const add = (body: object = {}, by = system) => {
  code += 1;
  return world.call(createCity, {
    token: by.token,
    body: { code: String(code), name: 'Nová Ves', district: 'Kolín', ...body },
  });
};
const save = (city_id: number, body: object, by = system) =>
  world.call(updateCity, { token: by.token, params: { city_id }, body });
const remove = (city_id: number, by = system) =>
  world.call(deleteCity, { token: by.token, params: { city_id } });
const merge = (city_id: number, merged_ids: number[], by = system, more = {}) =>
  world.call(mergeCities, { token: by.token, params: { city_id }, body: { merged_ids, ...more } });
const written = async () =>
  (
    await world.db.owner.query<{ user_identity: string; changes: Record<string, unknown> }>(
      'select user_identity, changes from settings_log order by settings_log_id',
    )
  ).rows;

/** A building and an address of a client in the city. */
async function addUses(owner: User, city_id: number) {
  const { client_id } = owner;
  const unit = { client_id, unit_id: (await world.makeUnit(client_id)).unit_id };
  const { pasport_building_id } = await addBuildingRow(world.db, unit, { city_id });
  const address_id = await addAddressRow(world.db, unit, { city_id });
  return { pasport_building_id, address_id };
}

describe('the list of municipalities', () => {
  test('is read by everybody, by name, with codes, postal codes and design temperatures', async () => {
    const rows = await list();
    const names = rows.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('cs').compare));
    expect(await cityOf('563889')).toMatchObject({
      name: 'Liberec',
      district: 'Liberec',
      zips: ['460 01'],
      design_temperature: -18,
      buildings_count: 0,
    });
    expect(await cityOf('531057')).toMatchObject({ name: 'Beroun', design_temperature: null });
  });

  test("counts buildings and addresses of the reader's client alone", async () => {
    const other = await world.makeUser();
    const { city_id } = (await add()).result;
    for (const owner of [user, user, other]) await addUses(owner, city_id);
    const counts = { buildings_count: 2, addresses_count: 2 };
    expect(await cityOf(String(code))).toMatchObject(counts);
    expect(await cityOf(String(code), other)).toMatchObject({ buildings_count: 1 });
    expect(await cityOf(String(code), system)).toMatchObject({ buildings_count: 0 });
  });

  test('is offered to forms by name, without what is hidden', async () => {
    const offered = async () =>
      (await world.call(listCityChoices, { token: user.token })).result.values;
    const names = (await offered()).map(({ name }) => name);
    expect(names).toContain('Písek');
    expect(names).toEqual(names.toSorted(new Intl.Collator('cs').compare));
    const { city_id } = (await add()).result;
    expect((await offered()).some((city) => city.city_id === city_id)).toBe(true);
    await save(city_id, { hidden: true });
    expect((await offered()).some((city) => city.city_id === city_id)).toBe(false);
  });

  test('is changed by system admins only', async () => {
    const admin = await world.makeUser({ is_client_admin: true });
    const { city_id } = await cityOf('554782');
    expect((await add({}, admin)).status).toBe(403);
    expect((await save(city_id, { hidden: true }, admin)).status).toBe(403);
    expect((await remove(city_id, admin)).status).toBe(403);
    expect((await merge(city_id, [city_id + 1], admin)).status).toBe(403);
  });
});

describe('a municipality', () => {
  test('is made, changed by fields and deleted, and who did it is written down', async () => {
    const { result } = await add({
      zips: ['28002', '280 02', '281 01'],
      design_temperature: -12.5,
    });
    expect(result).toMatchObject({ zips: ['280 02', '281 01'], design_temperature: -12.5 });
    const { city_id } = result;
    const saved = await save(city_id, { district: 'Kutná Hora', version: 1 });
    expect(saved.result).toMatchObject({ district: 'Kutná Hora', zips: result.zips, version: 2 });
    expect((await remove(city_id)).result).toEqual({ deleted: true });
    const log = await written();
    expect(log.map(({ user_identity }) => user_identity)).toEqual(
      Array.from({ length: 3 }, () => system.user_identity),
    );
    expect(log[1]?.changes).toEqual({ [`cities.${code}.district`]: ['Kolín', 'Kutná Hora'] });
    expect(log[2]?.changes).toMatchObject({ [`cities.${code}.name`]: ['Nová Ves', null] });
  });

  test('may have the name of another one, but not its code', async () => {
    expect((await add({ name: 'Praha' })).status).toBe(200);
    expect((await add({ code: '554782' })).error.errorCode).toBe(66020409);
  });

  test.each([
    [{ code: '12345' }, 'code', 'Kód obce má šest číslic'],
    [{ zips: ['1100'] }, 'zips', 'PSČ má pět číslic, například 110 00'],
    [{ design_temperature: -55 }, 'design_temperature', 'Zadejte nejméně −40'],
    [{ design_temperature: 1.25 }, 'design_temperature', 'Zadejte nejvýše jedno desetinné místo'],
  ])('is refused with %j', async (body, field, message) => {
    const { status, error } = await add(body);
    expect([status, error.fields]).toEqual([400, [{ field, message }]]);
  });

  test('meets a newer version with 409 and the record as it stands', async () => {
    const { city_id } = (await add()).result;
    const saved = await save(city_id, { hidden: true, version: 1 });
    const late = await save(city_id, { name: 'Stará Ves', version: 1 });
    expect([late.status, late.error.current]).toEqual([409, saved.result]);
  });

  test("is not deleted while any client's record names it", async () => {
    const { city_id } = (await add()).result;
    await addUses(user, city_id);
    const { status, error } = await remove(city_id);
    expect([status, error.errorMsg]).toEqual([
      409,
      'Nelze smazat: na obec odkazuje 1 dům a\u00a01 adresa.',
    ]);
  });
});

describe('merged municipalities', () => {
  const cityIdOf = async (table: string, column: string, id: number) =>
    (
      await world.db.owner.query<{ city_id: number }>(
        `select city_id from ${table} where ${column} = $1`,
        [id],
      )
    ).rows[0]?.city_id;

  test('become one: records of all clients name it, each change is in the history of its own client', async () => {
    const kept = (await add({ zips: ['280 02'] })).result;
    const gone = (await add({ zips: ['281 01'] })).result;
    const mine = await addUses(user, gone.city_id);
    const other = await world.makeUser();
    const theirs = await addUses(other, gone.city_id);
    const { status, result } = await merge(kept.city_id, [gone.city_id]);
    expect([status, result.moved_records]).toEqual([200, 4]);
    expect(result.city).toMatchObject({ code: kept.code, zips: ['280 02', '281 01'] });
    for (const { pasport_building_id, address_id } of [mine, theirs]) {
      const ids = [
        await cityIdOf('pasport_buildings', 'pasport_building_id', pasport_building_id),
        await cityIdOf('addresses', 'address_id', address_id),
      ];
      expect(ids).toEqual([kept.city_id, kept.city_id]);
    }
    expect((await list()).some(({ city_id }) => city_id === gone.city_id)).toBe(false);
    const { rows } = await world.db.owner.query(
      `select client_id, user_identity, changes from audit_log
        where action = 'update' and changes ? 'city_id' and record_type = 'addresses'
        order by client_id`,
    );
    const changes = { city_id: [gone.city_id, kept.city_id] };
    const { user_identity } = system;
    expect(rows).toEqual([
      { client_id: user.client_id, user_identity, changes },
      { client_id: other.client_id, user_identity, changes },
    ]);
  });

  test('are refused whole with one that is missing, the kept one, or a version that is old', async () => {
    const kept = (await add()).result.city_id;
    const gone = (await add()).result.city_id;
    expect((await merge(kept, [gone, 2_000_000_000])).status).toBe(404);
    expect((await merge(kept, [gone, kept])).error.fields?.[0]?.field).toBe('merged_ids');
    await save(kept, { district: 'Nymburk' });
    expect((await merge(kept, [gone], system, { version: 1 })).status).toBe(409);
    expect((await list()).filter(({ city_id }) => [kept, gone].includes(city_id))).toHaveLength(2);
  });
});
