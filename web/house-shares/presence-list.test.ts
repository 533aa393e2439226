import { expect, test } from 'vitest';
import type { HouseShare, SpaceOwner } from '#contract/pasports/house-shares.ts';
import { presenceList } from './presence-list.ts';

const owner = (owner_name: string, more: Partial<SpaceOwner> = {}): SpaceOwner => ({
  pasport_ownership_id: 1,
  address_id: 1,
  owner_name,
  share_numerator: 1,
  share_denominator: 1,
  is_joint: false,
  has_vote: true,
  is_association: false,
  ...more,
});
const space = (
  space_number: string,
  numerator: number | null,
  owners: SpaceOwner[],
): HouseShare => ({
  pasport_space_id: 1,
  pasport_id: 1,
  unit_id: 1,
  building_id: 1,
  building_name: 'Lipová 12',
  space_number,
  land_registry_unit: '',
  pasport_type_name: 'Byt',
  is_flat: true,
  common_share_numerator: numerator,
  common_share_denominator: numerator === null ? null : 6000,
  owners,
});
const joint = { is_joint: true };
const half = { share_denominator: 2 };
const assembly = { house: 'Lipová 12', unit: 'SVJ Lipová', day: '2026-12-02', place: 'sušárna' };

test('a presence list has a line for each space and the sums; the association has no votes', () => {
  const list = presenceList(
    [
      space('1', 2900, [
        owner('Novák Jan', joint),
        owner('Nováková Eva', { ...joint, has_vote: false }),
      ]),
      space('2', 2900, [owner('Adamová Ida', half), owner('Beneš Petr', half)]),
      space('3', 200, [owner('SVJ Lipová', { is_association: true })]),
    ],
    assembly,
  );
  const told = list.rows.map(({ owners, common_share, weight, representative }) => [
    owners,
    common_share,
    weight,
    representative,
  ]);
  expect(told).toEqual([
    ['Novák Jan a Nováková Eva (SJM)', '2900/6000', '50,0000 %', 'Novák Jan'],
    ['Adamová Ida 1/2, Beneš Petr 1/2', '2900/6000', '50,0000 %', 'společný zástupce není určen'],
    ['SVJ Lipová', '200/6000', '0,0000 %', 'nehlasuje (vlastní společenství)'],
    ['', '1/1', '100,0000 %', ''],
  ]);
  expect(list.label).toBe('Prezenční listina – Lipová 12');
  // Base of votes 5,800 of 6,000: more than 2,900 of them are needed.
  expect(list.notes).toEqual([
    'Shromáždění vlastníků dne 2. 12. 2026, sušárna',
    expect.stringContaining('více než 29/60'),
  ]);
});

test('a list whose shares do not make the whole says so at its head', () => {
  const list = presenceList([space('1', 5940, [owner('Novák Jan')]), space('2', null, [])], {
    ...assembly,
    place: '',
  });
  expect(list.notes?.[0]).toBe('Shromáždění vlastníků dne 2. 12. 2026');
  expect(list.notes?.[2]).toBe(
    'Podíly na společných částech netvoří celek: do celku chybí 1/100; 1 prostor podíl nemá.',
  );
  expect(list.rows[1]).toMatchObject({
    owners: '',
    common_share: '–',
    weight: '–',
    representative: 'bez vlastníka',
  });
});
