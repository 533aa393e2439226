import { useState } from 'react';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { TextField } from '#web/form/fields.tsx';
import type { FieldLook } from '#web/form/fields.tsx';

/** Several postal codes in one line, parted by commas. */
export function ZipsField(props: FieldBinding<string[]> & FieldLook) {
  const { value, onChange, onBlur } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    onChange(
      text
        .split(/[,;]/)
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    );
  };
  const leave = () => {
    setTyped(null);
    onBlur();
  };
  return <TextField {...props} value={typed ?? value.join(', ')} onChange={type} onBlur={leave} />;
}
