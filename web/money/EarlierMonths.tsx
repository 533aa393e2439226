import { Badge } from '@mantine/core';
import { useMemo } from 'react';
import type { LedgerMonth } from '#contract/money/months.ts';
import { monthText } from '#contract/rules/month-info.ts';
import { formatNumber } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { OpenedFigure } from '#web/ui/OpenedFigure.tsx';
import styles from './money.module.css';
import { moneyColumn } from '#web/table/money-column.ts';
import { claimedHref } from './place.ts';
import { monthState } from './words.ts';

const rowKey = ({ month }: LedgerMonth) => month;

const columnsOf = (unit_id: number): readonly Column<LedgerMonth>[] => [
  {
    text: 'Měsíc',
    value: 'month',
    sortable: true,
    width: 150,
    telling: true,
    render: ({ month }) => monthText(month),
    exported: ({ month }) => monthText(month),
  },
  moneyColumn({ text: 'Předepsáno', id: 'claimed', of: ({ claimed }) => claimed, telling: true }),
  {
    text: 'Konta',
    value: 'accounts_count',
    width: 90,
    align: 'right',
    decimals: 0,
    sortable: true,
    render: ({ accounts_count, month }) => (
      <OpenedFigure
        figure={accounts_count}
        title="Zobrazit konta, kterým se měsíc předepsal"
        href={claimedHref(unit_id, month)}
      >
        {formatNumber(accounts_count, 0)}
      </OpenedFigure>
    ),
  },
  {
    text: 'Stav',
    id: 'state',
    value: monthState,
    width: 250,
    telling: true,
    render: (one) =>
      one.closed_at === null ? monthState(one) : <Badge color="gray">{monthState(one)}</Badge>,
  },
];

interface EarlierMonthsProps {
  unit_id: number;
  months: readonly LedgerMonth[];
  onChoose: (month: string) => void;
}

/** Months that were claimed; Enter shows one. */
export function EarlierMonths({ unit_id, months, onChoose }: EarlierMonthsProps) {
  const columns = useMemo(() => columnsOf(unit_id), [unit_id]);
  if (months.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="earlier-months">
      <h2 className={styles.heading} id="earlier-months">
        Předepsané měsíce
      </h2>
      <DataTable
        id="ledger-months"
        label="Předepsané měsíce"
        rows={months}
        columns={columns}
        rowKey={rowKey}
        onActivate={({ month }) => onChoose(month)}
        activateLabel="Zobrazit měsíc"
        fixedPageSize={12}
      />
    </section>
  );
}
