import { beforeEach, expect, test } from 'vitest';
import { browseAddresses } from '#contract/addresses.ts';
import { addressStatistics } from '#contract/statistics.ts';
import { addAddressRow, addRelationRow } from '#tests/addresses.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();
let pasport_id: number;
beforeEach(async () => {
  // A year before there was no such day.
  at.world.setNow('2024-02-29T10:00:00Z');
  const house = await addBuildingRow(at.world.db, at.unit);
  ({ pasport_id } = await addSpaceRow(at.world.db, at.unit, house.pasport_id));
});

async function told() {
  const { unit_id } = at.unit;
  return (await at.world.call(addressStatistics, { token: at.user.token, params: { unit_id } }))
    .result;
}

async function residents(as_of?: string) {
  const { result } = await at.world.call(browseAddresses, {
    token: at.user.token,
    params: { unit_id: at.unit.unit_id, show_hidden: '1' },
    ...(as_of === undefined ? {} : { query: { as_of } }),
  });
  return result.resident_ids;
}

const bind = async (valid_from: string, valid_to: string | null = null) =>
  addRelationRow(at.world.db, at.unit, 'tenant', {
    pasport_id,
    address_id: await addAddressRow(at.world.db, at.unit, { last_name: 'Nová' }),
    valid_from,
    valid_to,
  });

test('nothing is told of residents of a year ago where nobody is recorded', async () => {
  await bind('2023-03-01');
  expect(await told()).toMatchObject({
    year_ago: '2023-02-28',
    addresses_active: 1,
    active_year_ago: null,
  });
});

test('residents of a year ago are those of the list of that day', async () => {
  await bind('2010-01-01', '2023-02-28');
  await bind('2010-01-01', '2023-02-27');
  await bind('2023-02-28');
  await bind('2023-03-01');
  const { year_ago, active_year_ago, addresses_active } = await told();
  expect([active_year_ago, addresses_active]).toEqual([2, 2]);
  expect(await residents(year_ago)).toHaveLength(2);
  expect(await residents()).toHaveLength(2);
  expect(await residents(year_ago)).not.toEqual(await residents());
});
