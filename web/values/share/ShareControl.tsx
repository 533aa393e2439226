import type { NumberInput } from '#contract/values/number.ts';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { NumberField } from '#web/form/NumberField.tsx';
import styles from './share.module.css';

interface ShareControlProps {
  label: string;
  numerator: FieldBinding<NumberInput>;
  denominator: FieldBinding<NumberInput>;
}

/** A share as a fraction: two numbers with a stroke between. */
export function ShareControl({ label, numerator, denominator }: ShareControlProps) {
  return (
    <fieldset className={styles.share}>
      <legend>{label}</legend>
      <NumberField {...numerator} label="Čitatel" />
      <span aria-hidden="true">/</span>
      <NumberField {...denominator} label="Jmenovatel" />
    </fieldset>
  );
}
