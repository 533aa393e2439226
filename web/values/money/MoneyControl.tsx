import type { NumberInput } from '#contract/values/number.ts';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { MoneyField } from '#web/form/MoneyField.tsx';
import type { ControlProps } from '../control.ts';

/** An amount typed in crowns. */
export function MoneyControl({ field, look }: ControlProps) {
  return <MoneyField {...(field as FieldBinding<NumberInput>)} {...look} />;
}
