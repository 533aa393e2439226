import { Button } from '@mantine/core';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { yearBefore } from '#contract/czech/iso-date.ts';
import { day } from '#contract/fields.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import styles from './AsOfField.module.css';
import { DateInput } from './DateInput.tsx';

interface AsOfFieldProps {
  /** Undefined for today. */
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** The day whose state is shown, with the ways to that of a year ago and back to today; lists follow once the day is entered. */
export function AsOfField({ value, onChange }: AsOfFieldProps) {
  const today = todayInPrague();
  const lastYear = yearBefore(today);
  const [typed, setTyped] = useState<string | null>(null);
  const enter = (entered: string | null) => {
    setTyped(null);
    const isChanged = entered !== null && entered !== (value ?? today);
    if (isChanged && day.safeParse(entered).success)
      onChange(entered === today ? undefined : entered);
  };
  const enterByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') enter(typed);
  };
  return (
    // Enter is listened to from here: the input keeps the arrows for its calendar.
    <div className={styles.day} role="presentation" onKeyDown={enterByKey}>
      <DateInput
        label="Stav ke dni"
        value={typed ?? value ?? today}
        onChange={setTyped}
        onBlur={() => enter(typed)}
        onPick={enter}
      />
      {value === undefined ? null : (
        <Button variant="default" onClick={() => onChange(undefined)}>
          Dnes
        </Button>
      )}
      {value === lastYear ? null : (
        <Button variant="default" onClick={() => onChange(lastYear)}>
          Před rokem
        </Button>
      )}
    </div>
  );
}
