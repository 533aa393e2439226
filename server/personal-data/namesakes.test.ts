import { expect, test } from 'vitest';
import { readPersonalOverview } from '#contract/personal-data.ts';
import { addAddressRow } from '#tests/addresses.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();

test('an erasure tells who has the same name in other units of the client, and no other birth', async () => {
  const { near, far } = await at.neighbours();
  const name = { last_name: 'Kanárková', first_name: 'Žluťena' };
  const born = { ...name, birth_date: '1961-04-17' };
  const address_id = await addAddressRow(at.world.db, at.unit, born);
  const same = await addAddressRow(at.world.db, near, born);
  const unknown = await addAddressRow(at.world.db, near, name);
  await addAddressRow(at.world.db, near, { ...name, birth_date: '1990-01-01' });
  await addAddressRow(at.world.db, near, { ...born, first_name: 'Jana' });
  await addAddressRow(at.world.db, far, name);
  const params = { unit_id: at.unit.unit_id, address_id };
  const { result } = await at.world.call(readPersonalOverview, { token: at.user.token, params });
  expect(result.elsewhere.map((one) => [one.unit_id, one.address_id])).toEqual([
    [near.unit_id, same],
    [near.unit_id, unknown],
  ]);
});
