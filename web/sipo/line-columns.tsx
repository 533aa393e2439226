import type { SipoLine } from '#contract/sipo/hand-overs.ts';
import { formatMoney } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { changeWords } from './sipo-words.ts';

const money = (hellers: number | null) => (hellers === null ? '' : formatMoney(hellers));
const crowns = (hellers: number | null) => (hellers === null ? null : hellers / 100);
/** A cancelled payer is prescribed nothing any more. */
const now = ({ change, amount }: SipoLine) => (change === 'cancelled' ? null : amount);

/** What a line is known by. */
export const lineRowKey = ({ sipo, fee_code }: SipoLine) => `${sipo} ${fee_code}`;

/** Columns of lines that are handed over. */
export const lineColumns: readonly Column<SipoLine>[] = [
  { text: 'Plátce', value: 'payer_name', sortable: true, width: 220, fixed: true, telling: true },
  {
    text: 'Změna',
    id: 'change',
    value: (row) => changeWords[row.change],
    sortable: true,
    width: 120,
    telling: true,
  },
  {
    text: 'Spojovací číslo',
    value: 'sipo',
    sortable: true,
    width: 140,
    // Once the law keeps it no longer, its line is numbered only.
    render: ({ sipo }) => (
      <span className="k-figures">{sipo.startsWith('#') ? 'vymazáno' : sipo}</span>
    ),
  },
  { text: 'Kód', value: 'fee_code', sortable: true, width: 80 },
  {
    text: 'Předpis dosud',
    value: 'former_amount',
    sortable: true,
    width: 130,
    align: 'right',
    render: ({ former_amount }) => money(former_amount),
    exported: ({ former_amount }) => crowns(former_amount),
  },
  {
    text: 'Předpis nově',
    id: 'amount',
    value: now,
    sortable: true,
    width: 130,
    align: 'right',
    telling: true,
    render: (row) => money(now(row)),
    exported: (row) => crowns(now(row)),
  },
  { text: 'Text na dokladu', value: 'document_text', sortable: true, width: 180 },
  { text: 'V souboru', value: 'in_file', sortable: true, width: 100 },
];
