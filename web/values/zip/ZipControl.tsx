import type { FieldBinding } from '#web/form/contract-form.ts';
import { ZipField } from '#web/form/ZipField.tsx';
import type { ControlProps } from '../control.ts';

/** A postal code. */
export function ZipControl({ field, look }: ControlProps) {
  return <ZipField {...(field as FieldBinding<string>)} {...look} />;
}
