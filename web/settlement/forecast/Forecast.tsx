import { Alert, Skeleton } from '@mantine/core';
import type {
  ForecastRecipient,
  ForecastService,
  SettlementForecast,
} from '#contract/settlement/forecasts.ts';
import type { Settlement } from '#contract/settlement/settlements.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { moneyColumn } from '#web/table/money-column.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Fact, FactNote, Summary, Unknown } from '#web/ui/Summary.tsx';
import type { Go, SettlementAt } from '../place.ts';
import styles from '../settlement.module.css';
import {
  basisText,
  forecastFilter,
  forecastFilters,
  isForecast,
  lackingTexts,
  serviceName,
} from './forecast-words.ts';
import { useForecast } from './forecast.queries.ts';

interface ForecastProps {
  settlement: Settlement;
  at: SettlementAt;
  go: Go;
}

/** What the running period will come to by its end, and who will owe. */
export function Forecast({ settlement, at, go }: ForecastProps) {
  const { unit_id, settlement_id } = settlement;
  const { data, error, refetch } = useForecast(unit_id, settlement_id);
  if (data === undefined)
    return error === null ? (
      <Skeleton height="16rem" />
    ) : (
      <LoadError error={error} onRetry={() => void refetch()} />
    );
  if (data.services.length === 0)
    return (
      <EmptyState
        icon="settlement"
        title="Zatím není co odhadovat"
        text="Žádná služba nemá pravidlo rozúčtování, které platí první den období."
      />
    );
  return (
    <div className={styles.checks}>
      <Note>{noteText(data)}</Note>
      <Lacking services={data.services} />
      <Sums forecast={data} />
      <Services services={data.services} />
      <Recipients forecast={data} at={at} go={go} />
    </div>
  );
}

const noteText = ({ as_of, has_former }: SettlementForecast): string =>
  `Odhad k ${formatDate(as_of)}: doklady, které přišly, a zbytek období${has_former ? ' podle loňska' : ' jako dosud'}. Spotřeby prostorů podle letošních odečtů, kde jsou. Zálohy, jako by zůstaly stejné.`;

function Lacking({ services }: { services: readonly ForecastService[] }) {
  const told = lackingTexts(services);
  if (told.length === 0) return null;
  return (
    <Alert color="yellow" title="Součty příjemců zatím nelze odhadnout">
      <ul className={styles.sentences}>
        {told.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Alert>
  );
}

/** Sum of what is known; null where a part is not. */
function sumOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length < values.length ? null : known.reduce((sum, value) => sum + value, 0);
}

function Sums({ forecast: { services, recipients } }: { forecast: SettlementForecast }) {
  const expected = sumOf(services.map((one) => one.expected));
  const former = sumOf(services.map((one) => one.former));
  const owing = recipients.filter((row) => isForecast('owes', row));
  const owed = owing.reduce((sum, { balance }) => sum + (balance ?? 0), 0);
  return (
    <Summary label="Odhad v kostce">
      <Fact label="Dosud podle dokladů">
        {formatMoney(services.reduce((sum, { so_far }) => sum + so_far, 0))}
      </Fact>
      <Fact label="Očekávaný náklad">
        {expected === null ? <Unknown>není známo</Unknown> : formatMoney(expected)}
        {former === null ? null : <FactNote>{`loni ${formatMoney(former)}`}</FactNote>}
      </Fact>
      <Fact label="Budou doplácet">
        {String(owing.length)}
        {owed === 0 ? null : <FactNote>{`dohromady ${formatMoney(owed)}`}</FactNote>}
      </Fact>
    </Summary>
  );
}

const serviceColumns: readonly Column<ForecastService>[] = [
  {
    text: 'Služba',
    id: 'service',
    value: serviceName,
    sortable: true,
    fixed: true,
    telling: true,
    width: 190,
  },
  moneyColumn<ForecastService>({
    id: 'so_far',
    text: 'Dosud',
    of: ({ so_far }) => so_far,
    isSummed: true,
  }),
  moneyColumn<ForecastService>({
    id: 'expected',
    text: 'Odhad',
    of: ({ expected }) => expected,
    isSummed: true,
    telling: true,
    render: ({ expected }) => (expected === null ? 'není známo' : formatMoney(expected)),
  }),
  moneyColumn<ForecastService>({
    id: 'former',
    text: 'Loni',
    of: ({ former }) => former,
    isSummed: true,
  }),
  { text: 'Z čeho odhad vychází', id: 'basis', value: basisText, width: 380 },
];

function Services({ services }: { services: readonly ForecastService[] }) {
  return (
    <DataTable
      id="forecast-services"
      label="Odhad po službách"
      rows={services}
      columns={serviceColumns}
      rowKey={({ billing_rule_id }) => billing_rule_id}
      marked={null}
    />
  );
}

type Row = ForecastRecipient;
const bearer = ({ name, payer }: Row) => (payer === 'unit' ? 'nese jednotka' : name);

function balanceText({ balance }: Row): string {
  if (balance === null) return 'není známo';
  if (balance === 0) return formatMoney(0);
  return balance > 0 ? `doplatí ${formatMoney(balance)}` : `zpět ${formatMoney(-balance)}`;
}

const recipientColumns = (areHouses: boolean): readonly Column<Row>[] => [
  { text: 'Prostor', value: 'space_name', sortable: true, fixed: true, telling: true, width: 90 },
  { text: 'Dům', value: 'building_name', sortable: true, hiddenFirst: !areHouses, width: 150 },
  { text: 'Kdo nese', id: 'name', value: bearer, sortable: true, telling: true, width: 210 },
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

interface RecipientsProps extends Pick<ForecastProps, 'at' | 'go'> {
  forecast: SettlementForecast;
}

/** Who will owe at the end, and by how much a higher advance would prevent it. */
function Recipients({ forecast: { recipients }, at, go }: RecipientsProps) {
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
        columns={recipientColumns(areHouses)}
        rowKey={({ key }) => key}
        marked={null}
        searchIn={(row) => [row.space_name, row.name, row.building_name]}
        seek={{ placeholder: 'Prostor, jméno', label: 'Hledat příjemce' }}
      />
    </>
  );
}
