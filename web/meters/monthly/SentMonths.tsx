import type { SentMonth } from '#contract/metering/month-infos.ts';
import { infoDue, monthText } from '#contract/rules/month-info.ts';
import { formatDate } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import styles from './monthly.module.css';

interface SentMonthsProps {
  months: readonly SentMonth[];
  onMonth: (month: string) => void;
}

const rowKey = ({ month }: SentMonth) => month;
const count = (
  value: 'sent' | 'opened' | 'refused',
  text: string,
  telling: boolean,
): Column<SentMonth> => ({ text, value, width: 96, align: 'right', decimals: 0, telling });

const columns: readonly Column<SentMonth>[] = [
  {
    text: 'Měsíc',
    value: 'month',
    render: ({ month }) => monthText(month),
    exported: ({ month }) => monthText(month),
    width: 130,
    telling: true,
  },
  {
    text: 'Povinnost do',
    id: 'due',
    value: ({ month }) => infoDue(month),
    render: ({ month }) => formatDate(infoDue(month)),
    exported: ({ month }) => formatDate(infoDue(month)),
    width: 116,
  },
  {
    text: 'První odeslání',
    value: 'first_sent',
    render: ({ first_sent }) => formatDate(first_sent),
    exported: ({ first_sent }) => formatDate(first_sent),
    width: 116,
  },
  count('sent', 'Odesláno', true),
  count('opened', 'Otevřeno', true),
  {
    text: 'Čeká',
    id: 'waiting',
    value: ({ waiting, failing }) => waiting + failing,
    width: 80,
    align: 'right',
    decimals: 0,
  },
  count('refused', 'Odmítnuto', false),
];

/** Months of which something was sent in the house; Enter shows the month. */
export function SentMonths({ months, onMonth }: SentMonthsProps) {
  if (months.length === 0) return null;
  return (
    <section className={styles.use} aria-labelledby="sent-months-heading">
      <h2 className={styles.kind} id="sent-months-heading">
        Odeslané měsíce
      </h2>
      <DataTable
        id="sent-months"
        label="Odeslané měsíce"
        rows={months}
        columns={columns}
        rowKey={rowKey}
        onActivate={({ month }) => onMonth(month)}
        activateLabel="Zobrazit měsíc"
        fixedPageSize={12}
      />
    </section>
  );
}
