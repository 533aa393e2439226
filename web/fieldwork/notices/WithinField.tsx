import { LEAST_WITHIN } from '#contract/fieldwork/visit-notices.ts';
import { lengthText } from '#contract/fieldwork/planning/time-text.ts';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { SelectField } from '#web/form/fields.tsx';

const choices = [1, 2, 3, 4].map((hours) => {
  const minutes = hours * LEAST_WITHIN;
  return { value: String(minutes), label: lengthText(minutes) };
});

interface WithinFieldProps extends FieldBinding<number> {
  label: string;
}

/** Within how many minutes people are told that somebody comes. */
export function WithinField({ value, onChange, label, ...field }: WithinFieldProps) {
  return (
    <SelectField
      {...field}
      label={label}
      value={String(value)}
      onChange={(next) => onChange(Number(next))}
      hint="Od půlhodiny, ve které je termín"
      options={choices}
    />
  );
}
