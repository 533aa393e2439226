import { Alert, Button, Skeleton } from '@mantine/core';
import {
  willOwe,
  type ForecastService,
  type SettlementForecast,
} from '#contract/settlement/forecasts.ts';
import type { Settlement } from '#contract/settlement/settlements.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { moneyColumn } from '#web/table/money-column.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Fact, FactNote, Summary, Unknown } from '#web/ui/Summary.tsx';
import { Advances } from '../advances/Advances.tsx';
import type { Go, SettlementAt } from '../place.ts';
import styles from '../settlement.module.css';
import { basisText, lackingTexts, serviceName } from './forecast-words.ts';
import { ForecastMonths } from './ForecastMonths.tsx';
import { ForecastRecipients } from './ForecastRecipients.tsx';
import { useForecast } from './forecast.queries.ts';

interface ForecastProps {
  settlement: Settlement;
  at: SettlementAt;
  go: Go;
}

/** What the running period will come to by its end, and who will owe. */
export function Forecast({ settlement, at, go }: ForecastProps) {
  const { unit_id, settlement_id } = settlement;
  const { data, error, refetch } = useForecast(unit_id, settlement_id, at.month);
  if (data === undefined)
    return error === null ? (
      <Skeleton height="16rem" />
    ) : (
      <LoadError error={error} onRetry={() => void refetch()} />
    );
  if (at.act === 'raise') return <Raise settlement={settlement} at={at} go={go} />;
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
      <Head forecast={data} go={go} />
      <Lacking services={data.services} />
      <Sums forecast={data} />
      <Services services={data.services} />
      <ForecastRecipients forecast={data} at={at} go={go} />
      <ForecastMonths months={data.months} month={data.month} go={go} />
    </div>
  );
}

/** Of when the forecast is, and what can be done of it. */
function Head({ forecast, go }: { forecast: SettlementForecast; go: Go }) {
  const { month, months_left, recipients } = forecast;
  const owing = recipients.filter(willOwe).length;
  return (
    <>
      <Note>{noteText(forecast)}</Note>
      <div className={styles.actions}>
        {month === null ? null : (
          <Button variant="default" onClick={() => go({ month: undefined }, { replace: true })}>
            Odhad k dnešku
          </Button>
        )}
        {owing === 0 || months_left === 0 ? null : (
          <Button variant="default" onClick={() => go({ act: 'raise', show: undefined })}>
            Zvýšit zálohy
          </Button>
        )}
      </div>
    </>
  );
}

/** The raise of advances by what the period will come to now. */
function Raise({ settlement, at, go }: ForecastProps) {
  return (
    <div className={styles.checks}>
      <div className={styles.actions}>
        <Button
          variant="default"
          onClick={() => go({ act: undefined, show: undefined }, { replace: true })}
        >
          Zpět na odhad
        </Button>
      </div>
      <Advances settlement={settlement} at={at} go={go} by="forecast" />
    </div>
  );
}

const noteText = ({ as_of, month, has_former }: SettlementForecast): string =>
  month === null
    ? todayText(as_of, has_former)
    : `Odhad, jak vyšel ${formatDate(as_of)}, bez jmen. Od té doby se nezměnil; dnešní odhad může být jiný.`;

const todayText = (as_of: string, has_former: boolean): string =>
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
  const owing = recipients.filter(willOwe);
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
