import type { FieldBinding } from '#web/form/contract-form.ts';
import { SwitchField } from '#web/form/fields.tsx';
import type { ControlProps } from '../control.ts';

/** Yes or no. */
export function YesNoControl({ field, look }: ControlProps) {
  return <SwitchField {...(field as FieldBinding<boolean>)} {...look} />;
}
