import { Button, TextInput, Title } from '@mantine/core';
import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import type { ResultOf } from '#contract/endpoint.ts';
import { day } from '#contract/fields.ts';
import type { computeLateInterest } from '#contract/late-interest.ts';
import { parseCzechNumber } from '#contract/rules/number.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { DateInput } from '#web/form/DateInput.tsx';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { writtenAmount } from './amount.ts';
import type { RatesPlace } from './place.ts';
import { useRatesPlace } from './place.ts';
import { PrintButton } from './PrintButton.tsx';
import { feeWords, percentOf, regimeWords } from './rate-words.ts';
import { useLateInterest } from './rates.queries.ts';
import { otherFault, refusedField } from './refused-field.ts';
import styles from './rates.module.css';

/** Statutory interest on a late payment; what is computed stands in the address. */
export function LateInterest() {
  const { place, go } = useRatesPlace();
  const { amount, due, paid } = place;
  const isWhole = amount !== undefined && due !== undefined;
  const { data, error } = useLateInterest(isWhole ? { amount, due, paid } : null);
  return (
    <section className={styles.panel} aria-label="Výpočet úroku z prodlení">
      <Title order={2} className={styles.heading ?? ''}>
        Úrok z prodlení
      </Title>
      <DebtForm place={place} onCompute={go} refusedDue={refusedField(error, 'due_day')} />
      <ErrorLine error={otherFault(error)} />
      <div className={styles.result} aria-live="polite">
        {data === undefined || !isWhole ? null : (
          <>
            {data.due_on === due ? null : <MovedDue due={due} due_on={data.due_on} />}
            <Computed found={data} principal={Math.round(Number(amount) * 100)} />
            {data.state === 'late' ? <PrintButton lates={[data]} /> : null}
          </>
        )}
      </div>
    </section>
  );
}

/** Why the delay began later than the day that was typed. */
function MovedDue({ due, due_on }: { due: string; due_on: string }) {
  return (
    <p className={styles.said}>
      {formatDate(due)} není pracovní den, splatnost se posouvá na {formatDate(due_on)} (§&nbsp;607
      občanského zákoníku).
    </p>
  );
}

interface DebtFormProps {
  place: RatesPlace;
  onCompute: (debt: RatesPlace) => void;
  /** What the server has against the day in the address. */
  refusedDue: string | undefined;
}

function DebtForm({ place, onCompute, refusedDue }: DebtFormProps) {
  const [amount, setAmount] = useState(() => writtenAmount(place.amount));
  const [due, setDue] = useState<string | null>(place.due ?? null);
  const [paid, setPaid] = useState<string | null>(place.paid ?? null);
  const [wasSent, setSent] = useState(false);
  const id = useId();
  const faults = faultsOf(amount, due, paid);
  const told = wasSent ? faults : {};
  const compute = (event: SubmitEvent) => {
    event.preventDefault();
    setSent(true);
    const [faulty] = Object.keys(faults);
    if (faulty !== undefined) return document.getElementById(`${id}-${faulty}`)?.focus();
    const sum = parseCzechNumber(amount)?.toFixed(2);
    onCompute({ amount: sum, due: due ?? undefined, paid: paid ?? undefined });
  };
  return (
    <form className={styles.inputs} noValidate onSubmit={compute}>
      <TextInput
        id={`${id}-amount`}
        label="Dlužná částka"
        inputMode="decimal"
        className="k-figures"
        required
        rightSection="Kč"
        value={amount}
        error={told.amount}
        onChange={(event) => setAmount(event.currentTarget.value)}
      />
      <DateInput
        id={`${id}-due`}
        label="Den splatnosti"
        required
        value={due}
        error={told.due ?? (due === place.due ? refusedDue : undefined)}
        onChange={setDue}
      />
      <DateInput
        id={`${id}-paid`}
        label="Den zaplacení"
        description="Nechte prázdné, pokud není zaplaceno: počítá se do dneška"
        value={paid}
        error={told.paid}
        onChange={setPaid}
      />
      <div>
        <Button type="submit">Spočítat</Button>
      </div>
    </form>
  );
}

interface Faults {
  amount?: string;
  due?: string;
  paid?: string;
}

const MOST_CROWNS = 1_000_000_000;

function faultsOf(amount: string, due: string | null, paid: string | null): Faults {
  const crowns = parseCzechNumber(amount);
  const isSum = crowns !== null && crowns > 0 && crowns <= MOST_CROWNS;
  const dayFault = (value: string | null) =>
    value === null || day.safeParse(value).success ? undefined : 'Zadejte datum';
  const faults = {
    amount: isSum ? undefined : 'Zadejte kladnou částku',
    due: due === null ? 'Toto pole je povinné' : dayFault(due),
    paid: dayFault(paid),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

type Found = ResultOf<typeof computeLateInterest>;

function punctualWords(state: Found['state'], due_on: string): string {
  return state === 'not-due'
    ? `Dluh ještě není splatný, úrok není žádný. Splatný je ${formatDate(due_on)}.`
    : 'Zaplaceno včas, úrok není žádný.';
}

function Computed({ found, principal }: { found: Found; principal: number }) {
  const { days, interest, delay_fee, parts, regime, delay_from, delay_to, due_on, state } = found;
  if (state !== 'late') return <p className={styles.sum}>{punctualWords(state, due_on)}</p>;
  return (
    <>
      <p className={styles.sum}>
        Úrok <span className="k-figures">{formatMoney(interest)}</span>
      </p>
      <p>
        Prodlení {formatDate(delay_from)} – {formatDate(delay_to)}, {days}{' '}
        {czechPlural(days, 'den', 'dny', 'dnů')} včetně dne zaplacení.
      </p>
      <p className={styles.said}>{regimeWords[regime]}.</p>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part.from}>
            {formatDate(part.from)} – {formatDate(part.to)}: sazba k {formatDate(part.rate_day)}{' '}
            {percentOf(part.base_rate)}
            <br />
            <span className="k-figures">
              {formatMoney(principal)} × {percentOf(part.rate)} × {part.days} / {part.year_days} ={' '}
              {formatMoney(part.interest)}
            </span>
          </li>
        ))}
      </ul>
      {delay_fee === null ? null : (
        <p>
          U nájemného a služeb místo úroku poplatek z prodlení {formatMoney(delay_fee)}:{' '}
          {feeWords(delay_from)}.
        </p>
      )}
    </>
  );
}
