import { Textarea } from '@mantine/core';
import type { FieldBinding } from './contract-form.ts';
import { inputProps } from './fields.tsx';
import type { FieldLook } from './fields.tsx';

/** Text of several lines. */
export function TextAreaField({
  rows = 2,
  ...props
}: FieldBinding<string> & FieldLook & { rows?: number }) {
  return (
    <Textarea
      {...inputProps(props)}
      rows={rows}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}
