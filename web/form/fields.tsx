import { NativeSelect, Switch, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldBinding } from './contract-form.ts';
import styles from './form.module.css';

/** What every field is told besides its binding. */
export interface FieldLook {
  label: string;
  /** Under the field. */
  hint?: ReactNode;
  placeholder?: string;
  readOnly?: boolean;
  disabled?: boolean;
  autoComplete?: string;
  autoFocus?: boolean;
}

/** What stands under a field: its hint, and what is odd about its value once it was left. */
function Beneath({ hint, doubt }: { hint: ReactNode; doubt: string }) {
  return (
    <>
      {hint}
      <span className={styles.doubt}>{doubt}</span>
    </>
  );
}

/** The properties all of Mantine's inputs share. */
export function inputProps<T>({
  hint,
  doubt,
  value: _value,
  onChange: _onChange,
  ...rest
}: FieldBinding<T> & FieldLook) {
  const description = doubt === undefined ? hint : <Beneath hint={hint} doubt={doubt} />;
  return { ...rest, description };
}

type TextFieldProps = FieldBinding<string> &
  FieldLook & {
    inputMode?: 'text' | 'numeric';
    maxLength?: number;
    /** Id of the <datalist> with texts to offer. */
    list?: string;
  };

/** One line of text. */
export function TextField(props: TextFieldProps) {
  return (
    <TextInput
      {...inputProps(props)}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}

/** An e-mail address. */
export function EmailField(props: TextFieldProps) {
  return (
    <TextInput
      autoComplete="email"
      {...inputProps(props)}
      type="email"
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}

/** A telephone number. */
export function PhoneField(props: TextFieldProps) {
  return (
    <TextInput
      autoComplete="tel"
      {...inputProps(props)}
      type="tel"
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}

/** Yes or no. */
export function SwitchField(props: FieldBinding<boolean> & FieldLook) {
  const { required: _required, readOnly = false, disabled = false, ...rest } = inputProps(props);
  return (
    <Switch
      {...rest}
      className={styles.switch ?? ''}
      // The kit does not say it of a switch, and the focus goes to what is faulty.
      aria-invalid={props.error === undefined ? undefined : true}
      disabled={disabled || readOnly}
      checked={props.value}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
  );
}

interface Option {
  value: string;
  label: string;
}

/** One of a few values. */
export function SelectField<T extends string>({
  options,
  ...props
}: FieldBinding<T> & FieldLook & { options: readonly Option[] }) {
  const { readOnly = false, disabled = false, ...rest } = inputProps(props);
  return (
    <NativeSelect
      {...rest}
      // A value is always chosen where no option is empty.
      required={props.required && options.some(({ value }) => value === '')}
      disabled={disabled || readOnly}
      data={options.map(({ value, label }) => ({ value, label }))}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value as T)}
    />
  );
}
