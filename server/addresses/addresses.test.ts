import { describe, expect, test } from 'vitest';
import {
  browseAddresses,
  createAddress,
  deleteAddress,
  getAddress,
  updateAddress,
} from '#contract/addresses.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { addressStatistics } from '#contract/statistics.ts';
import { addAddressRow, addRelationRow } from '#tests/addresses.ts';
import { insertRow } from '#tests/builders.ts';
import { addBuildingRow, addSpaceRow, type UnitOfClient } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';
import { referringTables } from '#server/core/people/uses.sql.ts';

const scene = unitWorld();

const add = (columns: Record<string, unknown> = {}, unit: UnitOfClient = scene.unit) =>
  addAddressRow(scene.world.db, unit, columns);
const browse = (show_hidden: '0' | '1', unit_id = scene.unit.unit_id) =>
  scene.world.call(browseAddresses, {
    token: scene.user.token,
    params: { unit_id, show_hidden },
  });
const create = (body: Record<string, unknown>, id = 0) =>
  scene.world.call(createAddress, { ...scene.of(id), body });
const save = (id: number, body: Record<string, unknown>) =>
  scene.world.call(updateAddress, { ...scene.of(id), body });
const read = (id: number) => scene.world.call(getAddress, scene.of(id));
const remove = (id: number) => scene.world.call(deleteAddress, scene.of(id));

describe('the address book of a unit', () => {
  test('is listed by name in the Czech order, without the hidden records unless they are asked for', async () => {
    for (const last_name of ['Žák', 'Chvála', 'Hora', 'Čapek', 'Cibulka'])
      await add({ last_name, first_name: 'Jan' });
    await add({ last_name: 'Dávný', hidden: true });
    await add({ address_type: 'company', last_name: '', company_name: 'Elektro Řežáb' });
    const shown = [
      'Cibulka Jan',
      'Čapek Jan',
      'Elektro Řežáb',
      'Hora Jan',
      'Chvála Jan',
      'Žák Jan',
    ];
    const { result } = await browse('0');
    expect(result.values.map((row) => row.full_name)).toEqual(shown);
    expect(result.hidden_addresses).toBe(1);
    const all = await browse('1');
    expect(all.result.values.map((row) => row.full_name)).toEqual(
      [...shown, 'Dávný'].toSorted(new Intl.Collator('cs').compare),
    );
    expect(all.result.hidden_addresses).toBe(1);
  });

  test('has as many records, residents and hidden ones as the statistics of the unit tell', async () => {
    const ids: number[] = [];
    for (const hidden of [false, true, false, false]) ids.push(await add({ hidden }));
    const { pasport_id: house } = await addBuildingRow(scene.world.db, scene.unit);
    const { pasport_id } = await addSpaceRow(scene.world.db, scene.unit, house);
    const residents = ids.slice(0, 2);
    for (const address_id of residents)
      await addRelationRow(scene.world.db, scene.unit, 'roommate', { pasport_id, address_id });
    const { result } = await scene.world.call(addressStatistics, {
      token: scene.user.token,
      params: { unit_id: scene.unit.unit_id },
    });
    expect(result).toMatchObject({
      addresses_count: 4,
      addresses_active: 2,
      addresses_hidden: 1,
    });
    const shown = (await browse('0')).result;
    expect(shown.values).toHaveLength(result.addresses_count - result.addresses_hidden);
    expect(shown.resident_ids.toSorted((one, other) => one - other)).toEqual(residents);
    expect((await browse('1')).result.values).toHaveLength(result.addresses_count);
  });

  test('has no records of another unit, and one of another client is as good as missing', async () => {
    const { near, far } = await scene.neighbours();
    await add({}, near);
    expect((await browse('1')).result.values).toEqual([]);
    for (const unit_id of [far.unit_id, 2_000_000_000])
      expect((await browse('1', unit_id)).error.errorCode).toBe(60000404);
  });
});

describe('a new address', () => {
  test('is a person with the defaults of an address book, its texts trimmed and its zip formatted', async () => {
    const { status, result } = await create({
      last_name: ' Nováková ',
      first_name: 'Jana',
      zip: '27201',
      delivery_zip: '110 00',
      sipo: '1234567897',
      email: 'jana@example.cz',
      birth_date: '1980-02-29',
    });
    expect(status).toBe(200);
    expect(result).toMatchObject({
      unit_id: scene.unit.unit_id,
      address_type: 'person',
      full_name: 'Nováková Jana',
      zip: '272 01',
      delivery_zip: '110 00',
      sipo: '1234567897',
      birth_date: '1980-02-29',
      contact_preference: 'post',
      hidden: false,
      version: 1,
    });
    expect((await read(result.address_id)).result).toEqual(result);
  });

  test('takes the name of a city it refers to', async () => {
    const city_id = await scene.cityId('532053');
    const { result } = await create({ last_name: 'Nová', city_id });
    expect(result).toMatchObject({ city_id, city: 'Kladno' });
    const other = await create({ last_name: 'Nová', city_id, city: 'Kladno-Kročehlavy' });
    expect(other.result.city).toBe('Kladno-Kročehlavy');
  });

  test.each([
    ['a person without a last name', { first_name: 'Jan' }, 'last_name', 'Toto pole je povinné'],
    [
      'a firm without a company name',
      { address_type: 'company', last_name: 'Nový' },
      'company_name',
      'Toto pole je povinné',
    ],
    ['a bad SIPO', { sipo: '1234567890' }, 'sipo', 'Chybný kontrolní součet (7)'],
    ['letters in SIPO', { sipo: '123456789a' }, 'sipo', 'SIPO smí obsahovat pouze číslice'],
    ['a bad business id', { business_id: '12345678' }, 'business_id', 'IČO je neplatné!'],
    ['a bad e-mail', { email: 'kdosi' }, 'email', 'zadejte platnou emailovou adresu'],
    ['no day of the calendar', { birth_date: '2025-02-29' }, 'birth_date', 'Zadejte datum'],
    [
      'a birth in the future',
      { birth_date: '2125-01-01' },
      'birth_date',
      'Datum narození nemůže být v budoucnosti',
    ],
    [
      'a birth too long ago',
      { birth_date: '1849-12-31' },
      'birth_date',
      'Zadejte datum narození od roku 1850',
    ],
    ['a zip that grows too long', { zip: '1234567890' }, 'zip', 'Zadejte nejvýše 10 znaků'],
    ['a note too long', { note: 'a'.repeat(2001) }, 'note', 'Zadejte nejvýše 2000 znaků'],
  ])('is refused for %s, and nothing is kept', async (_title, fields, field, message) => {
    const name = 'first_name' in fields || 'address_type' in fields ? {} : { last_name: 'Nový' };
    const { status, error } = await create({ ...name, ...fields });
    expect([status, error.fields]).toEqual([400, [{ field, message }]]);
    expect((await browse('1')).result.values).toEqual([]);
  });

  test('is refused with a city that does not exist', async () => {
    const { status, error } = await create({ last_name: 'Nová', city_id: 2_000_000_000 });
    expect([status, error.fields?.[0]?.field]).toEqual([404, 'city_id']);
  });

  test('is refused above the items of the licence, counted over all units, also when two ask at once', async () => {
    await scene.world.db.owner.query('update clients set max_items = 3 where client_id = $1', [
      scene.unit.client_id,
    ]);
    const { near } = await scene.neighbours();
    await add({}, near);
    const names = ['První', 'Druhá', 'Třetí', 'Čtvrtá'];
    const replies = await Promise.all(names.map((last_name) => create({ last_name })));
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused.map(({ error }) => error.errorCode)).toEqual([63006409, 63006409]);
    expect((await browse('1')).result.values).toHaveLength(2);
  });

  test('is refused after the licence has ended', async () => {
    await scene.world.db.owner.query(
      `update clients set licence_valid_to = '2020-01-31' where client_id = $1`,
      [scene.unit.client_id],
    );
    expect((await create({ last_name: 'Pozdní' })).error.errorCode).toBe(63002409);
  });

  test('is made with the id 0 only, and an update with the id 0 is a wrong method', async () => {
    const id = await add();
    expect((await create({ last_name: 'Nová' }, id)).status).toBe(405);
    expect((await save(0, { last_name: 'Nová' })).status).toBe(405);
    expect((await read(0)).status).toBe(404);
  });
});

describe('a saved address', () => {
  test('keeps what was not sent, becomes newer and can be hidden and shown', async () => {
    const id = await add({ last_name: 'Nový', phone: '777 111 222' });
    const hidden = await save(id, { hidden: true, version: 1 });
    expect(hidden.result).toMatchObject({ hidden: true, phone: '777 111 222', version: 2 });
    const shown = await save(id, { hidden: false, version: 2 });
    expect(shown.result).toMatchObject({ hidden: false, version: 3 });
    expect((await save(id, {})).result).toEqual(shown.result);
  });

  test('becomes a firm only with its name', async () => {
    const id = await add({ last_name: 'Nový' });
    const { error } = await save(id, { address_type: 'company' });
    expect(error.fields).toEqual([{ field: 'company_name', message: 'Toto pole je povinné' }]);
    expect((await read(id)).result).toMatchObject({ address_type: 'person', version: 1 });
    const { result } = await save(id, { address_type: 'company', company_name: 'Nový s.r.o.' });
    expect(result.full_name).toBe('Nový s.r.o.');
  });

  test('meets a newer version with 409 and the record as it stands', async () => {
    const id = await add();
    await save(id, { phone: '1', version: 1 });
    const { status, error } = await save(id, { phone: '2', version: 1 });
    expect([status, error.errorCode]).toEqual([409, 60000409]);
    expect(error.current).toMatchObject({ phone: '1', version: 2 });
  });

  test('of another unit or client is as good as missing', async () => {
    const { near, far } = await scene.neighbours();
    for (const id of [await add({}, near), await add({}, far), 2_000_000_000]) {
      const replies = [await read(id), await save(id, { phone: '1' }), await remove(id)];
      expect(replies.map(({ error }) => error.errorCode)).toEqual([60000404, 60000404, 60000404]);
    }
  });

  test('leaves in its history who changed what', async () => {
    const { result: made } = await create({ last_name: 'Nový' });
    await save(made.address_id, { phone: '777 111 222' });
    const { result } = await scene.world.call(listRecordHistory, {
      token: scene.user.token,
      params: {
        record_type: 'addresses',
        unit_id: scene.unit.unit_id,
        record_id: made.address_id,
      },
    });
    expect(result.values.map(({ action }) => action)).toEqual(['update', 'insert']);
    expect(result.values[0]).toMatchObject({
      user_identity: scene.user.user_identity,
      changes: [{ field: 'phone', old_value: '', new_value: '777 111 222' }],
    });
  });
});

describe('an address that is deleted', () => {
  test('is gone when nothing refers to it', async () => {
    const id = await add();
    expect((await remove(id)).result).toEqual({ deleted: true });
    expect((await read(id)).status).toBe(404);
  });

  test('stays while anything refers to it, and the sentence names what', async () => {
    const { world, unit } = scene;
    const address_id = await add();
    const { pasport_id: house } = await addBuildingRow(world.db, unit);
    const { pasport_id } = await addSpaceRow(world.db, unit, house);
    const of = { pasport_id, address_id };
    await addRelationRow(world.db, unit, 'tenant', { ...of, valid_to: '2020-12-31' });
    await addRelationRow(world.db, unit, 'tenant', { ...of, valid_from: '2021-01-01' });
    await addRelationRow(world.db, unit, 'owner', of);
    await addRelationRow(world.db, unit, 'roommate', of);
    for (const order_number of ['1', '2', '3', '4', '5'])
      await insertRow(world.db, 'address_orders', {
        ...unit,
        address_id,
        order_number,
        work_type: 'Odečet',
      });
    const { status, error } = await remove(address_id);
    expect([status, error.errorCode]).toEqual([409, 66000409]);
    expect(error.errorMsg).toBe(
      'Nelze smazat: na adresu odkazují 2 nájmy, 1 vlastnictví, 1 spolubydlení a\u00a05 objednávek.',
    );
    expect((await read(address_id)).status).toBe(200);
  });

  test('is asked for by every table that refers to addresses and does not go with them', async () => {
    const { rows } = await scene.world.db.owner.query<{ name: string }>(
      `select conrelid::regclass::text as name from pg_constraint
        where contype = 'f' and confrelid = 'addresses'::regclass and confdeltype <> 'c'`,
    );
    expect(rows.map(({ name }) => name).toSorted()).toEqual(
      referringTables.map(({ table }) => table).toSorted(),
    );
  });
});
