import type { FieldBinding } from './contract-form.ts';
import { SelectField } from './fields.tsx';
import type { FieldLook } from './fields.tsx';

interface IdFieldProps extends FieldBinding<number | null>, FieldLook {
  /** Records to choose from. */
  choices: readonly { readonly id: number; readonly name: string }[];
  /** Name of having none; without it one has to be chosen. */
  none?: string;
}

/** One of a few records, by its id; null for none. */
export function IdField({ choices, none, ...field }: IdFieldProps) {
  const { value, onChange } = field;
  const isEmptyOffered = none !== undefined || value === null;
  // The browser would show the first choice in place of one that it does not have.
  const isStrange = value !== null && choices.every(({ id }) => id !== value);
  return (
    <SelectField
      {...field}
      value={value === null ? '' : String(value)}
      onChange={(text) => onChange(text === '' ? null : Number(text))}
      options={[
        ...(isEmptyOffered ? [{ value: '', label: none ?? '' }] : []),
        ...(isStrange
          ? [{ value: String(value), label: choices.length === 0 ? 'Načítám…' : '(nenabízí se)' }]
          : []),
        ...choices.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  );
}
