import { useState } from 'react';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { TextField } from '#web/form/fields.tsx';
import type { ControlProps } from '../control.ts';

/** Several postal codes in one line, parted by commas. */
export function ZipsControl({ field, look }: ControlProps) {
  const { value, onChange, onBlur } = field as FieldBinding<readonly string[]>;
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    onChange(
      text
        .split(/[,;]/)
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    );
  };
  const leave = () => {
    setTyped(null);
    onBlur();
  };
  return (
    <TextField
      {...field}
      // That a list may be empty, no rule tells by itself.
      required={false}
      {...look}
      value={typed ?? value.join(', ')}
      onChange={type}
      onBlur={leave}
    />
  );
}
