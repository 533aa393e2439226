import type { TextInputProps } from '@mantine/core';
import { parseCzechDate } from '#contract/czech/written-date.ts';
import { writtenDate, todayInPrague } from '#web/lib/czech.ts';
import { CalendarInput } from './CalendarInput.tsx';

interface DateInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'onBlur'> {
  /** YYYY-MM-DD, null for none, or a text that is no date yet. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: (() => void) | undefined;
  /** A day was picked from the calendar; it is whole at once. */
  onPick?: ((value: string | null) => void) | undefined;
}

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** A day in the Czech way of writing; 1.4.24 will do. */
export function DateInput({ value, onChange, onPick, ...rest }: DateInputProps) {
  const isDay = value !== null && isoDay.test(value);
  return (
    <CalendarInput
      placeholder="d. m. rrrr"
      {...rest}
      kind="date"
      pickLabel="Vybrat den z kalendáře"
      written={isDay ? writtenDate(value) : (value ?? '')}
      native={isDay ? value : ''}
      onType={(text) =>
        onChange(text.trim() === '' ? null : (parseCzechDate(text, todayInPrague()) ?? text))
      }
      onPick={(native) => {
        const picked = native === '' ? null : native;
        onChange(picked);
        onPick?.(picked);
      }}
    />
  );
}
