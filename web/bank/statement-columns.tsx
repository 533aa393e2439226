import type { BankStatement } from '#contract/money/bank-statements.ts';
import { formatDate, formatDateTime, formatMoney } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { balanceText, formatWords, gapText, hasGap } from './bank-words.ts';
import styles from './bank.module.css';

const crowns = (hellers: number | null) => (hellers === null ? null : hellers / 100);

/** Columns of the table of statements. */
export const statementColumns: readonly Column<BankStatement>[] = [
  {
    text: 'Účet',
    value: 'account_name',
    sortable: true,
    width: 160,
    fixed: true,
    telling: true,
  },
  { text: 'Číslo', value: 'number', sortable: true, width: 70 },
  {
    text: 'Od',
    value: 'from_on',
    sortable: true,
    width: 100,
    render: ({ from_on }) => formatDate(from_on),
  },
  {
    text: 'Do',
    value: 'to_on',
    sortable: true,
    width: 100,
    telling: true,
    render: ({ to_on }) => formatDate(to_on),
  },
  {
    text: 'Návaznost',
    id: 'gap',
    value: gapText,
    sortable: true,
    width: 190,
    telling: true,
    render: (row) => (
      <span className={hasGap(row) ? styles.warning : styles.note}>{gapText(row)}</span>
    ),
  },
  { text: 'Čeká', value: 'waiting_count', sortable: true, width: 70 },
  {
    text: 'Přišlo',
    value: 'credit',
    sortable: true,
    width: 120,
    summed: { text: formatMoney },
    render: ({ credit }) => formatMoney(credit),
    exported: ({ credit }) => crowns(credit),
  },
  {
    text: 'Odešlo',
    value: 'debit',
    sortable: true,
    width: 120,
    summed: { text: formatMoney },
    render: ({ debit }) => formatMoney(debit),
    exported: ({ debit }) => crowns(debit),
  },
  {
    text: 'Konečný zůstatek',
    value: 'closing',
    sortable: true,
    width: 140,
    render: ({ closing }) => balanceText(closing),
    exported: ({ closing }) => crowns(closing),
  },
  {
    text: 'Počáteční zůstatek',
    value: 'opening',
    sortable: true,
    width: 140,
    hiddenFirst: true,
    render: ({ opening }) => balanceText(opening),
    exported: ({ opening }) => crowns(opening),
  },
  { text: 'Pohybů', value: 'movements_count', sortable: true, width: 90, hiddenFirst: true },
  { text: 'Odloženo', value: 'parked_count', sortable: true, width: 90, hiddenFirst: true },
  { text: 'Opakovaných', value: 'doubled_count', sortable: true, width: 110, hiddenFirst: true },
  {
    text: 'Formát',
    id: 'format',
    value: ({ format }) => formatWords[format],
    sortable: true,
    width: 110,
    hiddenFirst: true,
  },
  { text: 'Soubor', value: 'file_name', sortable: true, width: 200, hiddenFirst: true },
  {
    text: 'Přijato',
    value: 'created',
    sortable: true,
    width: 160,
    hiddenFirst: true,
    render: ({ created }) => formatDateTime(created),
    exported: ({ created }) => formatDateTime(created),
  },
  { text: 'Přijal', value: 'user_name', sortable: true, width: 160, hiddenFirst: true },
];
