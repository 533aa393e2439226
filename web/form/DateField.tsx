import type { FieldBinding } from './contract-form.ts';
import { DateInput } from './DateInput.tsx';
import { inputProps } from './fields.tsx';
import type { FieldLook } from './fields.tsx';

/** A day as YYYY-MM-DD; null for an empty one, and the raw text while it reads as no date. */
export function DateField(props: FieldBinding<string | null> & FieldLook) {
  return <DateInput {...inputProps(props)} value={props.value} onChange={props.onChange} />;
}
