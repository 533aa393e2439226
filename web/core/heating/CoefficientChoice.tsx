import { NativeSelect } from '@mantine/core';
import { valueDecimals } from '#contract/rules/heating-value.ts';
import { formatNumber } from '#web/lib/czech.ts';
import { useHeatingChoices } from './heating-choices.ts';

interface CoefficientChoiceProps {
  kind: 'positions' | 'rooms';
  label: string;
  /** The coefficient that the form holds now. */
  value: unknown;
  onChange: (value: number) => void;
}

/** A row of the client's list of coefficients; choosing one tells its value, another value may be written. */
export function CoefficientChoice({ kind, label, value, onChange }: CoefficientChoiceProps) {
  const offered = useHeatingChoices(kind);
  const at = offered.findIndex((row) => row.value === value);
  return (
    <NativeSelect
      label={label}
      description="Výběr vyplní koeficient"
      value={at === -1 ? '' : String(at)}
      onChange={({ currentTarget }) => {
        const chosen = currentTarget.value === '' ? null : offered[Number(currentTarget.value)];
        if (typeof chosen?.value === 'number') onChange(chosen.value);
      }}
      data={[
        { value: '', label: 'Jiná hodnota' },
        ...offered.map((row, index) => ({
          value: String(index),
          label: `${row.name} (${formatNumber(row.value ?? 0, valueDecimals[kind] ?? 0)})`,
        })),
      ]}
    />
  );
}
