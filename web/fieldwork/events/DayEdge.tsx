import { useState } from 'react';
import { day } from '#contract/fields.ts';
import { DateInput } from '#web/form/DateInput.tsx';
import styles from './events.module.css';

interface DayEdgeProps {
  label: string;
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** The first or the last day of a list, which follows once a whole day is entered. */
export function DayEdge({ label, value, onChange }: DayEdgeProps) {
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
        className={styles.day ?? ''}
        aria-label={label}
        placeholder={label}
        value={typed}
        error={isRight ? undefined : 'Zadejte datum'}
        onChange={setTyped}
        onBlur={() => enter(typed)}
        onPick={enter}
      />
    </div>
  );
}
