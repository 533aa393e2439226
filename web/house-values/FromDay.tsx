import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { day as dayField } from '#contract/fields.ts';
import { DateInput } from '#web/form/DateInput.tsx';

interface FromDayProps {
  value: string;
  onChange: (day: string) => void;
}

/** The day from which new values are to hold; the table follows once the day is entered. */
export function FromDay({ value, onChange }: FromDayProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && !dayField.safeParse(typed).success;
  const enter = (entered: string | null) => {
    const read = dayField.safeParse(entered);
    if (!read.success) return;
    setTyped(null);
    if (read.data !== value) onChange(read.data);
  };
  const enterByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') enter(typed);
  };
  return (
    // Enter is listened to from here: the input keeps the arrows for its calendar.
    <div role="presentation" onKeyDown={enterByKey}>
      <DateInput
        label="Platí od"
        value={typed ?? value}
        onChange={(text) => setTyped(text ?? '')}
        onBlur={() => enter(typed)}
        onPick={enter}
        error={isWrong ? 'Zadejte den' : undefined}
      />
    </div>
  );
}
