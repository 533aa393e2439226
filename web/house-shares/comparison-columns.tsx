import type { Compared, Verdict } from '#contract/rules/share-list.ts';
import type { Share } from '#contract/rules/shares.ts';
import type { Column } from '#web/table/columns.ts';

/** What a comparison says, in words; the first are those to be looked at. */
const verdictWords: Readonly<Record<Verdict, string>> = {
  different: 'podíl se liší',
  twice: 'v seznamu vícekrát s různým podílem',
  'not-recorded': 'v portálu bez podílu',
  'not-listed': 'v seznamu chybí',
  unknown: 'takový prostor v domě není',
  unread: 'podíl v řádku nelze přečíst',
  same: 'souhlasí',
};

const shareOf = (share: Share | null) =>
  share === null ? '–' : `${share.share_numerator}/${share.share_denominator}`;

/** Columns of the comparison. */
export const comparisonColumns: readonly Column<Compared>[] = [
  {
    text: 'Prostor',
    id: 'space',
    value: ({ space }) => space?.space_number ?? '–',
    sortable: true,
    width: 110,
    telling: true,
  },
  {
    text: 'Jednotka v katastru',
    id: 'unit',
    value: ({ space }) => space?.land_registry_unit ?? '',
    sortable: true,
    width: 150,
  },
  {
    text: 'V portálu',
    id: 'recorded',
    value: ({ recorded }) => shareOf(recorded),
    width: 140,
    align: 'right',
  },
  {
    text: 'V seznamu',
    id: 'listed',
    value: ({ listed }) => shareOf(listed),
    width: 140,
    align: 'right',
  },
  {
    text: 'Výsledek',
    id: 'verdict',
    value: ({ verdict }) => verdictWords[verdict],
    sortable: true,
    width: 250,
    telling: true,
  },
  { text: 'Řádek seznamu', id: 'text', value: ({ text }) => text, width: 280, telling: true },
];
