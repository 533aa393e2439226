import { beforeEach, expect, test } from 'vitest';
import { browseSpaces } from '#contract/pasports/spaces.ts';
import { spaceWorld } from '#tests/space-world.ts';

const made = spaceWorld();
const { at } = made;

const browse = (query: { first?: string } = {}) =>
  at.world.call(browseSpaces, {
    token: at.user.token,
    params: { unit_id: at.unit.unit_id, show_hidden: '0', parent_id: 0, parent_type: 'all' },
    query,
  });

beforeEach(() => at.world.setNow('2025-01-20T10:00:00Z'));

test('the list says of each space whether its owners hold other than the whole on the day, whole and by pieces', async () => {
  const parts = {
    '1': [1],
    '2': [2],
    '3': [2, 2],
    '4': [3, 3],
    '5': [],
    '6': [2, 3, 6],
    '7': [1, 1],
  };
  for (const [space_number, denominators] of Object.entries(parts)) {
    const { pasport_id } = await made.flat({ space_number });
    for (const share_denominator of denominators)
      await made.add('pasport_ownerships', {
        pasport_id,
        address_id: await made.person(),
        share_numerator: 1,
        share_denominator,
        valid_from: '2024-01-01',
      });
  }
  // Spouses in joint property are recorded each with the whole, and hold it together.
  const { pasport_id } = await made.flat({ space_number: '8' });
  for (const address_id of [await made.person(), await made.person()])
    await made.add('pasport_ownerships', {
      pasport_id,
      address_id,
      is_joint: true,
      valid_from: '2024-01-01',
    });
  const uneven = async (query: { first?: string } = {}) =>
    (await browse(query)).result.values
      .filter(({ shares_uneven }) => shares_uneven)
      .map(({ space_number }) => space_number)
      .toSorted();
  expect(await uneven()).toEqual(['2', '4', '7']);
  expect(await uneven({ first: '100' })).toEqual(['2', '4', '7']);
});
