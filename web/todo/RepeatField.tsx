import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { recurrenceText } from '#contract/rules/recurrence-text.ts';
import {
  MOST_INTERVAL,
  MOST_TIMES,
  readRecurrence,
  recurrenceCode,
  WEEKDAYS,
  type Frequency,
  type Recurrence,
} from '#contract/rules/recurrence.ts';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { DateInput } from '#web/form/DateInput.tsx';
import { formatDate } from '#web/lib/czech.ts';
import { monthChoices, monthKey, nextThree, ruleOf, skipsMonths } from './repeat-choices.ts';
import styles from './repeat.module.css';

interface RepeatFieldProps extends FieldBinding<string> {
  due_on: string | null;
}

const FREQUENCIES = [
  { value: '', label: 'neopakuje se' },
  { value: 'DAILY', label: 'po dnech' },
  { value: 'WEEKLY', label: 'po týdnech' },
  { value: 'MONTHLY', label: 'po měsících' },
  { value: 'YEARLY', label: 'po letech' },
];
const SHORT = ['po', 'út', 'st', 'čt', 'pá', 'so', 'ne'] as const;
const EVERY = {
  DAILY: 'Každý kolikátý den',
  WEEKLY: 'Každý kolikátý týden',
  MONTHLY: 'Každý kolikátý měsíc',
  YEARLY: 'Každý kolikátý rok',
} as const;

/** When a task comes again, said by choices; under it the rule in words and the days that follow. */
export function RepeatField({ value, onChange, error, due_on }: RepeatFieldProps) {
  const rule = readRecurrence(value);
  const set = (next: Recurrence) => onChange(recurrenceCode(next));
  const choose = (frequency: string) =>
    frequency === '' || due_on === null
      ? onChange('')
      : set(ruleOf(frequency as Frequency, due_on, rule));
  return (
    <fieldset className={styles.repeat}>
      <legend className={styles.legend}>Opakování</legend>
      <NativeSelect
        label="Jak často"
        data={FREQUENCIES}
        value={rule?.frequency ?? ''}
        disabled={due_on === null}
        description={due_on === null ? 'Opakovat se může jen úkol s termínem' : undefined}
        error={error}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {rule === null || due_on === null ? null : (
        <>
          <Amount
            key={`interval ${rule.frequency}`}
            label={EVERY[rule.frequency]}
            value={rule.interval}
            most={MOST_INTERVAL}
            onChange={(interval) => set({ ...rule, interval })}
          />
          <On rule={rule} due_on={due_on} onChange={set} />
          <End rule={rule} due_on={due_on} onChange={set} />
          <Preview rule={rule} code={value} due_on={due_on} />
        </>
      )}
    </fieldset>
  );
}

interface RuleProps {
  rule: Recurrence;
  due_on: string;
  onChange: (rule: Recurrence) => void;
}

/** On what days of the week or of the month. */
function On({ rule, due_on, onChange }: RuleProps) {
  if (rule.frequency === 'WEEKLY') {
    const turn = (days: readonly string[]) => {
      const chosen = WEEKDAYS.filter((day) => days.includes(day));
      if (chosen.length > 0) onChange({ ...rule, days: chosen });
    };
    return (
      <Checkbox.Group label="Ve dnech" value={[...rule.days]} onChange={turn}>
        <div className={styles.days}>
          {WEEKDAYS.map((day, at) => (
            <Checkbox key={day} value={day} label={SHORT[at]} />
          ))}
        </div>
      </Checkbox.Group>
    );
  }
  if (rule.frequency !== 'MONTHLY') return null;
  const choices = monthChoices(due_on, rule.on);
  return (
    <NativeSelect
      label="Který den měsíce"
      data={choices.map(({ key, text }) => ({ value: key, label: text }))}
      value={monthKey(rule.on)}
      description={
        skipsMonths(rule)
          ? 'V měsících bez takového dne se úkol nezaloží; zvolte poslední den měsíce, má-li být v každém'
          : undefined
      }
      onChange={(event) => {
        const chosen = choices.find(({ key }) => key === event.currentTarget.value);
        if (chosen !== undefined) onChange({ ...rule, on: chosen.on });
      }}
    />
  );
}

/** Until when. */
function End({ rule, due_on, onChange }: RuleProps) {
  const { end } = rule;
  const kind = end === null ? '' : 'until' in end ? 'until' : 'count';
  const choose = (next: string) => {
    if (next === 'until') onChange({ ...rule, end: { until: shiftDays(due_on, 365) } });
    else onChange({ ...rule, end: next === 'count' ? { count: 10 } : null });
  };
  return (
    <>
      <NativeSelect
        label="Konec"
        data={[
          { value: '', label: 'bez konce' },
          { value: 'until', label: 'do dne' },
          { value: 'count', label: 'po počtu opakování' },
        ]}
        value={kind}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {end !== null && 'until' in end ? (
        <DateInput
          label="Naposledy do"
          value={end.until}
          onChange={(day) => {
            if (day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day))
              onChange({ ...rule, end: { until: day } });
          }}
        />
      ) : null}
      {end !== null && 'count' in end ? (
        <Amount
          label="Kolikrát celkem"
          value={end.count}
          most={MOST_TIMES}
          onChange={(count) => onChange({ ...rule, end: { count } })}
        />
      ) : null}
    </>
  );
}

interface AmountProps {
  label: string;
  value: number;
  most: number;
  onChange: (value: number) => void;
}

/** A whole number from one; what is typed on the way to it is not taken. */
function Amount({ label, value, most, onChange }: AmountProps) {
  const [typed, setTyped] = useState(String(value));
  const number = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  const isFine = number >= 1 && number <= most;
  return (
    <TextInput
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      error={isFine ? undefined : `Zadejte číslo od 1 do ${most}`}
      onChange={(event) => {
        const text = event.currentTarget.value.trim();
        setTyped(text);
        const read = /^\d{1,3}$/.test(text) ? Number(text) : 0;
        if (read >= 1 && read <= most) onChange(read);
      }}
    />
  );
}

function Preview({ rule, code, due_on }: { rule: Recurrence; code: string; due_on: string }) {
  const days = nextThree(code, due_on);
  return (
    <p className={styles.preview} aria-live="polite">
      <strong>{recurrenceText(rule)}</strong>
      <span>
        {days.length === 0
          ? 'Další termín už nepřijde.'
          : `Další termíny: ${days.map(formatDate).join(', ')}`}
      </span>
    </p>
  );
}
