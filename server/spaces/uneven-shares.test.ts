import { beforeEach, expect, test } from 'vitest';
import { browseSpaces } from '#contract/pasports/spaces.ts';
import { spaceWorld } from '#tests/space-world.ts';

const made = spaceWorld();
const { at } = made;

const browse = (query: { uneven_shares?: '1' } = {}) =>
  at.world.call(browseSpaces, {
    token: at.user.token,
    params: { unit_id: at.unit.unit_id, show_hidden: '0', parent_id: 0, parent_type: 'all' },
    query,
  });

beforeEach(() => at.world.setNow('2025-01-20T10:00:00Z'));

test('the list is narrowed to the spaces whose owners do not hold the whole on the day', async () => {
  const parts = { '1': [1], '2': [2], '3': [2, 2], '4': [3, 3], '5': [] };
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
  const numbers = async (query?: { uneven_shares: '1' }) =>
    (await browse(query)).result.values.map(({ space_number }) => space_number).toSorted();
  expect(await numbers({ uneven_shares: '1' })).toEqual(['2', '4']);
  expect(await numbers()).toEqual(['1', '2', '3', '4', '5']);
});
