import type { TextInputProps } from '@mantine/core';
import { parseCzechMoment } from '#contract/czech/written-moment.ts';
import { writtenDateTime, todayInPrague } from '#web/lib/czech.ts';
import { localOf, momentOf } from '#web/lib/prague-clock.ts';
import { CalendarInput } from './CalendarInput.tsx';

interface MomentInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'onBlur'> {
  /** A moment in UTC, the empty text for none, or a text that is no date and time yet. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
}

const isoMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** Whose time a field of date and time means, whatever the computer is set to. */
export const PRAGUE_TIME = 'Pražský čas';

/** A date and time of Prague in the Czech way of writing; 1.4.24 9:00 will do. */
export function MomentInput({ value, onChange, ...rest }: MomentInputProps) {
  const isMoment = isoMoment.test(value);
  return (
    <CalendarInput
      placeholder="d. m. rrrr hh:mm"
      {...rest}
      kind="datetime-local"
      pickLabel="Vybrat den a čas z kalendáře"
      written={isMoment ? writtenDateTime(value) : value}
      native={isMoment ? localOf(value) : ''}
      onType={(text) => {
        const local = parseCzechMoment(text, todayInPrague());
        onChange(local === null ? text.trim() : momentOf(local));
      }}
      onPick={(native) => onChange(momentOf(native))}
    />
  );
}
