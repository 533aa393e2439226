import { NativeSelect } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { roundKind, type RoundKind } from '#contract/metering/reading-round.ts';
import { readingKindValue } from '#contract/metering/meter-words.ts';
import { day as anyDay } from '#contract/fields.ts';
import { DateInput } from '#web/form/DateInput.tsx';
import { todayInPrague } from '#web/lib/czech.ts';
import type { Go } from '../place.ts';
import { onlyChoices, type Only } from './only.ts';
import styles from './round.module.css';

interface ControlsProps {
  houses: readonly { readonly id: number; readonly name: string }[];
  house: number;
  day: string;
  reading_kind: RoundKind;
  only: Only;
  go: Go;
}

const kinds = roundKind.options.map((kind) => ({
  value: kind,
  label: readingKindValue.text(kind),
}));

/** Where one walks, what for, on which day and by which meters. */
export function RoundControls({ houses, house, day, reading_kind, only, go }: ControlsProps) {
  const set = (step: Parameters<Go>[0]) => go(step, { replace: true });
  return (
    <div className={styles.controls}>
      <NativeSelect
        label="Dům"
        value={String(house)}
        data={houses.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={({ currentTarget: { value } }) => set({ house: Number(value) })}
      />
      <RoundDay day={day} onChange={(chosen) => set({ day: chosen })} />
      <NativeSelect
        label="Druh odečtu"
        value={reading_kind}
        data={kinds}
        onChange={({ currentTarget: { value } }) => set({ purpose: value as RoundKind })}
      />
      <NativeSelect
        label="Měřidla"
        value={only}
        data={[...onlyChoices]}
        onChange={({ currentTarget: { value } }) =>
          set({ only: value === 'all' ? undefined : value })
        }
      />
    </div>
  );
}

function dayFault(typed: string | null): string | undefined {
  if (typed === null || !anyDay.safeParse(typed).success) return 'Zadejte den';
  return typed > todayInPrague() ? 'Den odečtu nesmí být v budoucnu' : undefined;
}

interface DayProps {
  day: string;
  onChange: (day: string) => void;
}

/** The day at whose end the states count; the lines follow once it is entered. */
function RoundDay({ day, onChange }: DayProps) {
  const [typed, setTyped] = useState<string | null | undefined>();
  const enter = (entered: string | null | undefined) => {
    if (entered === undefined || entered === null || dayFault(entered) !== undefined) return;
    setTyped(undefined);
    if (entered !== day) onChange(entered);
  };
  const enterByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') enter(typed);
  };
  return (
    // Enter is listened to from here: the input keeps the arrows for its calendar.
    <div role="presentation" onKeyDown={enterByKey}>
      <DateInput
        label="Den odečtu"
        value={typed === undefined ? day : typed}
        error={typed === undefined ? undefined : dayFault(typed)}
        onChange={setTyped}
        onBlur={() => enter(typed)}
        onPick={enter}
      />
    </div>
  );
}
