import type { FieldBinding } from '#web/form/contract-form.ts';
import { PhoneField } from '#web/form/fields.tsx';
import type { ControlProps } from '../control.ts';

/** A telephone number. */
export function PhoneControl({ field, look }: ControlProps) {
  return <PhoneField {...(field as FieldBinding<string>)} {...look} />;
}
