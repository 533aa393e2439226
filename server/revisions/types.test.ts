import { beforeEach, describe, expect, test } from 'vitest';
import { listClientRecordHistory } from '#contract/record-history.ts';
import {
  browseRevisionTypes,
  createRevisionType,
  deleteRevisionType,
  updateRevisionType,
} from '#contract/revision-types.ts';
import { addBuildingRow } from '#tests/pasports.ts';
import { addReportRow, addRevisionRow, revisionTypeId } from '#tests/revisions.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();
const GAS = 'Domovní plynovod – revize';

let token: string;
beforeEach(async () => {
  at.world.setNow('2026-03-01T10:00:00Z');
  const { client_id } = at.unit;
  ({ token } = await at.world.makeUser({ client_id, is_client_admin: true }));
});

const list = async (show_hidden: '0' | '1' = '0') => {
  const params = { unit_id: at.unit.unit_id, show_hidden };
  return (await at.world.call(browseRevisionTypes, { token: at.user.token, params })).result;
};
const named = async (name: string) => (await list('1')).values.find((type) => type.name === name);
const own = {
  name: 'Zábradlí – prohlídka',
  area: 'other',
  applies_to: 'building',
  interval_count: 6,
  interval_unit: 'months',
};
const create = (body: object = {}) =>
  at.world.call(createRevisionType, { token, body: { ...own, ...body } });
const save = (id: number, body: object) =>
  at.world.call(updateRevisionType, { token, params: { id }, body });
const remove = (id: number) => at.world.call(deleteRevisionType, { token, params: { id } });
const gasId = () => revisionTypeId(at.world.db, at.unit.client_id, GAS);

describe('kinds of revisions', () => {
  test('are given to each client with their interval, warning and regulation', async () => {
    const { values, hidden_types } = await list();
    expect(values.length).toBeGreaterThan(35);
    expect(hidden_types).toBe(0);
    expect(values.every((type) => type.is_system && type.regulation !== '')).toBe(true);
    expect(values.find(({ name }) => name === GAS)).toMatchObject({
      area: 'gas',
      applies_to: 'building',
      interval_count: 3,
      interval_unit: 'years',
      warning_days: 60,
      regulation: 'nařízení vlády č. 191/2022 Sb., § 19 až 21 (do konce měsíce); TPG 704 01',
      valid_from: '2022-07-01',
      valid_to: null,
      revisions_count: 0,
      overdue_count: 0,
    });
  });

  // By hand from the annexes: 34/2016 annex 2, 193/2022 annex 2, 190/2022 and 192/2022 annex 4.
  test.each([
    ['Spalinová cesta nad 50 kW, tuhé palivo – kontrola a čištění', '6 months'],
    ['Spalinová cesta nad 50 kW, kapalné palivo – kontrola a čištění', '1 years'],
    ['Spalinová cesta nad 50 kW, plyn – kontrola a čištění', '1 years'],
    ['Spalinová cesta kondenzačního plynového spotřebiče – kontrola a čištění', '2 years'],
    ['Spalinová cesta do 50 kW – kontrola', '1 years'],
    ['Spalinová cesta do 50 kW, tuhé palivo celoročně – čištění', '4 months'],
    ['Spalinová cesta do 50 kW, tuhé palivo sezónně – čištění', '6 months'],
    ['Spalinová cesta do 50 kW, kapalné palivo celoročně – čištění', '6 months'],
    ['Spalinová cesta do 50 kW, kapalné palivo sezónně – čištění', '1 years'],
    ['Spalinová cesta do 50 kW, plyn – čištění', '1 years'],
    ['Výtah osobní, v provozu od roku 1993 – odborná prohlídka', '4 months'],
    [
      'Výtah osobní, v provozu od roku 1993, veřejně přístupná budova – odborná prohlídka',
      '3 months',
    ],
    ['Výtah osobní, v provozu do roku 1992 – odborná prohlídka', '3 months'],
    [
      'Výtah osobní, v provozu do roku 1992, veřejně přístupná budova – odborná prohlídka',
      '2 months',
    ],
    ['Výtah nákladní a malý nákladní – odborná prohlídka', '6 months'],
    ['Výtah – odborná zkouška', '3 years'],
    ['Výtah nákladní – odborná zkouška', '6 years'],
    ['Výtah – první inspekční prohlídka', '9 years'],
    ['Výtah – inspekční prohlídka', '6 years'],
    ['Výtah staršího provedení – provozní prohlídka', '14 days'],
    ['Výtah malý nákladní staršího provedení – provozní prohlídka', '28 days'],
    ['Hromosvod podle ČSN 34 1390 – revize', '4 years'],
    ['Hromosvod třídy III a IV – vizuální kontrola', '1 years'],
    ['Hromosvod třídy III a IV – úplná revize', '4 years'],
    ['Hromosvod třídy I a II – úplná revize', '2 years'],
    ['Tlaková nádoba – tlaková zkouška', '10 years'],
  ])('say of "%s" that it comes once in %s', async (name, interval) => {
    const kind = await named(name);
    expect(`${kind?.interval_count} ${kind?.interval_unit}`).toBe(interval);
    expect(kind?.regulation).toMatch(/Sb\., (příloha|§)|ČSN/);
  });

  test('tell how many devices of the unit have them and how many are after their term', async () => {
    const { near } = await at.neighbours();
    const { pasport_id } = await addBuildingRow(at.world.db, at.unit);
    const elsewhere = await addBuildingRow(at.world.db, near);
    const inOrder = await addRevisionRow(at.world.db, at.unit, pasport_id);
    await addReportRow(at.world.db, at.unit, inOrder, { done_on: '2025-01-01' });
    await addRevisionRow(at.world.db, at.unit, pasport_id);
    await addRevisionRow(at.world.db, at.unit, pasport_id, { hidden: true });
    await addRevisionRow(at.world.db, near, elsewhere.pasport_id);
    expect(await named(GAS)).toMatchObject({ revisions_count: 2, overdue_count: 1 });
  });

  test('of the client stand behind the others until they are ordered, and may be hidden', async () => {
    const { status, result } = await create();
    expect(status).toBe(200);
    expect(result).toMatchObject({ ...own, is_system: false, warning_days: 60, version: 1 });
    expect((await list()).values.at(-1)?.name).toBe(own.name);
    const saved = await save(result.revision_type_id, { type_order: 0, version: 1 });
    expect(saved.result).toMatchObject({ type_order: 0, version: 2 });
    expect((await list()).values[0]?.name).toBe(own.name);
    await save(result.revision_type_id, { hidden: true });
    expect((await list()).values.some(({ name }) => name === own.name)).toBe(false);
    expect((await list('1')).values[0]?.name).toBe(own.name);
    expect((await list()).hidden_types).toBe(1);
  });

  test('of the portal take another interval, warning and days, but no other name', async () => {
    const change = { interval_count: 2, warning_days: 90, valid_to: '2030-12-31' };
    expect((await save(await gasId(), change)).result).toMatchObject(change);
    for (const given of [{ name: 'Jinak' }, { area: 'other' }, { applies_to: 'device' }]) {
      const { status, error } = await save(await gasId(), given);
      expect([status, error.errorCode]).toEqual([409, 66022409]);
    }
    expect((await save(await gasId(), { name: GAS })).status).toBe(200);
    expect((await remove(await gasId())).error.errorCode).toBe(66022409);
  });

  test('have each a name of their own, however it is written', async () => {
    await create();
    expect((await create({ name: 'ZABRADLI – prohlidka' })).error.errorCode).toBe(66021409);
    const { result } = await create({ name: 'Jiná' });
    expect((await save(result.revision_type_id, { name: own.name })).status).toBe(409);
  });

  test('are deleted only when no device of any unit has them', async () => {
    const { near } = await at.neighbours();
    const { revision_type_id } = (await create()).result;
    const { pasport_id } = await addBuildingRow(at.world.db, near);
    await addRevisionRow(at.world.db, near, pasport_id, { revision_type_id, hidden: true });
    const { status, error } = await remove(revision_type_id);
    expect(status).toBe(409);
    expect(error.errorMsg).toBe('Nelze smazat: na druh revize odkazuje 1 zařízení.');
    await at.world.db.owner.query('delete from revisions where client_id = $1', [near.client_id]);
    expect((await remove(revision_type_id)).result).toEqual({ deleted: true });
    expect((await remove(revision_type_id)).status).toBe(404);
  });

  test('meet a newer version with 409, and a nonsense with its field', async () => {
    const id = await gasId();
    const saved = await save(id, { warning_days: 45, version: 1 });
    const late = await save(id, { warning_days: 15, version: 1 });
    expect([late.status, late.error.current]).toEqual([409, saved.result]);
    const fieldOf = async (body: object) => (await save(id, body)).error.fields?.[0]?.field;
    expect(await fieldOf({ interval_count: 0 })).toBe('interval_count');
    expect(await fieldOf({ interval_unit: 'weeks' })).toBe('interval_unit');
    expect(await fieldOf({ valid_to: '2022-06-30' })).toBe('valid_to');
  });

  test('are changed by the client admin only', async () => {
    const call = { token: at.user.token, params: { id: await gasId() } };
    const body = { warning_days: 1 };
    expect((await at.world.call(updateRevisionType, { ...call, body })).status).toBe(403);
    expect((await at.world.call(deleteRevisionType, call)).status).toBe(403);
  });

  test('of another client are as good as missing', async () => {
    const { far } = await at.neighbours();
    const foreign = await revisionTypeId(at.world.db, far.client_id, GAS);
    expect((await save(foreign, { warning_days: 1 })).status).toBe(404);
    expect((await remove(foreign)).status).toBe(404);
    expect((await save(0, { warning_days: 1 })).status).toBe(404);
  });

  test('keep their history', async () => {
    const record_id = await gasId();
    await save(record_id, { interval_count: 2 });
    const params = { record_type: 'revision_types', record_id } as const;
    const { result } = await at.world.call(listClientRecordHistory, { token, params });
    expect(result.values[0]?.changes).toEqual([
      { field: 'interval_count', old_value: '3', new_value: '2' },
    ]);
  });
});
