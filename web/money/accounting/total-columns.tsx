import { Anchor } from '@mantine/core';
import type { AccountingMonth, AccountingTotal } from '#contract/money/accounting.ts';
import { paths } from '#web/lib/paths.ts';
import type { Column } from '#web/table/columns.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { moneyColumn } from '#web/table/money-column.ts';
import styles from '../money.module.css';
import { codeText, kindText, sidesText } from './words.ts';

type Totals = Pick<AccountingMonth, 'unit_id' | 'month'>;

/** The list of documents that a total counts. */
function linesPath({ unit_id, month }: Totals, { kind, name }: AccountingTotal): string {
  const of = new URLSearchParams({ unit: String(unit_id), month, kind, name });
  return `${paths.Accounting}?${of.toString()}`;
}

/** A text that is missing says so, weaker. */
const orMissing = (text: string, missing = 'neurčeno') =>
  text === '' ? <span className={styles.put}>{missing}</span> : text;

/** Columns of totals of a month. */
export function totalColumns(month: Totals): readonly Column<AccountingTotal>[] {
  return [
    {
      text: 'Položka',
      id: 'name',
      value: codeText,
      sortable: true,
      width: 190,
      fixed: true,
      telling: true,
      render: (total) => (
        <Anchor component={InnerLink} href={linesPath(month, total)}>
          {codeText(total)}
        </Anchor>
      ),
    },
    { text: 'Druh', id: 'kind', value: ({ kind }) => kindText(kind), sortable: true, width: 85 },
    {
      text: 'MD / D',
      id: 'sides',
      value: sidesText,
      sortable: true,
      width: 130,
      render: (total) => (
        <span className={sidesText(total) === 'neurčeno' ? styles.put : undefined}>
          {sidesText(total)}
        </span>
      ),
    },
    { text: 'MD', value: 'debit_account', width: 90, hiddenFirst: true },
    { text: 'D', value: 'credit_account', width: 90, hiddenFirst: true },
    {
      text: 'Předkontace',
      value: 'posting',
      sortable: true,
      width: 120,
      render: ({ posting }) => orMissing(posting, 'neurčena'),
    },
    { text: 'Středisko', value: 'centre', sortable: true, width: 100, hiddenFirst: true },
    { text: 'Dokladů', value: 'documents_count', sortable: true, width: 85 },
    moneyColumn({ text: 'Částka', id: 'amount', of: ({ amount }) => amount }),
    moneyColumn({ text: 'Storna', id: 'opposite', of: ({ opposite }) => opposite }),
    moneyColumn({ text: 'Celkem', id: 'total', of: ({ total }) => total, telling: true }),
  ];
}
