import type { FieldBinding } from '#web/form/contract-form.ts';
import { TextField } from '#web/form/fields.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import type { ControlProps } from '../control.ts';

/** Text: of one line, of more, or of digits alone. */
export function TextControl({ field, look, value }: ControlProps) {
  const props = { ...(field as FieldBinding<string>), ...look };
  if (value.kind === 'long-text') return <TextAreaField {...props} />;
  return <TextField {...props} {...(value.kind === 'digits' ? { inputMode: 'numeric' } : {})} />;
}
