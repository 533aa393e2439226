import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { parseCzechNumber } from '#contract/rules/number.ts';
import { formatNumber } from '#web/lib/czech.ts';
import type { FieldBinding } from './contract-form.ts';
import { inputProps } from './fields.tsx';
import type { FieldLook } from './fields.tsx';

type NumberValue = number | string | null;

interface NumberFieldProps extends FieldBinding<NumberValue>, FieldLook {
  /** Decimal places shown; none for whole numbers. */
  decimals?: number;
  /** Unit written after the number, such as 'Kč'. */
  unit?: string;
}

/**
 * A number in the Czech way of writing. The form holds a number, null for an empty field, and the raw
 * text while it reads as no number, so that the rule can say so.
 */
export function NumberField({ decimals = 0, unit, ...props }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    props.onChange(text.trim() === '' ? null : (parseCzechNumber(text) ?? text));
  };
  const leave = () => {
    setTyped(null);
    props.onBlur();
  };
  return (
    <TextInput
      {...inputProps(props)}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      className="k-figures"
      value={typed ?? written(props.value, decimals)}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
      rightSection={unit}
    />
  );
}

function written(value: NumberValue, decimals: number): string {
  if (typeof value !== 'number') return value ?? '';
  return formatNumber(value, decimals, Math.max(decimals, 6));
}
