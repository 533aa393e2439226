import { unitText } from '#contract/metering/amount-text.ts';
import type { NumberInput } from '#contract/values/number.ts';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { NumberField } from '#web/form/NumberField.tsx';
import { mountLabels, type MountValues } from './device-form.ts';

interface StartStateProps {
  form: {
    readonly values: Pick<MountValues, 'decimals' | 'measured_unit'>;
    readonly field: (name: 'start_state') => FieldBinding<NumberInput>;
  };
}

const MOST_DECIMALS = 6;

/** What the counter of a device shows when it begins. */
export function StartState({ form: { values, field } }: StartStateProps) {
  const { decimals, measured_unit } = values;
  const isCount = typeof decimals === 'number' && decimals >= 0 && decimals <= MOST_DECIMALS;
  return (
    <NumberField
      {...field('start_state')}
      label={mountLabels.start_state}
      decimals={isCount ? decimals : 0}
      unit={unitText(measured_unit)}
    />
  );
}
