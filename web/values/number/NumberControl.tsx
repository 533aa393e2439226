import type { NumberInput } from '#contract/values/number.ts';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { NumberField } from '#web/form/NumberField.tsx';
import type { ControlProps } from '../control.ts';

/** A number with the decimals and the unit of its kind. */
export function NumberControl({ field, look, value: { decimals, unit } }: ControlProps) {
  const props = { ...(field as FieldBinding<NumberInput>), ...look, decimals, unit };
  return <NumberField {...props} />;
}
