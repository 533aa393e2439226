import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readHouseSummary, readSpaceSummary } from '#contract/pasports/summaries.ts';
import { addAddressRow, addRelationRow } from '#tests/addresses.ts';
import { insertRow } from '#tests/builders.ts';
import { addBuildingRow, addFloorRow, addSpaceRow } from '#tests/pasports.ts';
import { addReportRow, addRevisionRow } from '#tests/revisions.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();
beforeEach(() => at.world.setNow('2025-01-20T11:00:00Z'));

const building = (columns = {}) => addBuildingRow(at.world.db, at.unit, columns);
const person = (last_name: string, columns = {}) =>
  addAddressRow(at.world.db, at.unit, { last_name, ...columns });

async function spaceSummary(id: number, as_of?: string, unit_id = at.unit.unit_id) {
  return at.world.call(readSpaceSummary, {
    ...at.of(id, unit_id),
    ...(as_of === undefined ? {} : { query: { as_of } }),
  });
}
const houseSummary = (id: number, unit_id = at.unit.unit_id) =>
  at.world.call(readHouseSummary, at.of(id, unit_id));

const turn = (name: string, enabled: boolean) =>
  at.world.db.owner.query('update modules set enabled = $2 where name = $1', [name, enabled]);
afterEach(async () => {
  for (const name of ['pasports', 'revision-types']) await turn(name, true);
});

async function flat(house: { pasport_id: number }, columns = {}) {
  const space = await addSpaceRow(at.world.db, at.unit, house.pasport_id, columns);
  const { client_id, unit_id } = at.unit;
  const of = { client_id, unit_id, pasport_id: space.pasport_id };
  return {
    ...space,
    bind: (relation: 'tenant' | 'owner' | 'roommate', address_id: number, more = {}) =>
      addRelationRow(at.world.db, at.unit, relation, { ...of, address_id, ...more }),
    persons: (users_count: number, more = {}) =>
      insertRow(at.world.db, 'pasport_users', {
        ...of,
        users_count,
        valid_from: '2020-01-01',
        ...more,
      }),
    cost: (service_name: string, monthly_advance: number, more = {}) =>
      insertRow(at.world.db, 'pasport_tenant_costs', {
        ...of,
        service_name,
        monthly_advance,
        valid_from: '2020-01-01',
        ...more,
      }),
  };
}

describe('a space in a nutshell', () => {
  test('says who uses, owns and pays for it, how each is reached, how many live there and what they pay', async () => {
    const house = await building();
    const { bind, persons, cost, pasport_space_id } = await flat(house, { space_number: '12' });
    const reach = { phone: '+420 601 234 567', email: 'dana@example.cz' };
    const tenant = await person('Dvořáková', { first_name: 'Dana', title_after: 'DiS.', ...reach });
    const owner = await person('Adamec');
    await bind('tenant', tenant, { valid_from: '2022-05-01', contract_valid_to: '2027-04-30' });
    await bind('owner', owner);
    await bind('roommate', await person('Bílý'));
    await bind('tenant', await person('Dřívější'), { valid_to: '2022-04-30' });
    await persons(2, { valid_to: '2021-12-31' });
    await persons(3, { valid_from: '2022-01-01' });
    await cost('Teplo', 125_000);
    await cost('Voda', 40_050);
    await cost('Dřívější', 999, { valid_to: '2024-12-31' });
    const { status, result } = await spaceSummary(pasport_space_id);
    expect(status).toBe(200);
    expect(result).toEqual({
      pasport_space_id,
      pasport_building_id: house.pasport_building_id,
      users_count: 3,
      monthly_advances: 165_050,
      due: [],
      people: [
        {
          relation: 'tenant',
          address_id: tenant,
          address_type: 'person',
          full_name: 'Dvořáková Dana',
          title_before: '',
          title_after: 'DiS.',
          ...reach,
          valid_from: '2022-05-01',
          contract_valid_to: '2027-04-30',
          // A unit that says nothing else is paid for by tenants.
          pays: true,
        },
        expect.objectContaining({ relation: 'owner', address_id: owner, pays: false }),
        expect.objectContaining({ relation: 'roommate', full_name: 'Bílý', pays: false }),
      ],
    });
  });

  test('tells what is not known as not known, and no zero', async () => {
    const { pasport_space_id, persons } = await flat(await building());
    const empty = { people: [], users_count: null, monthly_advances: null, due: [] };
    expect((await spaceSummary(pasport_space_id)).result).toMatchObject(empty);
    await persons(0);
    expect((await spaceSummary(pasport_space_id)).result.users_count).toBe(0);
  });

  test('is told as it is on the day asked for', async () => {
    const { bind, persons, pasport_space_id } = await flat(await building());
    await bind('tenant', await person('Dřívější'), { valid_to: '2022-04-30' });
    await bind('tenant', await person('Nynější'), { valid_from: '2022-05-01' });
    await persons(2, { valid_to: '2022-04-30' });
    const { result } = await spaceSummary(pasport_space_id, '2022-04-30');
    expect(result.people.map(({ full_name }) => full_name)).toEqual(['Dřívější']);
    expect(result.users_count).toBe(2);
  });

  test('names what burns before what waits, and leaves out what is well or hidden', async () => {
    const { bind, pasport_id, pasport_space_id } = await flat(await building());
    await bind('tenant', await person('Končící'), { contract_valid_to: '2025-02-20' });
    const device = (device_name: string, columns = {}) =>
      addRevisionRow(at.world.db, at.unit, pasport_id, { device_name, ...columns });
    // Every three years: the older term has passed, the newer one is far.
    const late = await device('Kotel');
    await addReportRow(at.world.db, at.unit, late, { done_on: '2021-06-01' });
    const fresh = await device('Sporák');
    await addReportRow(at.world.db, at.unit, fresh, { done_on: '2024-12-01' });
    await device('Odložený', { hidden: true });
    const { result } = await spaceSummary(pasport_space_id);
    expect(result.due.map(({ kind, state, name, on }) => [kind, state, name, on])).toEqual([
      ['device', 'overdue', 'Kotel', '2024-06-01'],
      ['contract', 'ending', 'Končící', '2025-02-20'],
    ]);
    expect(result.due.map(({ record_id }) => record_id)).toEqual([late, pasport_space_id]);
  });

  test('says nothing of inspections where their module is closed, and nothing at all without spaces', async () => {
    const { pasport_id, pasport_space_id } = await flat(await building());
    await addRevisionRow(at.world.db, at.unit, pasport_id);
    expect((await spaceSummary(pasport_space_id)).result.due).toHaveLength(1);
    await turn('revision-types', false);
    expect((await spaceSummary(pasport_space_id)).result.due).toEqual([]);
    await turn('revision-types', true);
    await turn('pasports', false);
    expect((await spaceSummary(pasport_space_id)).status).toBe(403);
  });

  test('of another unit or client is as good as missing', async () => {
    const { pasport_space_id } = await flat(await building());
    const { near, far } = await at.neighbours();
    expect((await spaceSummary(pasport_space_id, undefined, near.unit_id)).status).toBe(404);
    expect((await spaceSummary(pasport_space_id, undefined, far.unit_id)).status).toBe(404);
    expect((await spaceSummary(999_999)).status).toBe(404);
  });
});

describe('a house in a nutshell', () => {
  test('has its shown spaces by their numbers with who uses them and what burns there', async () => {
    const house = await building();
    const floor = await addFloorRow(at.world.db, at.unit, house.pasport_id, { code: '2NP' });
    const tenth = await flat(house, { space_number: '10' });
    const second = await flat(house, { space_number: '2', ...floor });
    await flat(house, { space_number: '3', hidden: true });
    await flat(await building(), { space_number: '1' });
    await second.bind('tenant', await person('Prošlá'), { contract_valid_to: '2024-12-31' });
    await second.bind('tenant', await person('Varovaný'), { contract_warning: '2025-01-20' });
    await second.persons(4);
    await tenth.bind('owner', await person('Vlastníková'));
    const { result, status } = await houseSummary(house.pasport_building_id);
    expect(status).toBe(200);
    const [first, last, ...others] = result.spaces;
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      space_number: '2',
      pasport_space_id: second.pasport_space_id,
      ...floor,
      tenant_name: 'Prošlá, Varovaný',
      users_count: 4,
      is_flat: true,
      due_count: 2,
    });
    expect(first?.due).toMatchObject({ kind: 'contract', state: 'expired', late: true });
    const nothing = { users_count: null, pasport_floor_id: null, due: null, due_count: 0 };
    expect(last).toMatchObject({ space_number: '10', tenant_name: 'Vlastníková', ...nothing });
  });

  test('names what burns and waits in the house and in its spaces, the worst first, and counts it', async () => {
    const house = await building();
    const { pasport_id, bind } = await flat(house);
    await bind('tenant', await person('Končící'), { contract_valid_to: '2025-02-20' });
    const device = (place: number, device_name: string, active_from: string) =>
      addRevisionRow(at.world.db, at.unit, place, { device_name, active_from });
    await device(house.pasport_id, 'Novější', '2021-06-01');
    await device(house.pasport_id, 'Starší', '2020-06-01');
    await device(pasport_id, 'V bytě', '2021-01-01');
    await device((await building()).pasport_id, 'Jinde', '2019-01-01');
    const { due, due_count, spaces } = (await houseSummary(house.pasport_building_id)).result;
    expect(due.slice(0, 3).map(({ name }) => name)).toEqual(['Starší', 'V bytě', 'Novější']);
    expect(due).toHaveLength(4);
    expect(due_count).toBe(4);
    expect(spaces[0]).toMatchObject({ due_count: 2, due: { name: 'V bytě' } });
  });

  test('of another unit or client, or a group, is as good as missing', async () => {
    const { pasport_building_id } = await building();
    const { near, far } = await at.neighbours();
    expect((await houseSummary(pasport_building_id, near.unit_id)).status).toBe(404);
    expect((await houseSummary(pasport_building_id, far.unit_id)).status).toBe(404);
    const group = await addBuildingRow(at.world.db, at.unit, {}, 'group');
    expect((await houseSummary(group.pasport_building_id)).status).toBe(404);
  });
});
