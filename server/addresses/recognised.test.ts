import { beforeEach, describe, expect, test } from 'vitest';
import { getAddress } from '#contract/addresses.ts';
import {
  getLinkedAddresses,
  linkRecognised,
  listRecognised,
  type Recognised,
} from '#contract/linked-addresses.ts';
import { addAddressRow } from '#tests/addresses.ts';
import type { UnitOfClient } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';

const scene = unitWorld();
const JANA = { last_name: 'Nováková', first_name: 'Jana', birth_date: '1980-02-29' };
const PETR = { last_name: 'Malý', first_name: 'Petr', phone: '602 222 333' };

let here: UnitOfClient;
let near: UnitOfClient;
let far: UnitOfClient;
beforeEach(async () => {
  here = scene.unit;
  ({ near, far } = await scene.neighbours());
});

const add = (unit: UnitOfClient, columns: object) =>
  addAddressRow(scene.world.db, unit, { ...columns });
const ofUnit = ({ unit_id }: UnitOfClient = here) => ({
  token: scene.user.token,
  params: { unit_id },
});
const listed = async (unit = here) =>
  (await scene.world.call(listRecognised, ofUnit(unit))).result.values;
const linkAll = (rows: readonly Pick<Recognised, 'address_id' | 'other_id'>[]) => {
  const pairs = rows.map(({ address_id, other_id }) => ({ address_id, other_id }));
  return scene.world.call(linkRecognised, { ...ofUnit(), body: { pairs } });
};

describe('persons of a unit who are in others too', () => {
  test('are listed by name with where and by what they are recognised', async () => {
    const petr = await add(here, PETR);
    const jana = await add(here, JANA);
    const janaThere = await add(near, { ...JANA, last_name: 'NOVAKOVA' });
    const petrThere = await add(near, { ...PETR, phone: '+420602222333', email: 'p@example.cz' });
    // Namesakes, other clients, firms, those who are hidden and those of this unit are nobody of them.
    await add(near, { last_name: 'Malý', first_name: 'Petr', phone: '777 000 111' });
    await add(far, JANA);
    await add(here, JANA);
    await add(near, { ...JANA, hidden: true });
    await add(near, { ...JANA, birth_date: '1950-01-01' });
    const rows = await listed();
    expect(rows.map((row) => [row.address_id, row.other_id, row.reasons])).toEqual([
      [petr, petrThere, ['phone']],
      [jana, janaThere, ['birth-date']],
      [expect.any(Number), janaThere, ['birth-date']],
    ]);
    expect(rows[0]).toMatchObject({ other_unit_id: near.unit_id });
    expect(rows[0]?.other_unit_name).not.toBe('');
  });

  test('are linked at once, each unit says its own further on, and they are listed no more', async () => {
    await add(here, { ...JANA, street: 'Dlouhá 1' });
    await add(here, PETR);
    const there = await add(near, JANA);
    await add(near, PETR);
    const rows = await listed();
    expect((await linkAll(rows)).result).toEqual({ linked_count: 2, left_count: 0 });
    expect(await listed()).toEqual([]);
    expect(await listed(near)).toEqual([]);
    const params = { unit_id: near.unit_id, id: there };
    const token = scene.user.token;
    const { result } = await scene.world.call(getLinkedAddresses, { token, params });
    expect(result.linked).toMatchObject([
      { unit_id: here.unit_id, differing: [{ field: 'street' }] },
    ]);
    expect((await scene.world.call(getAddress, { token, params })).result.street).toBe('');
  });

  test('who would be two in one unit stay as they are, and the others are linked', async () => {
    await add(here, JANA);
    await add(here, JANA);
    await add(here, PETR);
    await add(near, JANA);
    await add(near, PETR);
    expect((await linkAll(await listed())).result).toEqual({ linked_count: 2, left_count: 1 });
  });

  test('are linked with no firm, and with nobody of another client', async () => {
    const jana = await add(here, JANA);
    const firm = await add(near, { address_type: 'company', company_name: 'Alfa', last_name: '' });
    const pair = (other_id: number) => linkAll([{ address_id: jana, other_id }]);
    expect((await pair(firm)).result).toEqual({ linked_count: 0, left_count: 1 });
    const foreign = await pair(await add(far, JANA));
    expect(foreign.error.fields).toMatchObject([{ field: 'pairs.0.other_id' }]);
    expect((await linkAll([{ address_id: await add(near, JANA), other_id: firm }])).status).toBe(
      404,
    );
  });
});
