import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { clockText } from '#contract/fieldwork/planning/time-text.ts';
import { minutesOfClock } from './hours-words.ts';

interface ClockInputProps {
  name: string;
  /** Above the field; without it the field is called by `called`. */
  label?: string;
  called?: string;
  description?: string;
  error?: string | undefined;
  isFaulty?: boolean;
  /** Minutes from midnight; null where a day is whole. */
  value: number | null;
  /** Midnight is the end of the day. */
  isEnd?: boolean;
  /** The field may be left empty. */
  isOptional?: boolean;
  onChange: (minutes: number | null) => void;
  onBlur?: () => void;
}

const textOf = (value: number | null) => (value === null ? '' : clockText(value));

/**
 * A time of the day as Czechs write it, whatever the language of the browser: 7, 7:30, 0730. What reads as no
 * time gives way to the last one when the field is left.
 */
export function ClockInput({
  called,
  isEnd = false,
  isOptional = false,
  ...props
}: ClockInputProps) {
  const { value, onChange, onBlur, isFaulty, ...look } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    if (text.trim() === '' && isOptional) onChange(null);
    const minutes = minutesOfClock(text, isEnd);
    if (minutes !== undefined) onChange(minutes);
  };
  return (
    <TextInput
      {...look}
      aria-label={called}
      aria-invalid={isFaulty || undefined}
      inputMode="numeric"
      autoComplete="off"
      placeholder={isOptional ? 'celý den' : undefined}
      value={typed ?? textOf(value)}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
    />
  );
}
