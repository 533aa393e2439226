import type { FieldBinding } from '#web/form/contract-form.ts';
import { NumberField } from '#web/form/NumberField.tsx';
import styles from './records.module.css';

type Part = FieldBinding<number | string | null>;

interface FractionFieldProps {
  label: string;
  numerator: Part;
  denominator: Part;
}

/** A share as a fraction: two numbers with a stroke between. */
export function FractionField({ label, numerator, denominator }: FractionFieldProps) {
  return (
    <fieldset className={styles.fraction}>
      <legend>{label}</legend>
      <NumberField {...numerator} label="Čitatel" />
      <span aria-hidden="true">/</span>
      <NumberField {...denominator} label="Jmenovatel" />
    </fieldset>
  );
}
