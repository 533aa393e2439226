import { TextInput } from '@mantine/core';
import type { FieldBinding } from './contract-form.ts';
import { inputProps } from './fields.tsx';
import type { FieldLook } from './fields.tsx';

type DateFieldProps = FieldBinding<string | null> & FieldLook & { min?: string; max?: string };

/** A day as YYYY-MM-DD, written and picked in the browser's own way; null for an empty or unfinished one. */
export function DateField({ min, max, ...props }: DateFieldProps) {
  const { value, onChange } = props;
  return (
    <TextInput
      {...inputProps(props)}
      type="date"
      min={min}
      max={max}
      className="k-figures"
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? null : currentTarget.value)
      }
    />
  );
}
