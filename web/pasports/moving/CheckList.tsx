import { Checkbox } from '@mantine/core';
import type { FieldBinding } from '#web/form/contract-form.ts';
import styles from './moving.module.css';

interface CheckListProps extends FieldBinding<number[]> {
  label: string;
  options: readonly { readonly id: number; readonly name: string }[];
}

/** Any of a few records; nothing where there are none. */
export function CheckList({ label, options, value, onChange }: CheckListProps) {
  if (options.length === 0) return null;
  const turn = (id: number, isChecked: boolean) =>
    onChange(isChecked ? [...value, id] : value.filter((each) => each !== id));
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {options.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={value.includes(id)}
          onChange={(event) => turn(id, event.currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}
