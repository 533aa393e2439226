import type { SipoAnswerRow } from '#contract/sipo/answers.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { codesText, stateWords } from '../sipo-words.ts';

const money = (hellers: number | null) => (hellers === null ? '' : formatMoney(hellers));
const crowns = (hellers: number | null) => (hellers === null ? null : hellers / 100);
const difference = ({ prescribed, paid }: SipoAnswerRow) => (paid ?? 0) - (prescribed ?? 0);

const payer: readonly Column<SipoAnswerRow>[] = [
  {
    text: 'Plátce',
    id: 'payer',
    value: ({ payer_name }) => (payer_name === '' ? 'neznámý' : payer_name),
    sortable: true,
    width: 220,
    fixed: true,
    telling: true,
  },
  {
    text: 'Spojovací číslo',
    value: 'sipo',
    sortable: true,
    width: 140,
    render: ({ sipo }) => <span className="k-figures">{sipo}</span>,
  },
  {
    text: 'Předepsáno',
    value: 'prescribed',
    sortable: true,
    width: 130,
    align: 'right',
    render: ({ prescribed }) => money(prescribed),
    exported: ({ prescribed }) => crowns(prescribed),
  },
];

/** Columns of payments against what was prescribed. */
export const paidColumns: readonly Column<SipoAnswerRow>[] = [
  ...payer,
  {
    text: 'Zaplaceno',
    value: 'paid',
    sortable: true,
    width: 130,
    align: 'right',
    telling: true,
    render: ({ paid }) => money(paid),
    exported: ({ paid }) => crowns(paid),
  },
  {
    text: 'Rozdíl',
    id: 'difference',
    value: difference,
    sortable: true,
    width: 120,
    align: 'right',
    render: (row) => money(difference(row)),
    exported: (row) => crowns(difference(row)),
  },
  {
    text: 'Den platby',
    value: 'paid_on',
    sortable: true,
    width: 120,
    render: ({ paid_on }) => formatDate(paid_on ?? ''),
  },
  {
    text: 'Stav',
    id: 'state',
    value: (row) => stateWords[row.state],
    sortable: true,
    width: 150,
    telling: true,
  },
];

/** Columns of records that the post refused. */
export const refusedColumns: readonly Column<SipoAnswerRow>[] = [
  ...payer,
  {
    text: 'Proč',
    id: 'codes',
    value: ({ codes }) => codesText(codes),
    sortable: true,
    width: 320,
    telling: true,
  },
];
