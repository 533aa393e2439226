import type { ContractRow } from '#contract/contracts/contracts.ts';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { endText, kindText, priceText, standingText, WHOLE_UNIT } from './contract-words.ts';
import { StandingBadge } from './StandingBadge.tsx';

const aboutText = ({ about }: ContractRow) => (about === '' ? WHOLE_UNIT : about);
const dayText = (day: string | null) => (day === null ? '' : formatDate(day));
const standing = (row: ContractRow) => standingText(row, todayInPrague());

/** Columns of all contracts of a unit. */
export const contractColumns: readonly Column<ContractRow>[] = [
  { text: 'Smlouva', value: 'name', sortable: true, width: 190, telling: true, fixed: true },
  {
    text: 'Stav',
    id: 'state',
    value: standing,
    sortable: true,
    width: 250,
    whole: true,
    telling: true,
    render: (row) => <StandingBadge standing={row} />,
  },
  { text: 'S kým', value: 'party_name', sortable: true, width: 170, telling: true },
  { text: 'Druh', id: 'kind', value: kindText, sortable: true, width: 120 },
  { text: 'Čeho se týká', id: 'about', value: aboutText, sortable: true, width: 140 },
  {
    text: 'Platí do',
    id: 'ends_on',
    value: ({ ends_on }) => ends_on,
    sortable: true,
    width: 104,
    render: endText,
    exported: (row) => (row.ends_on === null ? endText(row) : row.ends_on),
  },
  {
    text: 'Výpověď do',
    value: 'notice_due',
    sortable: true,
    width: 108,
    render: ({ notice_due }) => dayText(notice_due),
  },
  {
    text: 'Číslo smlouvy',
    value: 'contract_number',
    sortable: true,
    width: 130,
    hiddenFirst: true,
  },
  {
    text: 'Platí od',
    value: 'valid_from',
    sortable: true,
    width: 104,
    hiddenFirst: true,
    render: ({ valid_from }) => dayText(valid_from),
  },
  {
    text: 'Upozornit od',
    value: 'warns_on',
    sortable: true,
    width: 110,
    hiddenFirst: true,
    render: ({ warns_on }) => dayText(warns_on),
  },
  {
    text: 'Cena',
    id: 'price',
    value: ({ price }) => price,
    sortable: true,
    width: 170,
    align: 'right',
    hiddenFirst: true,
    render: priceText,
    exported: ({ price }) => (price === null ? null : price / 100),
  },
];

/** Texts of a contract that its search goes through. */
export const textsOfContract = (row: ContractRow): readonly string[] => [
  row.name,
  row.party_name,
  row.contract_number,
  kindText(row),
  aboutText(row),
];
