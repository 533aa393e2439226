import type { FieldBinding } from './contract-form.ts';
import type { FieldLook } from './fields.tsx';
import { NumberField } from './NumberField.tsx';
import { crownsOf, hellersOf } from './money.ts';

type MoneyFieldProps = FieldBinding<number | string | null> & FieldLook;

/** An amount typed in crowns and held in hellers. */
export function MoneyField(props: MoneyFieldProps) {
  return (
    <NumberField
      {...props}
      value={crownsOf(props.value)}
      onChange={(crowns) => props.onChange(hellersOf(crowns))}
      decimals={2}
      unit="Kč"
    />
  );
}
