import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { day } from '#contract/fields.ts';
import { DateInput } from '#web/form/DateInput.tsx';
import type { GoInRates, RatesPlace } from './place.ts';
import styles from './rates.module.css';

interface RangeFilterProps {
  place: RatesPlace;
  go: GoInRates;
  currencies: readonly string[];
}

/** Days and currency of the list; the list follows once a day is entered. */
export function RangeFilter({ place, go, currencies }: RangeFilterProps) {
  const { from, to, currency } = place;
  const isNarrowed = from !== undefined || to !== undefined || currency !== undefined;
  const options = [
    { value: '', label: 'EUR a USD' },
    ...currencies.map((code) => ({ value: code, label: code })),
  ];
  return (
    <div className={styles.range} role="group" aria-label="Výběr kurzů">
      <Edge
        key={`from ${from ?? ''}`}
        label="Od"
        value={from}
        onChange={(entered) => go({ from: entered })}
      />
      <Edge
        key={`to ${to ?? ''}`}
        label="Do"
        value={to}
        onChange={(entered) => go({ to: entered })}
      />
      <NativeSelect
        label="Měna"
        data={options}
        value={currency ?? ''}
        onChange={({ currentTarget: { value } }) =>
          go({ currency: value === '' ? undefined : value, row: undefined })
        }
      />
      {isNarrowed ? (
        <Button
          variant="default"
          onClick={() => go({ from: undefined, to: undefined, currency: undefined })}
        >
          Zrušit výběr
        </Button>
      ) : null}
    </div>
  );
}

interface EdgeProps {
  label: string;
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

function Edge({ label, value, onChange }: EdgeProps) {
  const [typed, setTyped] = useState<string | null>(value ?? null);
  const isRight = typed === null || day.safeParse(typed).success;
  const enter = (entered: string | null) => {
    const next = entered ?? undefined;
    const isDay = next === undefined || day.safeParse(next).success;
    if (isDay && next !== value) onChange(next);
  };
  return (
    // Enter is listened to from here: the input keeps the arrows for its calendar.
    <div role="presentation" onKeyDown={({ key }) => (key === 'Enter' ? enter(typed) : undefined)}>
      <DateInput
        label={label}
        value={typed}
        error={isRight ? undefined : 'Zadejte datum'}
        onChange={setTyped}
        onBlur={() => enter(typed)}
        onPick={enter}
      />
    </div>
  );
}
