import type { ForecastRecipient, SettlementForecast } from '#contract/settlement/forecasts.ts';
import { formatMoney } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { moneyColumn } from '#web/table/money-column.ts';
import type { Go, SettlementAt } from '../place.ts';
import { forecastFilter, forecastFilters, isForecast } from './forecast-words.ts';

type Row = ForecastRecipient;
const bearer = ({ name, payer }: Row) => (payer === 'unit' ? 'nese jednotka' : name);

function balanceText({ balance }: Row): string {
  if (balance === null) return 'není známo';
  if (balance === 0) return formatMoney(0);
  return balance > 0 ? `doplatí ${formatMoney(balance)}` : `zpět ${formatMoney(-balance)}`;
}

const recipientColumns = (areHouses: boolean, areNamed: boolean): readonly Column<Row>[] => [
  { text: 'Prostor', value: 'space_name', sortable: true, fixed: true, telling: true, width: 90 },
  { text: 'Dům', value: 'building_name', sortable: true, hiddenFirst: !areHouses, width: 150 },
  ...(areNamed
    ? [{ text: 'Kdo nese', id: 'name', value: bearer, sortable: true, telling: true, width: 210 }]
    : []),
  moneyColumn<Row>({ id: 'cost', text: 'Odhad nákladu', of: ({ cost }) => cost, isSummed: true }),
  moneyColumn<Row>({ id: 'advance', text: 'Zálohy do konce', of: ({ advance }) => advance }),
  moneyColumn<Row>({
    id: 'balance',
    text: 'Zůstatek',
    of: ({ balance }) => balance,
    telling: true,
    render: balanceText,
  }),
  moneyColumn<Row>({ id: 'raise', text: 'Zvýšit měsíčně o', of: ({ raise }) => raise }),
];

interface RecipientsProps {
  at: SettlementAt;
  go: Go;
  forecast: SettlementForecast;
}

/** Who will owe at the end, and by how much a higher advance would prevent it. */
export function ForecastRecipients({ forecast: { month, recipients }, at, go }: RecipientsProps) {
  const filter = forecastFilter(at.show);
  const areHouses = new Set(recipients.map(({ building_name }) => building_name)).size > 1;
  // Those who will owe most come first, until the person puts them in another order.
  const rows = recipients
    .filter((row) => isForecast(filter, row))
    .toSorted((one, other) => (other.balance ?? 0) - (one.balance ?? 0));
  return (
    <>
      <FilterChips
        label="Výběr příjemců"
        choices={forecastFilters.map(([name, text]) => ({
          name,
          text,
          count: recipients.filter((row) => isForecast(name, row)).length,
        }))}
        value={filter}
        onChange={(name) => go({ show: name === 'all' ? undefined : name }, { replace: true })}
      />
      <DataTable
        id="settlement-forecast"
        label="Odhad po příjemcích"
        rows={rows}
        columns={recipientColumns(areHouses, month === null)}
        rowKey={({ key }) => key}
        marked={null}
        searchIn={(row) => [row.space_name, row.name, row.building_name]}
        seek={{ placeholder: 'Prostor, jméno', label: 'Hledat příjemce' }}
      />
    </>
  );
}
