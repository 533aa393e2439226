import { beforeEach, describe, expect, test } from 'vitest';
import {
  browseBillingPlaces,
  connectBillingPlace,
  createBillingPlace,
  deleteBillingPlace,
  disconnectBillingPlace,
  getBillingPlace,
  updateBillingPlace,
} from '#contract/billing/places.ts';
import { createBillingPlaces, listUsualPlaces } from '#contract/billing/usual-places.ts';
import { CHANGE_HEADER, readChange } from '#contract/change-key.ts';
import { errors } from '#contract/errors.ts';
import { undoChange } from '#contract/undo.ts';
import { readUnitToday } from '#contract/unit-today.ts';
import { addAddressRow } from '#tests/addresses.ts';
import { addMeasuringPlaceRow, addMeterRow, addReadingRows } from '#tests/metering.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();

let house: number;
let flat: number;
beforeEach(async () => {
  at.world.setNow('2026-03-01T10:00:00Z');
  house = (await addBuildingRow(at.world.db, at.unit, { pasport_name: 'Lipová 3' })).pasport_id;
  const space = { space_number: '12' };
  flat = (await addSpaceRow(at.world.db, at.unit, house, space)).pasport_id;
});

const create = (body: object = {}) =>
  at.world.call(createBillingPlace, {
    ...at.of(0),
    body: { kind: 'heat', code: 'TEPLO', name: 'Teplo', ...body },
  });
const made = async (body: object = {}) => (await create(body)).result;
const get = async (id: number) => (await at.world.call(getBillingPlace, at.of(id))).result;
const save = (id: number, body: object) =>
  at.world.call(updateBillingPlace, { ...at.of(id), body });
const ofPlace = (billing_place_id: number) => ({
  token: at.user.token,
  params: { unit_id: at.unit.unit_id, billing_place_id },
});
const connect = (id: number, body: object) =>
  at.world.call(connectBillingPlace, { ...ofPlace(id), body });
const ofUnit = () => ({ token: at.user.token, params: { unit_id: at.unit.unit_id } });
const list = async (show_hidden: '0' | '1' = '0') => {
  const params = { unit_id: at.unit.unit_id, show_hidden };
  return (await at.world.call(browseBillingPlaces, { token: at.user.token, params })).result;
};
const heatMeter = async () => {
  const invoice = { kind: 'heat', level: 'invoice' };
  const place = await addMeasuringPlaceRow(at.world.db, at.unit, house, invoice);
  const device = { serial_number: '4711', measured_unit: 'GJ' };
  const meter = await addMeterRow(at.world.db, at.unit, place, device);
  await addReadingRows(at.world.db, at.unit, meter, { '2026-01-31': 105.5 });
  return place;
};

describe('a billing place', () => {
  test('tells its supplier, its invoicing meter with the last reading, and that it serves the whole unit', async () => {
    const supplier = { address_type: 'supplier', company_name: 'Teplo Vzorov a.s.' };
    const reach = { phone: '+420 601 234 567', email: 'teplo@example.cz' };
    const address_id = await addAddressRow(at.world.db, at.unit, { ...supplier, ...reach });
    const invoice_place_id = await heatMeter();
    expect(await made({ address_id, invoice_place_id })).toMatchObject({
      supplier_name: 'Teplo Vzorov a.s.',
      supplier_phone: '+420 601 234 567',
      supplier_email: 'teplo@example.cz',
      invoice_meter: 'Teplo 4711',
      meter_building_id: house,
      meter_last_on: '2026-01-31',
      meter_last_state: 105.5,
      measured_unit: 'GJ',
      parts: [],
      serves: '',
    });
  });

  test('is told by its code apart from others of the unit, without case and diacritics', async () => {
    await made({ code: 'Údolní' });
    const refused = await create({ code: 'udolni' });
    expect(refused.error.errorCode).toBe(errors['list-code-taken'].errorCode);
  });

  test('is charged by a meter of what it is charged for alone', async () => {
    const invoice_place_id = await heatMeter();
    const refused = await create({ kind: 'cold-water', invoice_place_id });
    expect(refused.error.fields).toEqual([
      {
        field: 'invoice_place_id',
        message: 'Měřidlo měří něco jiného, než co se na místě účtuje',
      },
    ]);
    const waste = await create({ kind: 'waste', invoice_place_id });
    expect(waste.error.fields).toMatchObject([{ message: 'Tento druh se podle měřidla neúčtuje' }]);
    const place = await made({ invoice_place_id });
    expect((await save(place.billing_place_id, { kind: 'insurance' })).status).toBe(400);
  });

  test('does not end before it begins, nor is notice given after the end', async () => {
    const days = { contract_from: '2026-02-01', contract_to: '2026-01-31' };
    expect((await create(days)).error.fields).toMatchObject([{ field: 'contract_to' }]);
    const place = await made({ contract_to: '2026-12-31' });
    const late = await save(place.billing_place_id, { notice_until: '2027-01-01' });
    expect(late.error.fields).toEqual([
      { field: 'notice_until', message: 'Výpověď nelze podat až po konci smlouvy' },
    ]);
  });

  test('keeps an EAN without spaces', async () => {
    const place = await made({ kind: 'electricity', supply_code: '859182400 000000012' });
    expect(place.supply_code).toBe('859182400000000012');
  });

  test('refuses a save against a newer record, and is hidden rather than listed', async () => {
    const { billing_place_id: id } = await made();
    expect((await save(id, { name: 'Teplo domu', version: 1 })).status).toBe(200);
    expect((await save(id, { name: 'Jinak', version: 1 })).status).toBe(409);
    await save(id, { hidden: true, version: 2 });
    expect(await list()).toMatchObject({ values: [], hidden_places: 1 });
    expect((await list('1')).values).toHaveLength(1);
  });

  test('is not made of records of another unit', async () => {
    const { near } = await at.neighbours();
    const address_id = await addAddressRow(at.world.db, near);
    const refused = await create({ address_id });
    expect([refused.status, refused.error.fields?.[0]?.field]).toEqual([404, 'address_id']);
  });
});

describe('what a place serves', () => {
  test('are houses, spaces and meters by their names, each once', async () => {
    const { billing_place_id: id } = await made();
    const other = (await addBuildingRow(at.world.db, at.unit, { pasport_name: 'Lipová 5' }))
      .pasport_id;
    const meter = await addMeasuringPlaceRow(at.world.db, at.unit, other, { kind: 'heat' });
    await connect(id, { pasport_ids: [flat], measuring_place_ids: [meter] });
    await connect(id, { pasport_ids: [flat] });
    const place = await get(id);
    expect(place.parts.map(({ kind, name }) => [kind, name])).toEqual([
      ['space', 'Lipová 3, 12'],
      ['meter', 'Teplo bez měřidla (Lipová 5)'],
    ]);
    expect(place.serves).toBe('Lipová 3, 12; Teplo bez měřidla (Lipová 5)');
  });

  test('is not a space beside the house that it is in, in whichever turn', async () => {
    const { billing_place_id: id } = await made();
    const both = await connect(id, { pasport_ids: [house, flat] });
    expect(both.error.fields).toEqual([
      {
        field: 'pasport_ids',
        message: 'Lipová 3, 12 je v domě Lipová 3, který je připojený celý',
      },
    ]);
    await connect(id, { pasport_ids: [flat] });
    expect((await connect(id, { pasport_ids: [house] })).status).toBe(400);
    const meter = await addMeasuringPlaceRow(at.world.db, at.unit, flat, { kind: 'heat' });
    expect((await connect(id, { measuring_place_ids: [meter] })).status).toBe(400);
  });

  test('is not the meter by which it is charged', async () => {
    const invoice_place_id = await heatMeter();
    const { billing_place_id: id } = await made({ invoice_place_id });
    const refused = await connect(id, { measuring_place_ids: [invoice_place_id] });
    expect(refused.error.fields).toMatchObject([{ field: 'measuring_place_ids' }]);
    const { billing_place_id: other } = await made({ code: 'T2' });
    await connect(other, { measuring_place_ids: [invoice_place_id] });
    expect((await save(other, { invoice_place_id })).status).toBe(400);
  });

  test('goes with the place, and comes back with it when its deletion is taken back', async () => {
    const { billing_place_id: id } = await made();
    await connect(id, { pasport_ids: [house] });
    const deleted = await at.world.call(deleteBillingPlace, at.of(id));
    expect((await list()).values).toEqual([]);
    const named = deleted.headers[CHANGE_HEADER];
    const change = readChange(typeof named === 'string' ? named : null);
    const params = { unit_id: at.unit.unit_id, audit_id: change?.audit_id ?? 0 };
    const back = await at.world.call(undoChange, { token: at.user.token, params });
    expect(back.status).toBe(200);
    const [again] = (await list()).values;
    expect(again).toMatchObject({ code: 'TEPLO', serves: 'Lipová 3' });
    expect(again?.billing_place_id).not.toBe(id);
  });

  test('is disconnected one by one, until the place serves the whole unit', async () => {
    const { billing_place_id: id } = await made();
    const { result } = await connect(id, { pasport_ids: [house] });
    const [part] = result.values;
    const params = { ...ofPlace(id).params, id: part?.billing_place_part_id ?? 0 };
    await at.world.call(disconnectBillingPlace, { token: at.user.token, params });
    expect((await get(id)).parts).toEqual([]);
  });
});

describe('usual places', () => {
  test('are made with what they serve, all or none', async () => {
    const { values } = (await at.world.call(listUsualPlaces, ofUnit())).result;
    expect(values.map(({ code }) => code)).toEqual(['TEPLO', 'VODA', 'ELEKTRO', 'ODPAD', 'UKLID']);
    const places = values.map(({ kind, code, name, invoice_place_id, pasport_ids }) => ({
      kind,
      code,
      name,
      invoice_place_id,
      pasport_ids: code === 'TEPLO' ? [house] : pasport_ids,
    }));
    const twice = await at.world.call(createBillingPlaces, {
      ...ofUnit(),
      body: { places: [...places, { ...places[0], pasport_ids: [] }] },
    });
    expect(twice.error.errorCode).toBe(errors['list-code-taken'].errorCode);
    expect((await list()).values).toEqual([]);
    await at.world.call(createBillingPlaces, { ...ofUnit(), body: { places } });
    const all = (await list()).values;
    expect(all).toHaveLength(5);
    expect(all.find(({ code }) => code === 'TEPLO')?.serves).toBe('Lipová 3');
    expect((await at.world.call(listUsualPlaces, ofUnit())).result.values).toEqual([]);
  });

  test('are offered by codes that the unit has not, so that they are not refused', async () => {
    await made({ code: 'Voda', kind: 'insurance' });
    await made({ code: 'ÚKLID', kind: 'other', hidden: true });
    const { values } = (await at.world.call(listUsualPlaces, ofUnit())).result;
    expect(values.map(({ code }) => code)).toEqual([
      'TEPLO',
      'VODA-2',
      'ELEKTRO',
      'ODPAD',
      'UKLID-2',
    ]);
    const places = values.map(({ invoice_meter: _meter, serves: _serves, ...place }) => place);
    const answer = await at.world.call(createBillingPlaces, { ...ofUnit(), body: { places } });
    expect(answer.status).toBe(200);
  });
});

test('the last day of notice and the end of a contract are work of today, of places in use alone', async () => {
  await made({ name: 'Výtah', contract_to: '2026-12-31', notice_until: '2026-03-31' });
  await made({ code: 'B', name: 'Úklid', contract_to: '2026-02-28' });
  await made({ code: 'C', name: 'Odpad', contract_to: '2026-02-28', hidden: true });
  await made({ code: 'D', name: 'Plyn', contract_to: '2030-12-31' });
  const { work } = (await at.world.call(readUnitToday, ofUnit())).result;
  expect(work.filter(({ kind }) => kind === 'supply')).toMatchObject([
    { name: 'Úklid', state: 'expired', late: true, on: '2026-02-28' },
    { name: 'Výtah', state: 'notice', late: false, on: '2026-03-31' },
  ]);
});
