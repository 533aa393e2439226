import { TextInput } from '@mantine/core';
import type { TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { parseCzechDate } from '#contract/czech/written-date.ts';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import styles from './DateInput.module.css';

interface DateInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'onBlur'> {
  /** YYYY-MM-DD, null for none, or a text that is no date yet. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: (() => void) | undefined;
  /** A day was picked from the calendar; it is whole at once. */
  onPick?: ((value: string | null) => void) | undefined;
}

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/**
 * A day in the Czech way of writing, whatever the language of the browser; 1.4.24 will do. Its button,
 * or Alt with the arrow down, opens the browser's calendar.
 */
export function DateInput({ value, onChange, onBlur, onPick, ...rest }: DateInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const calendar = useRef<HTMLInputElement>(null);
  const type = (text: string) => {
    setTyped(text);
    onChange(text.trim() === '' ? null : (parseCzechDate(text, todayInPrague()) ?? text));
  };
  const pick = (text: string) => {
    const picked = text === '' ? null : text;
    setTyped(null);
    onChange(picked);
    onPick?.(picked);
  };
  const open = () => calendar.current?.showPicker();
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !event.altKey) return;
    event.preventDefault();
    open();
  };
  const isLocked = rest.readOnly === true || rest.disabled === true;
  return (
    <TextInput
      placeholder="d. m. rrrr"
      className="k-figures"
      {...rest}
      autoComplete="off"
      value={typed ?? written(value)}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
      onKeyDown={openByKey}
      rightSection={
        isLocked ? undefined : (
          <span className={styles.calendar}>
            <IconButton label="Vybrat den z kalendáře" size="sm" tabIndex={-1} onClick={open}>
              <IconCalendar size="1.125rem" stroke={1.6} aria-hidden="true" />
            </IconButton>
            <input
              ref={calendar}
              type="date"
              tabIndex={-1}
              aria-hidden="true"
              className={styles.native}
              value={value !== null && isoDay.test(value) ? value : ''}
              onChange={(event) => pick(event.currentTarget.value)}
            />
          </span>
        )
      }
    />
  );
}

function written(value: string | null): string {
  if (value === null) return '';
  return isoDay.test(value) ? formatDate(value) : value;
}
