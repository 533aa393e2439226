import { Button, Checkbox } from '@mantine/core';
import type { FieldBinding } from '#web/form/contract-form.ts';
import styles from './revisions.module.css';

interface HousesFieldProps extends FieldBinding<readonly number[] | null> {
  label: string;
  houses: readonly { readonly id: number; readonly name: string }[];
}

/** Several houses at once; each gets a device of its own. */
export function HousesField({ label, houses, ...field }: HousesFieldProps) {
  const { onBlur, error } = field;
  const value = field.value ?? [];
  const choose = (ids: readonly number[]) => field.onChange(ids.length === 0 ? null : ids);
  const isAll = houses.length > 0 && houses.every(({ id }) => value.includes(id));
  return (
    <Checkbox.Group
      label={label}
      description="Zařízení se založí v každém vybraném domě"
      required={field.required}
      error={error}
      value={value.map(String)}
      onChange={(chosen) => choose(chosen.map(Number))}
    >
      <div className={styles.houses} onBlur={onBlur}>
        {houses.map(({ id, name }) => (
          <Checkbox key={id} name={field.name} value={String(id)} label={name} mb="0.5rem" />
        ))}
        {houses.length > 1 ? (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => choose(isAll ? [] : houses.map(({ id }) => id))}
          >
            {isAll ? 'Zrušit výběr' : 'Vybrat všechny domy'}
          </Button>
        ) : null}
      </div>
    </Checkbox.Group>
  );
}
