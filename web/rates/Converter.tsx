import { Button, NativeSelect, TextInput, Title } from '@mantine/core';
import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import type { ResultOf } from '#contract/endpoint.ts';
import { daysBetween } from '#contract/czech/iso-date.ts';
import { day } from '#contract/fields.ts';
import type { convertCurrency } from '#contract/rates.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { parseCzechNumber } from '#contract/rules/number.ts';
import { DateInput } from '#web/form/DateInput.tsx';
import { formatDate, formatNumber, todayInPrague } from '#web/lib/czech.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { writtenAmount } from './amount.ts';
import type { RatesPlace } from './place.ts';
import { useRatesPlace } from './place.ts';
import { useConverted } from './rates.queries.ts';
import { otherFault, refusedField } from './refused-field.ts';
import styles from './rates.module.css';

/** An amount between a currency and crowns on a day; what is converted stands in the address. */
export function Converter({ currencies }: { currencies: readonly string[] }) {
  const { place, go } = useRatesPlace();
  const { amount, of, due } = place;
  const isWhole = amount !== undefined && of !== undefined && due !== undefined;
  const { data, error } = useConverted(isWhole ? { amount, currency_code: of, day: due } : null);
  return (
    <section className={styles.panel} aria-label="Převod měn">
      <Title order={2} className={styles.heading ?? ''}>
        Převod měn
      </Title>
      <MoneyForm
        place={place}
        currencies={currencies}
        onConvert={go}
        refusedDay={refusedField(error, 'day')}
      />
      <ErrorLine error={otherFault(error)} />
      <div className={styles.result} aria-live="polite">
        {data === undefined || !isWhole ? null : (
          <Converted found={data} amount={Number(amount)} day={due} />
        )}
      </div>
    </section>
  );
}

interface MoneyFormProps {
  place: RatesPlace;
  currencies: readonly string[];
  onConvert: (money: RatesPlace) => void;
  /** What the server has against the day in the address. */
  refusedDay: string | undefined;
}

const MOST = 1_000_000_000;

function MoneyForm({ place, currencies, onConvert, refusedDay }: MoneyFormProps) {
  const [amount, setAmount] = useState(() => writtenAmount(place.amount));
  const [of, setOf] = useState(place.of ?? 'EUR');
  const [on, setOn] = useState<string | null>(place.due ?? todayInPrague());
  const [wasSent, setSent] = useState(false);
  const id = useId();
  const sum = parseCzechNumber(amount);
  const isSum = sum !== null && sum >= 0 && sum <= MOST;
  const isDay = day.safeParse(on).success;
  const refused = on === place.due ? refusedDay : undefined;
  const dayFault = wasSent && !isDay ? 'Zadejte datum' : refused;
  const convert = (event: SubmitEvent) => {
    event.preventDefault();
    setSent(true);
    if (!isSum) return document.getElementById(`${id}-amount`)?.focus();
    if (!isDay) return document.getElementById(`${id}-day`)?.focus();
    onConvert({ amount: sum.toFixed(2), of, due: on ?? undefined });
  };
  return (
    <form className={styles.inputs} noValidate onSubmit={convert}>
      <TextInput
        id={`${id}-amount`}
        label="Částka"
        inputMode="decimal"
        className="k-figures"
        required
        value={amount}
        error={wasSent && !isSum ? 'Zadejte kladnou částku' : undefined}
        onChange={(event) => setAmount(event.currentTarget.value)}
      />
      <NativeSelect
        label="Měna částky"
        data={currencies.includes(of) ? [...currencies] : [of, ...currencies]}
        value={of}
        onChange={(event) => setOf(event.currentTarget.value)}
      />
      <DateInput
        id={`${id}-day`}
        label="Kurz ke dni"
        required
        value={on}
        error={dayFault}
        onChange={setOn}
      />
      <div>
        <Button type="submit">Převést</Button>
      </div>
    </form>
  );
}

type Found = ResultOf<typeof convertCurrency>;

function Converted({ found, amount, day: on }: { found: Found; amount: number; day: string }) {
  const { rate, source, in_crowns, in_currency } = found;
  const { currency_code } = rate;
  return (
    <>
      <p className={`${styles.sum} k-figures`}>
        {formatNumber(amount)} {currency_code} = {formatNumber(in_crowns)}&nbsp;Kč
      </p>
      <p className="k-figures">
        {formatNumber(amount)}&nbsp;Kč = {formatNumber(in_currency)} {currency_code}
      </p>
      <p>
        Kurz z {formatDate(rate.valid_from)}: {rate.amount} {currency_code} ={' '}
        {formatNumber(rate.rate, 3)}&nbsp;Kč{source === 'hand' ? ' (ruční záznam)' : ''}.
      </p>
      <p className={styles.said}>{fixingWords(found, on)}</p>
    </>
  );
}

function fixingWords({ fixing, rate }: Found, on: string): string {
  const age = daysBetween(rate.valid_from, on);
  const old = `${age} ${czechPlural(age, 'den', 'dny', 'dnů')}`;
  const days = `${formatDate(on)} použit kurz z ${formatDate(rate.valid_from)}, o ${old} starší`;
  if (fixing === 'same-day') return 'Kurz vyhlášený pro tento den.';
  return fixing === 'day-off'
    ? `V den pracovního klidu platí poslední vyhlášený kurz: na ${days}.`
    : `Novější kurz portál nezná: na ${days}.`;
}
