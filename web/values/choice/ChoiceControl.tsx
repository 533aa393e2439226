import type { FieldBinding } from '#web/form/contract-form.ts';
import { SelectField } from '#web/form/fields.tsx';
import type { ControlProps } from '../control.ts';

/** One of the values by their names. */
export function ChoiceControl({ field, look, value: { names = {} } }: ControlProps) {
  const options = Object.entries(names).map(([value, label]) => ({ value, label }));
  return <SelectField {...(field as FieldBinding<string>)} {...look} options={options} />;
}
