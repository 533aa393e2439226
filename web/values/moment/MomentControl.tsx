import type { FieldBinding } from '#web/form/contract-form.ts';
import { MomentField } from '#web/form/MomentField.tsx';
import type { ControlProps } from '../control.ts';

/** A date and time of Prague. */
export function MomentControl({ field, look }: ControlProps) {
  return <MomentField {...(field as FieldBinding<string>)} {...look} />;
}
