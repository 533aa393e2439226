import { formatZip } from '#contract/rules/zip.ts';
import type { FieldBinding } from './contract-form.ts';
import { TextField } from './fields.tsx';
import type { FieldLook } from './fields.tsx';

interface ZipFieldProps extends FieldBinding<string>, FieldLook {
  inputMode?: 'numeric';
}

/** A postal code, which takes its Czech look when it is left. */
export function ZipField(props: ZipFieldProps) {
  const { value, onChange, onBlur, readOnly = false } = props;
  const leave = () => {
    if (!readOnly) onChange(formatZip(value));
    onBlur();
  };
  return <TextField {...props} onBlur={leave} />;
}
