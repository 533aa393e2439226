import { Button } from '@mantine/core';
import { IdField } from '#web/form/IdField.tsx';
import { FieldControl } from '#web/values/FieldControl.tsx';
import type { BulkField } from './bulk-kind.ts';

interface BulkValueProps<R> {
  field: BulkField<R>;
  value: unknown;
  error: string | undefined;
  onChange: (value: unknown) => void;
  /** Undefined where a choice says it. */
  onEmpty: (() => void) | undefined;
}

/** The value that the field of all picked records is to have. */
export function BulkValue<R>({ field, value, error, onChange, onEmpty }: BulkValueProps<R>) {
  const { name, described, choices, none, control } = field;
  const binding = { name, error, onChange, onBlur: () => undefined, required: false };
  const label = 'Nová hodnota';
  if (control !== undefined)
    return control({
      ...binding,
      label: described.label,
      value: value as number | null,
      'data-autofocus': true,
    });
  if (choices === undefined)
    return (
      <div>
        <FieldControl described={described} field={{ ...binding, value }} look={{ label }} />
        {onEmpty === undefined ? null : (
          <Button mt="0.25rem" variant="subtle" size="compact-sm" onClick={onEmpty}>
            Vymazat hodnotu u všech
          </Button>
        )}
      </div>
    );
  return (
    <IdField
      {...binding}
      label={label}
      value={value as number | null}
      choices={choices}
      {...(none === undefined ? {} : { none })}
    />
  );
}
