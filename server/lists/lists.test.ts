import { beforeEach, describe, expect, test } from 'vitest';
import {
  createPasportType,
  deletePasportType,
  listPasportTypes,
  orderPasportTypes,
  updatePasportType,
} from '#contract/lists/pasport-types.ts';
import {
  createService,
  deleteService,
  listServices,
  orderServices,
  updateService,
} from '#contract/lists/services.ts';
import { listClientRecordHistory } from '#contract/record-history.ts';
import { addAddressRow, addRelationRow } from '#tests/addresses.ts';
import { insertRow } from '#tests/builders.ts';
import { addBuildingRow, addSpaceRow, type UnitOfClient } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();
let admin: { token: string };
beforeEach(async () => {
  at.world.setNow('2026-03-01T10:00:00Z');
  const { client_id } = at.user;
  admin = await at.world.makeUser({ client_id, is_client_admin: true });
});

const types = async () =>
  (await at.world.call(listPasportTypes, { token: at.user.token })).result.values;
const services = async () =>
  (await at.world.call(listServices, { token: at.user.token })).result.values;
const typeOf = async (code: string) => (await types()).find((row) => row.code === code)!;
const serviceOf = async (code: string) => (await services()).find((row) => row.code === code)!;

const loggia = { code: 'LODZIE', name: 'Lodžie', space_kind: 'other' };
const addType = (body: object = loggia, { token } = admin) =>
  at.world.call(createPasportType, { token, body });
const saveType = (id: number, body: object, { token } = admin) =>
  at.world.call(updatePasportType, { token, params: { id }, body });
const removeType = (id: number, { token } = admin) =>
  at.world.call(deletePasportType, { token, params: { id } });

const guard = { code: 'OSTRAHA', name: 'Ostraha', tax_rate: 21, allocation: 'unit' };
const addService = (body: object = guard, { token } = admin) =>
  at.world.call(createService, { token, body });
const saveService = (id: number, body: object) =>
  at.world.call(updateService, { token: admin.token, params: { id }, body });

/** A tenant's cost with the name of a service. */
async function addCost(service_name: string, unit: UnitOfClient = at.unit): Promise<void> {
  const { db } = at.world;
  const { pasport_id } = await addSpaceRow(db, unit, (await addBuildingRow(db, unit)).pasport_id);
  const address_id = await addAddressRow(db, unit);
  const named = { pasport_id, address_id };
  const pasport_tenant_id = await addRelationRow(db, unit, 'tenant', named);
  await insertRow(db, 'pasport_tenant_costs', {
    client_id: unit.client_id,
    unit_id: unit.unit_id,
    pasport_id,
    pasport_tenant_id,
    service_name,
    monthly_advance: 10_000,
    valid_from: '2025-01-01',
  });
}

describe('types of spaces', () => {
  test('begin with those of the portal, in their order, with what each of them is', async () => {
    const rows = await types();
    expect(rows.slice(0, 2).map(({ name }) => name)).toEqual(['Byt', 'Ateliér']);
    expect(rows.every(({ is_system }) => is_system)).toBe(true);
    const kinds = Object.fromEntries(rows.map(({ code, space_kind }) => [code, space_kind]));
    expect(kinds).toMatchObject({ BYT: 'flat', GARAZ: 'garage', SKLEP: 'cellar', SKLAD: 'other' });
  });

  test('count the spaces of all units of the client and of nobody else', async () => {
    const { near, far } = await at.neighbours();
    for (const unit of [at.unit, near, far]) {
      const { pasport_id } = await addBuildingRow(at.world.db, unit);
      await addSpaceRow(at.world.db, unit, pasport_id, { hidden: unit === near }, 'GARAZ');
    }
    expect(await typeOf('GARAZ')).toMatchObject({ spaces_count: 2 });
    expect(await typeOf('BYT')).toMatchObject({ spaces_count: 0 });
  });

  test('are added behind the others, changed and deleted by an admin of the client', async () => {
    const { status, result } = await addType();
    expect(status).toBe(200);
    expect(result).toMatchObject({
      ...loggia,
      counts_in_areas: true,
      is_system: false,
      spaces_count: 0,
    });
    expect((await types()).at(-1)).toEqual(result);
    const changes = { name: 'Lodžie a balkony', counts_in_areas: false, version: 1 };
    const saved = await saveType(result.pasport_type_id, changes);
    expect(saved.result).toMatchObject({ ...changes, code: 'LODZIE', version: 2 });
    expect((await removeType(result.pasport_type_id)).result).toEqual({ deleted: true });
    expect((await removeType(result.pasport_type_id)).status).toBe(404);
  });

  test('are only read by a user', async () => {
    const { pasport_type_id: id } = await typeOf('BYT');
    expect((await addType(loggia, at.user)).status).toBe(403);
    expect((await saveType(id, { hidden: true }, at.user)).status).toBe(403);
    expect((await removeType(id, at.user)).status).toBe(403);
    const order = { token: at.user.token, body: { ids: [id] } };
    expect((await at.world.call(orderPasportTypes, order)).status).toBe(403);
  });

  test('of the portal are hidden and shown, and neither renamed nor deleted', async () => {
    const { pasport_type_id: id } = await typeOf('DILNA');
    expect((await saveType(id, { name: 'Dílna', hidden: true })).result.hidden).toBe(true);
    for (const change of [
      { name: 'Kutilna' },
      { code: 'KUTIL' },
      { space_kind: 'cellar' },
      { counts_in_areas: false },
    ])
      expect((await saveType(id, change)).error.errorCode).toBe(66022409);
    expect((await removeType(id)).error.errorCode).toBe(66022409);
    expect(await typeOf('DILNA')).toMatchObject({ name: 'Dílna', hidden: true });
  });

  test('are not deleted while a space has them, and the refusal names what it is', async () => {
    const { result } = await addType();
    const { pasport_id } = await addBuildingRow(at.world.db, at.unit);
    for (const space_number of ['1', '2'])
      await addSpaceRow(at.world.db, at.unit, pasport_id, { space_number }, 'LODZIE');
    const { status, error } = await removeType(result.pasport_type_id);
    expect([status, error.errorMsg]).toEqual([
      409,
      'Nelze smazat: na typ prostoru odkazují 2 prostory.',
    ]);
  });

  test('whose code is taken are refused', async () => {
    expect((await addType({ ...loggia, code: 'BYT' })).error.errorCode).toBe(66020409);
  });

  test('meet a newer version with 409 and the record as it stands', async () => {
    const { result } = await addType();
    const saved = await saveType(result.pasport_type_id, { name: 'Terasa', version: 1 });
    const late = await saveType(result.pasport_type_id, { name: 'Balkon', version: 1 });
    expect([late.status, late.error.current]).toEqual([409, saved.result]);
  });

  test('change whether their spaces are flats with what they are', async () => {
    const { result } = await addType();
    await saveType(result.pasport_type_id, { space_kind: 'flat' });
    const { rows } = await at.world.db.owner.query(
      'select is_flat from pasport_types where pasport_type_id = $1',
      [result.pasport_type_id],
    );
    expect(rows).toEqual([{ is_flat: true }]);
  });

  test('are not made after the licence has ended', async () => {
    await at.world.db.owner.query(
      `update clients set licence_valid_to = '2026-02-28' where client_id = $1`,
      [at.unit.client_id],
    );
    expect((await addType()).error.errorCode).toBe(63002409);
  });
});

describe('the order of a list', () => {
  const order = (ids: number[], { token } = admin) =>
    at.world.call(orderServices, { token, body: { ids } });

  test('is that in which the rows are named, and no save of the records', async () => {
    const before = await services();
    const ids = before.map(({ service_id }) => service_id).toReversed();
    const { result } = await order(ids);
    expect(result.values.map(({ service_id }) => service_id)).toEqual(ids);
    expect(result.values.every(({ version }) => version === 1)).toBe(true);
    expect(await services()).toEqual(result.values);
  });

  test('is refused whole for a row that is foreign, missing, or named twice', async () => {
    const [first, second] = (await services()).map(({ service_id }) => service_id) as [
      number,
      number,
    ];
    const { far } = await at.neighbours();
    const { rows } = await at.world.db.owner.query<{ service_id: number }>(
      'select service_id from services where client_id = $1 limit 1',
      [far.client_id],
    );
    for (const other of [rows[0]?.service_id ?? 0, 2_000_000_000])
      expect((await order([second, other, first])).status).toBe(404);
    expect((await order([second, first, second])).error.fields).toEqual([
      { field: 'ids', message: 'Každý záznam smí být v pořadí jen jednou' },
    ]);
    expect((await services())[0]?.service_id).toBe(first);
  });
});

describe('services', () => {
  test('begin with those of the law, with their tax and the usual way of dividing', async () => {
    const rows = await services();
    expect(rows.map(({ name, tax_rate, allocation }) => [name, tax_rate, allocation])).toEqual([
      ['Teplo', 12, 'countable_area'],
      ['Teplá voda', 12, 'meter'],
      ['Studená voda a stočné', 12, 'meter'],
      ['Výtah', 21, 'persons'],
      ['Osvětlení společných prostor', 21, 'persons'],
      ['Úklid', 21, 'persons'],
      ['Odvoz odpadu', 21, 'persons'],
      ['Komíny', 21, 'unit'],
      ['Televizní a rozhlasová anténa (STA)', 21, 'unit'],
    ]);
  });

  test('count the costs of tenants that name them, whatever the case and diacritics', async () => {
    const { far } = await at.neighbours();
    for (const name of ['Úklid', 'uklid', 'ÚKLID']) await addCost(name);
    await addCost('Úklid', far);
    await addCost('Úklid sněhu');
    expect(await serviceOf('UKLID')).toMatchObject({ costs_count: 3 });
  });

  test('of the portal keep their name, and change their tax, unit and way of dividing', async () => {
    const { service_id } = await serviceOf('VYTAH');
    const changes = { tax_rate: 12, measure: 'm²', allocation: 'area', on_settlement: false };
    expect((await saveService(service_id, changes)).result).toMatchObject(changes);
    expect((await saveService(service_id, { name: 'Zdviž' })).error.errorCode).toBe(66022409);
    const removal = { token: admin.token, params: { id: service_id } };
    expect((await at.world.call(deleteService, removal)).error.errorCode).toBe(66022409);
  });

  test.each([13, 5, '21', null])('refuse the tax rate %j', async (tax_rate) => {
    const { status, error } = await addService({ ...guard, tax_rate });
    expect([status, error.fields?.[0]?.field]).toEqual([400, 'tax_rate']);
  });

  test('with a name or a code of another one are refused', async () => {
    expect((await addService({ ...guard, name: 'uklid' })).error.errorCode).toBe(66021409);
    expect((await addService({ ...guard, code: 'uklid' })).error.errorCode).toBe(66020409);
  });

  test('of the client are deleted unless a cost names them', async () => {
    const { result } = await addService();
    const removal = { token: admin.token, params: { id: result.service_id } };
    await addCost('Ostraha');
    const { error } = await at.world.call(deleteService, removal);
    expect(error.errorMsg).toBe('Nelze smazat: na službu odkazuje 1 náklad nájemce.');
    await at.world.db.owner.query(
      `delete from pasport_tenant_costs where service_name = 'Ostraha'`,
    );
    expect((await at.world.call(deleteService, removal)).result).toEqual({ deleted: true });
  });

  test('tell who changed them and how', async () => {
    const { service_id } = await serviceOf('TEPLO');
    await saveService(service_id, { tax_rate: 21 });
    const { result } = await at.world.call(listClientRecordHistory, {
      token: at.user.token,
      params: { record_type: 'services', record_id: service_id },
    });
    expect(result.values[0]).toMatchObject({
      action: 'update',
      user_name: 'Jana Zkušební',
      changes: [{ field: 'tax_rate', old_value: '12', new_value: '21' }],
    });
  });

  test('of another client are as good as missing', async () => {
    const stranger = await at.world.makeUser({ is_client_admin: true });
    const { service_id } = await serviceOf('TEPLO');
    const call = { token: stranger.token, params: { id: service_id } };
    expect((await at.world.call(updateService, { ...call, body: { hidden: true } })).status).toBe(
      404,
    );
    expect((await at.world.call(deleteService, call)).status).toBe(404);
  });
});
