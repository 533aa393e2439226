import type { HouseShare } from '#contract/pasports/house-shares.ts';
import { allVotes, isOwnedWhole, votesOf } from '#contract/rules/house-shares.ts';
import { ownedTogether } from '#contract/rules/owner-parties.ts';
import { shareText } from '#contract/rules/shares.ts';
import type { Column } from '#web/table/columns.ts';
import {
  commonShareText,
  ownersText,
  percentOf,
  percentText,
  representativeText,
} from './share-words.ts';
import { SpaceLink } from './SpaceLink.tsx';

/** Columns of the shares of a house; the weight of votes is that among all the spaces. */
export function shareColumns(spaces: readonly HouseShare[]): readonly Column<HouseShare>[] {
  const all = allVotes(spaces);
  const weight = (space: HouseShare) => {
    const votes = votesOf(space);
    return votes === null ? null : percentOf(votes, all);
  };
  return [
    {
      text: 'Prostor',
      value: 'space_number',
      sortable: true,
      width: 110,
      fixed: true,
      telling: true,
      render: (space) => <SpaceLink space={space} />,
    },
    { text: 'Typ', value: 'pasport_type_name', sortable: true, width: 120 },
    {
      text: 'Vlastníci',
      id: 'owners',
      value: ownersText,
      sortable: true,
      width: 280,
      telling: true,
    },
    {
      text: 'Podíly vlastníků',
      id: 'owned',
      value: (space) => (space.owners.length === 0 ? '–' : shareText(ownedTogether(space.owners))),
      width: 130,
      align: 'right',
      hiddenFirst: true,
    },
    {
      text: 'Podíl na společných částech',
      id: 'common',
      value: commonShareText,
      width: 190,
      align: 'right',
      telling: true,
    },
    {
      text: 'Váha hlasu',
      id: 'weight',
      value: weight,
      sortable: true,
      width: 120,
      decimals: 4,
      align: 'right',
      render: (space) => percentText(weight(space)),
    },
    {
      text: 'Hlas odevzdává',
      id: 'representative',
      value: representativeText,
      sortable: true,
      width: 230,
    },
  ];
}

/** Choices over the spaces of a house. */
export const shareFilters = {
  'no-share': { text: 'Bez podílu', keeps: (space: HouseShare) => votesOf(space) === null },
  'not-whole': {
    text: 'Vlastníci netvoří celek',
    keeps: (space: HouseShare) => space.owners.length > 0 && !isOwnedWhole(space),
  },
  'no-owner': { text: 'Bez vlastníka', keeps: ({ owners }: HouseShare) => owners.length === 0 },
} as const;
