import { TextInput } from '@mantine/core';
import type { FieldBinding } from './contract-form.ts';
import { inputProps } from './fields.tsx';
import type { FieldLook } from './fields.tsx';

const two = (number: number) => String(number).padStart(2, '0');

/** What the clock of this computer shows at the moment, as the browser's field takes it. */
export function localOf(moment: string): string {
  if (moment === '') return '';
  const at = new Date(moment);
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The moment at which the clock of this computer shows that; empty for an empty field. */
export function momentOf(local: string): string {
  return local === '' ? '' : new Date(local).toISOString();
}

/** A date and time; the form holds a moment in UTC, or the empty text. */
export function MomentField(props: FieldBinding<string> & FieldLook) {
  return (
    <TextInput
      {...inputProps(props)}
      type="datetime-local"
      value={localOf(props.value)}
      onChange={(event) => props.onChange(momentOf(event.currentTarget.value))}
    />
  );
}
