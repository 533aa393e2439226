import type { ForecastMonth } from '#contract/settlement/forecasts.ts';
import { monthText } from '#contract/rules/month-info.ts';
import { BarChart } from '#web/chart/BarChart.tsx';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { moneyColumn } from '#web/table/money-column.ts';
import { Note } from '#web/ui/Note.tsx';
import type { Go } from '../place.ts';

const rowKey = ({ month }: ForecastMonth) => month;

/** What is not known says so, and why where nothing was reckoned. */
const sumText = (hellers: number | null, { fault }: ForecastMonth): string => {
  if (hellers !== null) return formatMoney(hellers);
  return fault === '' ? 'není známo' : 'nespočteno';
};

const columns: readonly Column<ForecastMonth>[] = [
  {
    text: 'Měsíc',
    id: 'month',
    value: ({ month }) => month,
    render: ({ month }) => monthText(month),
    exported: ({ month }) => monthText(month),
    sortable: true,
    fixed: true,
    telling: true,
    width: 140,
  },
  {
    text: 'Spočteno',
    id: 'as_of',
    value: ({ as_of }) => as_of,
    render: ({ as_of }) => formatDate(as_of),
    sortable: true,
    width: 110,
  },
  moneyColumn<ForecastMonth>({
    id: 'expected',
    text: 'Očekávaný náklad',
    of: ({ expected }) => expected,
    render: (row) => sumText(row.expected, row),
    telling: true,
  }),
  {
    text: 'Budou doplácet',
    id: 'owing',
    value: ({ owing }) => owing,
    render: ({ owing }) => (owing === null ? '' : String(owing)),
    sortable: true,
    align: 'right',
    width: 130,
  },
  moneyColumn<ForecastMonth>({
    id: 'owed',
    text: 'Doplatky celkem',
    of: ({ owed }) => owed,
    render: (row) => sumText(row.owed, row),
    telling: true,
  }),
  { text: 'Proč chybí', id: 'fault', value: 'fault', width: 300 },
];

interface MonthsProps {
  months: readonly ForecastMonth[];
  /** The month that is read; null of today. */
  month: string | null;
  go: Go;
}

/** How the forecast has moved: what was expected in each month, drawn and in a table. */
export function ForecastMonths({ months, month, go }: MonthsProps) {
  if (months.length === 0)
    return <Note>Odhad se každý měsíc spočítá sám a uloží; první uložený tu bude brzy.</Note>;
  const known = months.filter(({ expected }) => expected !== null);
  return (
    <>
      <Note>
        Jak se odhad měsíc po měsíci vyvíjel. Dvojklik nebo Enter na měsíci ukáže, jak tehdy vyšel.
      </Note>
      {known.length < 2 ? null : (
        <BarChart
          label="Jak se odhad vyvíjel"
          categories={known.map((one) => monthText(one.month))}
          series={[
            { name: 'Očekávaný náklad', values: known.map((one) => (one.expected ?? 0) / 100) },
          ]}
          unit="Kč"
          decimals={2}
        />
      )}
      <DataTable
        id="forecast-months"
        label="Odhady po měsících"
        rows={months}
        columns={columns}
        rowKey={rowKey}
        marked={month}
        onActivate={(row) => {
          if (row.fault === '') go({ month: row.month }, { replace: true });
        }}
        activateLabel="Zobrazit odhad z měsíce"
      />
    </>
  );
}
