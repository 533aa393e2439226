import type { FieldBinding } from '#web/form/contract-form.ts';
import { EmailField } from '#web/form/fields.tsx';
import type { ControlProps } from '../control.ts';

/** An e-mail address. */
export function EmailControl({ field, look }: ControlProps) {
  return <EmailField {...(field as FieldBinding<string>)} {...look} />;
}
