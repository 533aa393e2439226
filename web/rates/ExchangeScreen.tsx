import { Button, Skeleton } from '@mantine/core';
import { useMemo } from 'react';
import type { ExchangeRate } from '#contract/rates.ts';
import { LineChart } from '#web/chart/LineChart.tsx';
import { formatDate, formatNumber, todayInPrague } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { RecordDialog } from '#web/record/RecordForm.tsx';
import { useSession } from '#web/session/session.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { Page } from '#web/ui/Page.tsx';
import { AdminTools } from './AdminTools.tsx';
import { Converter } from './Converter.tsx';
import { DataAge } from './DataAge.tsx';
import { currencyColumns, dayColumns } from './exchange-columns.tsx';
import { daysOf } from './exchange-days.ts';
import type { ExchangeDay } from './exchange-days.ts';
import { exchangeRateKind } from './exchange-kind.tsx';
import { exchangeSeries } from './exchange-series.ts';
import { exchangeValues } from './hand-form.ts';
import { useRatesPlace } from './place.ts';
import type { GoInRates, RatesPlace } from './place.ts';
import { RangeFilter } from './RangeFilter.tsx';
import { originOf } from './rate-words.ts';
import { useExchangeRates, useRateSource } from './rates.queries.ts';
import styles from './rates.module.css';

const usual: readonly string[] = ['EUR', 'USD'];

/** Rates of exchange (route /auxiliaries/exchangerates). */
export function ExchangeScreen() {
  const { place, go } = useRatesPlace();
  const { from, to, currency } = place;
  const { data, error, refetch } = useExchangeRates({ from, to, currency_code: currency });
  const currencies = useRateSource('exchange')?.currencies ?? usual;
  const rates = data?.values;
  return (
    <Page
      title="Kurzy měn"
      note="Kurzy České národní banky v Kč za uvedené množství jednotek měny"
      action={<AdminTools source="exchange" onPut={() => go({ edit: 'new' })} />}
    >
      <DataAge source="exchange" />
      {error === null ? (
        <div className={styles.columns}>
          <div className={styles.graph}>
            <RangeFilter place={place} go={go} currencies={currencies} />
            <Graph rates={rates} place={place} />
          </div>
          <div className={styles.side}>
            <Converter currencies={currencies} />
          </div>
          <div className={styles.table}>
            {currency === undefined ? (
              <Days rates={rates} place={place} go={go} />
            ) : (
              <OneCurrency rates={rates} place={place} go={go} />
            )}
          </div>
        </div>
      ) : (
        <LoadError error={error} onRetry={() => void refetch()} />
      )}
      <HandRate rates={rates} place={place} go={go} />
    </Page>
  );
}

interface RatesProps {
  rates: readonly ExchangeRate[] | undefined;
  place: RatesPlace;
  go: GoInRates;
}

function Graph({ rates, place: { currency, from, to } }: Pick<RatesProps, 'rates' | 'place'>) {
  const series = useMemo(() => exchangeSeries(rates ?? []), [rates]);
  return (
    <section className={styles.panel}>
      {rates === undefined ? (
        <Skeleton height={240} />
      ) : (
        <LineChart
          label={
            currency === undefined ? 'Kurzy eura a dolaru' : `Kurz ${series[0]?.name ?? currency}`
          }
          series={series}
          unit="Kč"
          decimals={3}
          from={from}
          to={to}
        />
      )}
    </section>
  );
}

/** The dialog over a rate put by hand, where the address asks for it. */
function HandRate({ rates, place: { currency, edit, row }, go }: RatesProps) {
  const isAdmin = useSession()?.user.is_sys_admin ?? false;
  const isNew = edit === 'new';
  const isRow = edit === 'row' && currency !== undefined;
  const edited = isRow
    ? rates?.find((rate) => rate.valid_from === row && rate.source === 'hand')
    : undefined;
  if (!isAdmin || (!isNew && edited === undefined)) return null;
  return (
    <RecordDialog
      key={isNew ? 'new' : row}
      kind={exchangeRateKind}
      where={currency ?? ''}
      record={edited}
      initial={exchangeValues(edited, todayInPrague(), currency)}
      onSaved={(saved) =>
        go({ currency: saved.currency_code, row: saved.valid_from, edit: undefined })
      }
      onClose={() => go({ edit: undefined })}
    />
  );
}

const searchInDay = ({ day, eur, usd, origin }: ExchangeDay) => [
  formatDate(day),
  ...[eur, usd].map((rate) => (rate === null ? '' : formatNumber(rate, 3))),
  origin,
];
const searchInRate = (rate: ExchangeRate) => [
  formatDate(rate.valid_from),
  formatNumber(rate.rate, 3),
  originOf(rate, 3),
];

/** The way out of a range without rates. */
function AllRates({ go }: { go: GoInRates }) {
  return (
    <Button variant="default" onClick={() => go({ from: undefined, to: undefined })}>
      Ukázat poslední známé kurzy
    </Button>
  );
}

const dayKey = (row: ExchangeDay) => row.day;
const rateKey = (row: ExchangeRate) => row.valid_from;

function Days({ rates, place, go }: RatesProps) {
  const days = useMemo(() => (rates === undefined ? undefined : daysOf(rates)), [rates]);
  return (
    <DataTable
      id="rates-exchange"
      label="Kurzy eura a dolaru"
      isOfClient
      rows={days}
      columns={dayColumns}
      rowKey={dayKey}
      marked={place.row}
      searchIn={searchInDay}
      seek={{ placeholder: 'Hledat den nebo kurz' }}
      emptyAction={<AllRates go={go} />}
      onSelect={({ day }) => go({ row: day })}
    />
  );
}

function OneCurrency({ rates, place, go }: RatesProps) {
  const isAdmin = useSession()?.user.is_sys_admin ?? false;
  const columns = currencyColumns(
    isAdmin ? ({ valid_from }) => go({ row: valid_from, edit: 'row' }) : undefined,
  );
  return (
    <DataTable
      id="rates-currency"
      label={`Kurz ${place.currency ?? ''}`}
      isOfClient
      rows={rates}
      columns={columns}
      rowKey={rateKey}
      marked={place.row}
      searchIn={searchInRate}
      seek={{ placeholder: 'Hledat den nebo kurz' }}
      emptyAction={<AllRates go={go} />}
      onSelect={({ valid_from }) => go({ row: valid_from })}
    />
  );
}
