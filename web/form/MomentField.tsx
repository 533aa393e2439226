import { TextInput } from '@mantine/core';
import { localOf, momentOf } from '#web/lib/prague-clock.ts';
import type { FieldBinding } from './contract-form.ts';
import { inputProps } from './fields.tsx';
import type { FieldLook } from './fields.tsx';

/** Whose time a field of date and time means, whatever the computer is set to. */
export const PRAGUE_TIME = 'Pražský čas';

/** A date and time of Prague; the form holds a moment in UTC, or the empty text. */
export function MomentField({ hint, ...props }: FieldBinding<string> & FieldLook) {
  const told =
    hint === undefined ? (
      PRAGUE_TIME
    ) : (
      <>
        {PRAGUE_TIME}. {hint}
      </>
    );
  return (
    <TextInput
      {...inputProps({ ...props, hint: told })}
      type="datetime-local"
      max="9999-12-31T23:59"
      value={localOf(props.value)}
      onChange={(event) => props.onChange(momentOf(event.currentTarget.value))}
    />
  );
}
