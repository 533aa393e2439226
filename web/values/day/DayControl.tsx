import type { FieldBinding } from '#web/form/contract-form.ts';
import { DateField } from '#web/form/DateField.tsx';
import type { ControlProps } from '../control.ts';

/** A day, typed or chosen in a calendar. */
export function DayControl({ field, look }: ControlProps) {
  return <DateField {...(field as FieldBinding<string | null>)} {...look} />;
}
