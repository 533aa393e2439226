import { beforeEach, describe, expect, test } from 'vitest';
import { readHouseShares } from '#contract/pasports/house-shares.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { spaceWorld } from '#tests/space-world.ts';

const made = spaceWorld();
const { at } = made;

const read = (id: number, as_of?: string) =>
  at.world.call(readHouseShares, {
    token: at.user.token,
    params: { unit_id: at.unit.unit_id, id },
    query: as_of === undefined ? {} : { as_of },
  });

async function house() {
  return (await addBuildingRow(at.world.db, at.unit)).pasport_id;
}
const space = (parent: number, columns: Record<string, unknown> = {}) =>
  addSpaceRow(at.world.db, at.unit, parent, columns);

beforeEach(() => at.world.setNow('2025-01-20T10:00:00Z'));

describe('shares of a house', () => {
  test('are those of its spaces by their numbers, with their owners of the day', async () => {
    const parent = await house();
    await space(parent, {
      space_number: '10',
      common_share_numerator: 1,
      common_share_denominator: 3,
    });
    const two = await space(parent, { space_number: '2' });
    const [seller, buyer] = [await made.person('Adamová'), await made.person('Beneš')];
    const of = { pasport_id: two.pasport_id, share_numerator: 1, share_denominator: 1 };
    const sold = { valid_from: '2020-01-01', valid_to: '2025-01-31' };
    await made.add('pasport_ownerships', { ...of, address_id: seller, ...sold });
    await made.add('pasport_ownerships', { ...of, address_id: buyer, valid_from: '2025-02-01' });
    const { values } = (await read(parent)).result;
    expect(values.map(({ space_number }) => space_number)).toEqual(['2', '10']);
    expect(values[1]).toMatchObject({
      common_share_numerator: 1,
      common_share_denominator: 3,
      owners: [],
    });
    const owners = async (day?: string) =>
      (await read(parent, day)).result.values[0]?.owners.map(({ address_id }) => address_id);
    expect(await owners()).toEqual([seller]);
    expect(await owners('2025-02-01')).toEqual([buyer]);
    expect(await owners('2019-12-31')).toEqual([]);
  });

  test('leave out hidden spaces and other houses; 0 is the whole unit', async () => {
    const [one, other] = [await house(), await house()];
    const shown = await space(one);
    await space(one, { hidden: true });
    const next = await space(other);
    const ids = async (id: number) =>
      (await read(id)).result.values.map(({ pasport_id }) => pasport_id);
    expect(await ids(one)).toEqual([shown.pasport_id]);
    expect(new Set(await ids(0))).toEqual(new Set([shown.pasport_id, next.pasport_id]));
  });

  test('know the association itself among the owners by its number', async () => {
    const parent = await house();
    const { pasport_id } = await space(parent);
    const update = (table: string, key: string, id: number, business_id: string) =>
      at.world.db.owner.query(`update ${table} set business_id = $2 where ${key} = $1`, [
        id,
        business_id,
      ]);
    const [association, person] = [await made.person('Společenství'), await made.person()];
    await update('units', 'unit_id', at.unit.unit_id, '27082440');
    await update('addresses', 'address_id', association, '27082440');
    for (const address_id of [association, person])
      await made.add('pasport_ownerships', {
        pasport_id,
        address_id,
        share_denominator: 2,
        valid_from: '2020-01-01',
      });
    const [row] = (await read(parent)).result.values;
    const known = row?.owners.map((owner) => [owner.address_id, owner.is_association]);
    expect(known).toEqual(
      expect.arrayContaining([
        [association, true],
        [person, false],
      ]),
    );
  });

  test('of a house of another unit are not found', async () => {
    const other = await at.world.makeUnit(at.unit.client_id);
    const foreign = await addBuildingRow(at.world.db, { ...at.unit, unit_id: other.unit_id });
    expect((await read(foreign.pasport_id)).status).toBe(404);
    expect((await read(999_999)).status).toBe(404);
    expect((await read(await house())).result.values).toEqual([]);
  });
});
