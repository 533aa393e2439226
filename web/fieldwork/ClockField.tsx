import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { minuteOf } from '#contract/fieldwork/clock.ts';
import { clockText } from '#contract/fieldwork/planning/time-text.ts';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { inputProps, type FieldLook } from '#web/form/fields.tsx';

type ClockValue = number | string | null;

/**
 * A time of a day as people write it. The form holds minutes from midnight, null for an empty field, and
 * the raw text while it reads as no time, so that the rule can say so.
 */
export function ClockField(props: FieldBinding<ClockValue> & FieldLook) {
  const [typed, setTyped] = useState<string | null>(null);
  const { value } = props;
  const type = (text: string) => {
    setTyped(text);
    props.onChange(text.trim() === '' ? null : (minuteOf(text) ?? text));
  };
  const leave = () => {
    setTyped(null);
    props.onBlur();
  };
  return (
    <TextInput
      {...inputProps(props)}
      inputMode="numeric"
      className="k-figures"
      value={typed ?? (typeof value === 'number' ? clockText(value) : (value ?? ''))}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
    />
  );
}
