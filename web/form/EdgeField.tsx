import { useState } from 'react';
import { day } from '#contract/fields.ts';
import { DateInput } from './DateInput.tsx';
import styles from './EdgeField.module.css';

interface EdgeFieldProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

/** The first or the last day of a range, taken over once it is whole; keyed by its value, so that it follows it. */
export function EdgeField({ label, value, onChange }: EdgeFieldProps) {
  const [typed, setTyped] = useState<string | null>(value);
  const { success } = day.safeParse(typed);
  const enter = (entered: string | null) => {
    const { data } = day.safeParse(entered);
    if (data !== undefined && data !== value) onChange(data);
  };
  return (
    // Enter is listened to from here: the input keeps the arrows for its calendar.
    <div
      role="presentation"
      className={styles.edge}
      onKeyDown={({ key }) => (key === 'Enter' ? enter(typed) : undefined)}
    >
      <DateInput
        label={label}
        value={typed}
        error={success ? undefined : 'Zadejte datum'}
        onChange={setTyped}
        onBlur={() => enter(typed)}
        onPick={enter}
      />
    </div>
  );
}
