import { beforeEach, describe, expect, test } from 'vitest';
import { browseSpaces } from '#contract/pasports/spaces.ts';
import { addAddressRow, addRelationRow } from '#tests/addresses.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();

const browse = ({ as_of }: { as_of?: string } = {}) =>
  at.world.call(browseSpaces, {
    token: at.user.token,
    params: { unit_id: at.unit.unit_id, show_hidden: '0', parent_id: 0, parent_type: 'all' },
    ...(as_of === undefined ? {} : { query: { as_of } }),
  });

const building = () => addBuildingRow(at.world.db, at.unit);
const space = (parent_id: number) => addSpaceRow(at.world.db, at.unit, parent_id);
const person = (last_name: string) => addAddressRow(at.world.db, at.unit, { last_name });

beforeEach(() => at.world.setNow('2025-01-20T10:00:00Z'));

describe('who pays for a space', () => {
  const said = async (unitPayer: string, as_of: string) => {
    await at.world.db.owner.query('update units set payer = $1 where unit_id = $2', [
      unitPayer,
      at.unit.unit_id,
    ]);
    const [row] = (await browse({ as_of })).result.values;
    return [row?.payer, row?.payer_name, row?.owner_name, row?.payer_missing];
  };

  test('is told beside its owners, who represents the others first, and nobody is said to be missing', async () => {
    const { pasport_id } = await space((await building()).pasport_id);
    const { db } = at.world;
    const held = { pasport_id, valid_from: '2020-01-01', valid_to: null };
    const add = async (relation: 'tenant' | 'owner', last_name: string, more = {}) =>
      addRelationRow(db, at.unit, relation, {
        ...held,
        address_id: await person(last_name),
        ...more,
      });
    await add('owner', 'Adamová', { share_numerator: 1, share_denominator: 3 });
    await add('owner', 'Bílý', { share_numerator: 2, share_denominator: 3 });
    await add('tenant', 'Nájemník', { valid_from: '2024-01-01' });
    const owners = 'Adamová, Bílý';
    expect(await said('owner', '2025-01-20')).toEqual(['owner', 'Bílý, Adamová', owners, false]);
    expect(await said('tenant', '2025-01-20')).toEqual(['tenant', 'Nájemník', owners, false]);
    expect(await said('tenant', '2023-12-31')).toEqual(['unit', '', owners, true]);
    expect(await said('owner', '2019-12-31')).toEqual(['unit', '', '', true]);
  });

  test('is not missing where the unit is to pay by an exception', async () => {
    const { pasport_id } = await space((await building()).pasport_id);
    await at.world.db.owner.query(
      `insert into pasport_payers (client_id, unit_id, pasport_id, payer, reason, valid_from)
       values ($1, $2, $3, 'unit', 'Byt správce', '2020-01-01')`,
      [at.unit.client_id, at.unit.unit_id, pasport_id],
    );
    expect(await said('owner', '2025-01-20')).toEqual(['unit', '', '', false]);
  });
});

describe('the name of who uses a space', () => {
  const since = (address_id: number, pasport_id: number, days: [string, string | null]) => ({
    address_id,
    pasport_id,
    valid_from: days[0],
    valid_to: days[1],
  });
  const named = async (as_of?: string) =>
    (await browse(as_of === undefined ? {} : { as_of })).result.values[0]?.tenant_name;

  test('is that of the tenants of the day, else of the owners', async () => {
    const { pasport_id } = await space((await building()).pasport_id);
    const owner = await person('Vlastník');
    const heir = await person('Dědic');
    const old = await person('Stará');
    const young = await person('Mladá');
    const { db } = at.world;
    const add = (relation: 'tenant' | 'owner', who: number, days: [string, string | null]) =>
      addRelationRow(db, at.unit, relation, since(who, pasport_id, days));
    await add('owner', owner, ['2010-01-01', null]);
    await add('owner', heir, ['2022-01-01', null]);
    await add('tenant', old, ['2020-03-01', '2024-02-29']);
    await add('tenant', young, ['2024-03-01', null]);
    expect(await named()).toBe('Mladá');
    expect(await named('2009-12-31')).toBe('');
    expect(await named('2010-01-01')).toBe('Vlastník');
    expect(await named('2020-02-29')).toBe('Vlastník');
    expect(await named('2020-03-01')).toBe('Stará');
    expect(await named('2024-02-29')).toBe('Stará');
    expect(await named('2024-03-01')).toBe('Mladá');
  });

  test('joins all of them', async () => {
    const { pasport_id } = await space((await building()).pasport_id);
    const one = await person('Nová');
    const other = await person('Nový');
    await addRelationRow(
      at.world.db,
      at.unit,
      'owner',
      since(other, pasport_id, ['2010-01-01', null]),
    );
    await addRelationRow(
      at.world.db,
      at.unit,
      'owner',
      since(one, pasport_id, ['2010-01-01', null]),
    );
    expect(await named()).toBe('Nová, Nový');
  });

  test('changes at midnight in Prague', async () => {
    const { pasport_id } = await space((await building()).pasport_id);
    const tenant = await person('Nový');
    await addRelationRow(
      at.world.db,
      at.unit,
      'tenant',
      since(tenant, pasport_id, ['2025-07-01', null]),
    );
    at.world.setNow('2025-06-30T21:59:59Z');
    expect(await named()).toBe('');
    at.world.setNow('2025-06-30T22:00:00Z');
    expect(await named()).toBe('Nový');
  });
});
