import { beforeEach, describe, expect, test } from 'vitest';
import { changeAddresses, getAddress, updateAddress } from '#contract/addresses.ts';
import { CHANGE_HEADER, readChange } from '#contract/change-key.ts';
import { errors } from '#contract/errors.ts';
import { MOST_AT_ONCE } from '#contract/many.ts';
import type { ChangeOfMany } from '#contract/many.ts';
import { changeBuildings, changeGroups, getGroup } from '#contract/pasports/buildings.ts';
import { changeSpaces, getSpace } from '#contract/pasports/spaces.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { changeRevisions } from '#contract/revisions.ts';
import { changeBillingRules } from '#contract/billing/rules.ts';
import { undoChange } from '#contract/undo.ts';
import { addAddressRow } from './addresses.ts';
import { addRuleRow } from './billing.ts';
import { insertRow } from './builders.ts';
import { addBuildingRow, addFloorRow, addSpaceRow } from './pasports.ts';
import { addRevisionRow } from './revisions.ts';
import { unitWorld } from './unit-world.ts';

// Fields of many records changed at once: by the rules of one, all or none.

const at = unitWorld();

interface Refused {
  readonly records: readonly { id: number; field: string; message: string }[];
}

const change = (endpoint: ChangeOfMany, records: readonly object[], fields: object) =>
  at.world.call(endpoint, {
    token: at.user.token,
    params: { unit_id: at.unit.unit_id },
    body: { records, fields },
  });
const first = (ids: readonly number[]) => ids.map((id) => ({ id, version: 1 }));
const refusedIn = ({ error }: Awaited<ReturnType<typeof change>>) => {
  expect(error.errorCode).toBe(errors['records-refused'].errorCode);
  return (error.current as Refused).records;
};
const addresses = async (...columns: readonly Record<string, unknown>[]) => {
  const ids: number[] = [];
  for (const one of columns) ids.push(await addAddressRow(at.world.db, at.unit, one));
  return ids;
};
const read = async (id: number) => (await at.world.call(getAddress, at.of(id))).result;

describe('persons', () => {
  test('are changed all at once, each with its own line of history', async () => {
    const ids = await addresses({ last_name: 'Malá' }, { last_name: 'Velká' });
    const { result } = await change(changeAddresses, first(ids), { contact_preference: 'email' });
    expect(result).toEqual({ changed_count: 2 });
    for (const id of ids) {
      expect(await read(id)).toMatchObject({ contact_preference: 'email', version: 2 });
      const params = { record_type: 'addresses', unit_id: at.unit.unit_id, record_id: id };
      const history = await at.world.call(listRecordHistory, { token: at.user.token, params });
      expect(JSON.stringify(history.result)).toContain('contact_preference');
    }
  });

  test('are all left as they were when one was changed by somebody else meanwhile', async () => {
    const ids = await addresses({ last_name: 'Malá' }, { last_name: 'Velká' }, {});
    const [, other = 0] = ids;
    await at.world.call(updateAddress, { ...at.of(other), body: { note: 'jinak', version: 1 } });
    const reply = await change(changeAddresses, first(ids), { hidden: true });
    expect(reply.status).toBe(409);
    expect(refusedIn(reply)).toEqual([
      { id: other, field: '', message: 'Mezitím ho změnil někdo jiný.' },
    ]);
    for (const id of ids) expect((await read(id)).hidden).toBe(false);
  });

  test('are judged by the rule of the form, and every one refused is named with its reason', async () => {
    const [one = 0, two = 0, company = 0] = await addresses(
      { last_name: 'Malá' },
      { last_name: 'Velká' },
      { address_type: 'company', last_name: '', company_name: 'Stavby' },
    );
    const reply = await change(changeAddresses, first([company, two, one]), {
      address_type: 'supplier',
    });
    const refused = refusedIn(reply);
    const message = 'Toto pole je povinné';
    const named = (id: number) => ({ id, field: 'company_name', message });
    expect(refused).toEqual([named(one), named(two)]);
    expect((await read(company)).address_type).toBe('company');
  });

  test('of another client or unit are as good as missing, and nothing is written', async () => {
    const { near, far } = await at.neighbours();
    const [mine = 0] = await addresses({});
    for (const unit of [near, far]) {
      const strange = await addAddressRow(at.world.db, unit);
      const reply = await change(changeAddresses, first([mine, strange]), { hidden: true });
      const message = 'Tento záznam už neexistuje.';
      expect(refusedIn(reply)).toEqual([{ id: strange, field: '', message }]);
      expect((await read(mine)).version).toBe(1);
    }
  });

  test('named twice are refused rather than written twice', async () => {
    const [id = 0] = await addresses({});
    const reply = await change(changeAddresses, first([id, id]), { hidden: true });
    expect(refusedIn(reply)).toHaveLength(1);
    expect((await read(id)).version).toBe(1);
  });
});

describe('a change', () => {
  test.each([
    ['of nothing', [], { hidden: true }],
    ['without a field', [{ id: 1, version: 1 }], {}],
    ['of a record in no version', [{ id: 1 }], { hidden: true }],
    ['of a field that is each one’s own', [{ id: 1, version: 1 }], { last_name: 'Nová' }],
    ['of too many', first(Array(MOST_AT_ONCE + 1).fill(1)), { hidden: true }],
  ])('%s is not understood', async (_title, records, fields) => {
    const { status, error } = await change(changeAddresses, records, fields);
    expect([status, error.errorCode]).toEqual([400, errors['invalid-input'].errorCode]);
  });
});

describe('spaces, houses and devices', () => {
  let house: { pasport_id: number; pasport_building_id: number };
  beforeEach(async () => {
    house = await addBuildingRow(at.world.db, at.unit);
  });
  const space = (parent: number) => addSpaceRow(at.world.db, at.unit, parent);

  test('spaces of one house go to one of its floors', async () => {
    const floor = await addFloorRow(at.world.db, at.unit, house.pasport_id);
    const flats = [await space(house.pasport_id), await space(house.pasport_id)];
    const ids = flats.map(({ pasport_space_id }) => pasport_space_id);
    const { result } = await change(changeSpaces, first(ids), { ...floor, comment: 'vlhko' });
    expect(result.changed_count).toBe(2);
    for (const id of ids)
      expect((await at.world.call(getSpace, at.of(id))).result).toMatchObject({
        ...floor,
        comment: 'vlhko',
      });
  });

  test('a space of another house stops the change of all', async () => {
    const floor = await addFloorRow(at.world.db, at.unit, house.pasport_id);
    const other = await addBuildingRow(at.world.db, at.unit);
    const here = await space(house.pasport_id);
    const there = await space(other.pasport_id);
    const ids = [here.pasport_space_id, there.pasport_space_id];
    const message = 'Podlaží není v tomto domě';
    expect(refusedIn(await change(changeSpaces, first(ids), floor))).toEqual([
      { id: there.pasport_space_id, field: 'pasport_floor_id', message },
    ]);
  });

  test('houses go to a group, and not to what is none', async () => {
    const group = await addBuildingRow(at.world.db, at.unit, {}, 'group');
    const ids = [house.pasport_building_id];
    const into = (parent_id: number) => change(changeBuildings, first(ids), { parent_id });
    expect(refusedIn(await into(house.pasport_id))).toHaveLength(1);
    expect((await into(group.pasport_id)).result).toEqual({ changed_count: 1 });
  });

  test('devices go to a firm of the unit, and are put out of use', async () => {
    const [firm = 0] = await addresses({ address_type: 'supplier', company_name: 'Jiskra' });
    const revision_id = await addRevisionRow(at.world.db, at.unit, house.pasport_id);
    const strange = await addAddressRow(at.world.db, (await at.neighbours()).far);
    const give = (address_id: number) =>
      change(changeRevisions, first([revision_id]), { address_id, hidden: true });
    expect(refusedIn(await give(strange))).toEqual([
      { id: revision_id, field: 'address_id', message: 'Vybraný záznam neexistuje' },
    ]);
    expect((await give(firm)).result).toEqual({ changed_count: 1 });
  });
});

describe('groups of houses', () => {
  const group = (columns = {}) => addBuildingRow(at.world.db, at.unit, columns, 'group');
  const opened = async ({ pasport_building_id }: { pasport_building_id: number }) =>
    (await at.world.call(getGroup, at.of(pasport_building_id))).result;
  const idsOf = (...groups: readonly { pasport_building_id: number }[]) =>
    first(groups.map(({ pasport_building_id }) => pasport_building_id));

  test('are hidden all at once, and come back by one step', async () => {
    const groups = [await group(), await group()] as const;
    const reply = await change(changeGroups, idsOf(...groups), { hidden: true });
    expect(reply.result).toEqual({ changed_count: 2 });
    for (const one of groups) expect((await opened(one)).hidden).toBe(true);
    const named = reply.headers[CHANGE_HEADER];
    const step = readChange(typeof named === 'string' ? named : null);
    const params = { unit_id: at.unit.unit_id, audit_id: step?.audit_id ?? 0 };
    await at.world.call(undoChange, { token: at.user.token, params });
    for (const one of groups) expect((await opened(one)).hidden).toBe(false);
  });

  test('do not go under a group that is in one of them, and the one in the way is named', async () => {
    const [top, side] = [await group(), await group()];
    const under = await group({ parent_id: top.pasport_id });
    const reply = await change(changeGroups, idsOf(side, top), { parent_id: under.pasport_id });
    expect(refusedIn(reply)).toMatchObject([{ id: top.pasport_building_id, field: '' }]);
    expect((await opened(side)).parent_id).toBeNull();
  });

  test('are no houses, and houses are no groups', async () => {
    const house = await addBuildingRow(at.world.db, at.unit);
    const message = 'Tento záznam už neexistuje.';
    const gone = [{ id: house.pasport_building_id, field: '', message }];
    expect(refusedIn(await change(changeGroups, idsOf(house), { hidden: true }))).toEqual(gone);
  });
});

describe('rules of division', () => {
  test('are judged beside one another: one that would reach over another stops all, by its name', async () => {
    const { client_id } = at.unit;
    const service = {
      client_id,
      code: 'VČELY',
      name: 'Včely na střeše',
      tax_rate: 12,
      allocation: 'area',
    };
    const { service_id } = await insertRow(at.world.db, 'services', service);
    const rule = (columns: object) =>
      addRuleRow(at.world.db, at.unit, Number(service_id), { ...columns });
    const former = await rule({ valid_from: '2020-01-01', valid_to: '2021-12-31' });
    const next = await rule({ valid_from: '2022-01-01' });
    const until = (...ids: number[]) =>
      change(changeBillingRules, first(ids), { valid_to: '2022-06-30' });
    expect(refusedIn(await until(next, former))).toMatchObject([
      { id: former, field: 'valid_from' },
    ]);
    expect((await until(next)).result).toEqual({ changed_count: 1 });
  });
});
