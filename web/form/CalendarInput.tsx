import { TextInput } from '@mantine/core';
import type { TextInputProps } from '@mantine/core';
import { IconCalendar } from '#web/icons/IconCalendar.ts';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '#web/ui/IconButton.tsx';
import styles from './CalendarInput.module.css';

interface CalendarInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'onBlur'> {
  /** What the browser's calendar gives: a day, or a day with its time. */
  kind: 'date' | 'datetime-local';
  /** What the field holds, as it is shown while nobody types. */
  written: string;
  /** The same as the browser's calendar takes it; empty for what it cannot take. */
  native: string;
  onType: (text: string) => void;
  /** What was picked from the calendar, as the calendar gives it. */
  onPick: (native: string) => void;
  onBlur?: (() => void) | undefined;
  /** Name of the calendar's button. */
  pickLabel: string;
}

/**
 * A field of time in the Czech way of writing, whatever the language of the browser. Its button, or Alt
 * with the arrow down, opens the browser's calendar.
 */
export function CalendarInput(props: CalendarInputProps) {
  const { kind, written, native, onType, onPick, onBlur, pickLabel, ...rest } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const calendar = useRef<HTMLInputElement>(null);
  const open = () => calendar.current?.showPicker();
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !event.altKey) return;
    event.preventDefault();
    open();
  };
  const isLocked = rest.readOnly === true || rest.disabled === true;
  return (
    <TextInput
      className="k-figures"
      {...rest}
      autoComplete="off"
      value={typed ?? written}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onType(event.currentTarget.value);
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
      onKeyDown={openByKey}
      rightSection={
        isLocked ? undefined : (
          <span className={styles.calendar}>
            <IconButton label={pickLabel} size="sm" tabIndex={-1} onClick={open}>
              <IconCalendar size="1.125rem" stroke={1.6} aria-hidden="true" />
            </IconButton>
            <input
              ref={calendar}
              type={kind}
              tabIndex={-1}
              aria-hidden="true"
              className={styles.native}
              value={native}
              onChange={(event) => {
                setTyped(null);
                onPick(event.currentTarget.value);
              }}
            />
          </span>
        )
      }
    />
  );
}
