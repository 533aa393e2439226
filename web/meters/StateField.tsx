import { Button } from '@mantine/core';
import { unitText } from '#contract/metering/amount-text.ts';
import type { Meter } from '#contract/metering/meters.ts';
import { closesScale, wentOnFrom } from '#contract/rules/allocator-scale.ts';
import type { NumberInput } from '#contract/values/number.ts';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { NumberField } from '#web/form/NumberField.tsx';
import { formatDate } from '#web/lib/czech.ts';
import { stateText, usedText } from './meter-text.ts';
import styles from './meters.module.css';
import { differenceOf } from '#web/core/metering/difference.ts';
import type { StateRead } from './reading-form.ts';

interface StateFieldProps {
  field: FieldBinding<NumberInput>;
  label: string;
  meter: Meter;
  /** The state before; undefined of the first one. */
  before: StateRead | undefined;
  overflowed: FieldBinding<boolean>;
  /** The way to an exchange, where one comes into question. */
  onExchange?: (() => void) | undefined;
  /** The counter is known to have gone back. */
  isBackwards?: boolean;
  isFirst?: boolean;
}

/** What the counter shows, over what it showed before: the difference is said while one types. */
export function StateField(props: StateFieldProps) {
  const { field, label, meter, before, overflowed, isFirst = false } = props;
  const state = typeof field.value === 'number' ? field.value : null;
  const isLower =
    before !== undefined && state !== null && state < wentOnFrom(before, meter.scale_month);
  // Of a lower state nothing is known before it is explained.
  const isSaid = !isLower || overflowed.value || props.isBackwards === true;
  return (
    <div className={styles.state}>
      <NumberField
        {...field}
        label={label}
        decimals={meter.decimals}
        unit={unitText(meter.measured_unit)}
        hint={before === undefined ? 'První stav měřidla' : beforeText(before, meter)}
        {...(isFirst && { 'data-autofocus': true })}
      />
      <p className={styles.difference} role="status">
        {before !== undefined && state !== null && isSaid
          ? differenceText(before, state, meter, overflowed.value)
          : ''}
      </p>
      <Offers {...props} isLower={isLower} />
    </div>
  );
}

/** What may explain a lower state; and the way back from an overflow. */
function Offers(props: StateFieldProps & { isLower: boolean }) {
  const { overflowed, isBackwards = false, onExchange, isLower } = props;
  if (overflowed.value)
    return (
      <div className={styles.offers}>
        <p>Číselník se přetočil: po nejvyšším stavu začal znovu od nuly.</p>
        {overflowed.error === undefined ? null : (
          <p className={styles.fault} role="alert">
            {overflowed.error}
          </p>
        )}
        <Button variant="subtle" size="compact-sm" onClick={() => overflowed.onChange(false)}>
          Číselník se nepřetočil
        </Button>
      </div>
    );
  if (!isLower || isBackwards) return null;
  return (
    <div className={styles.offers} role="group" aria-label="Proč je stav nižší">
      <p>Stav je nižší než předchozí. Co se stalo?</p>
      <Button variant="default" onClick={() => overflowed.onChange(true)}>
        Číselník se přetočil
      </Button>
      {onExchange === undefined ? null : (
        <Button variant="default" onClick={onExchange}>
          Vyměnit měřidlo
        </Button>
      )}
    </div>
  );
}

function beforeText({ state, read_on }: StateRead, meter: Meter): string {
  const anew = closesScale(read_on, meter.scale_month) ? ', stupnice pak začala znovu' : '';
  return `Předchozí stav ${stateText(state, meter)} ze dne ${formatDate(read_on)}${anew}`;
}

function differenceText(
  before: StateRead,
  state: number,
  meter: Meter,
  overflowed: boolean,
): string {
  const used = differenceOf(wentOnFrom(before, meter.scale_month), state, meter, overflowed);
  return `Od předchozího odečtu ${usedText(used, meter.measured_unit)}`;
}
