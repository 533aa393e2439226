import { Anchor } from '@mantine/core';
import type { Campaign, CampaignSpace } from '#contract/pasports/campaigns.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import type { Column } from '#web/table/columns.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { askedWords, differenceText, fromText, standingText, wayWords } from './words.ts';

/** Filters of the table with what each leaves; a number on a chip is that of its rows. */
export const campaignFilters: Readonly<
  Record<string, { readonly text: string; readonly has: (space: CampaignSpace) => boolean }>
> = {
  missing: { text: 'Nevyplnili', has: ({ standing }) => standing === 'missing' },
  differs: { text: 'Liší se', has: ({ standing }) => standing === 'differs' },
  same: { text: 'Shodné', has: ({ standing }) => standing === 'same' },
  accepted: { text: 'Převzaté', has: ({ acceptance }) => acceptance !== null },
};

function askedText({ asked }: CampaignSpace): string {
  return asked === null ? '' : `${askedWords[asked.kind]} ${formatDateTime(asked.created)}`;
}

/** Columns of the spaces of a campaign. */
export function campaignColumns(campaign: Campaign): readonly Column<CampaignSpace>[] {
  const { unit_id, valid_from, pasport_id } = campaign;
  const house: Column<CampaignSpace> = {
    text: 'Dům',
    value: 'building_name',
    sortable: true,
    width: 150,
  };
  return [
    {
      text: 'Prostor',
      value: 'space_number',
      sortable: true,
      width: 100,
      fixed: true,
      telling: true,
      render: ({ space_number, pasport_space_id }) => (
        <Anchor
          component={InnerLink}
          href={`${paths.pasports}?unit=${unit_id}&space=${pasport_space_id}&tab=occupants`}
        >
          {space_number}
        </Anchor>
      ),
    },
    ...(pasport_id === null ? [house] : []),
    { text: 'Plátce', value: 'payer_names', sortable: true, width: 200, telling: true },
    {
      text: 'Zapsáno',
      id: 'held',
      value: ({ held }) => held?.amount ?? null,
      sortable: true,
      width: 95,
      align: 'right',
      decimals: 0,
    },
    {
      text: 'Nahlášeno',
      id: 'declared',
      value: ({ declaration }) => declaration?.persons_count ?? null,
      sortable: true,
      width: 110,
      align: 'right',
      decimals: 0,
      telling: true,
    },
    { text: 'Rozdíl', id: 'difference', value: differenceText, width: 100, align: 'right' },
    {
      text: 'Stav',
      id: 'standing',
      value: standingText,
      sortable: true,
      width: 115,
      telling: true,
    },
    {
      text: 'Kdy',
      id: 'declared_on',
      value: ({ declaration }) => declaration?.delivered ?? '',
      sortable: true,
      width: 150,
      render: ({ declaration }) =>
        declaration === null ? '' : formatDateTime(declaration.created),
    },
    {
      text: 'Jak',
      id: 'way',
      value: ({ declaration }) => (declaration === null ? '' : wayWords[declaration.way]),
      sortable: true,
      width: 150,
    },
    { text: 'Platí', id: 'from', value: (space) => fromText(space, valid_from), width: 130 },
    {
      text: 'Kdo hlásil',
      id: 'declared_by',
      value: ({ declaration }) => declaration?.declared_by ?? '',
      width: 170,
    },
    {
      text: 'Poznámka',
      id: 'note',
      value: ({ declaration }) => declaration?.note ?? '',
      width: 200,
    },
    { text: 'Naposledy vyzván', id: 'asked', value: askedText, width: 230 },
  ];
}
