import { TextInput } from '@mantine/core';
import { useId } from 'react';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { inputProps } from '#web/form/fields.tsx';
import type { FieldLook } from '#web/form/fields.tsx';

interface SuggestFieldProps extends FieldBinding<string>, FieldLook {
  words: readonly string[];
}

/** A text for which the usual words are offered; any other may be written. */
export function SuggestField({ words, ...field }: SuggestFieldProps) {
  const listId = useId();
  return (
    <>
      <TextInput
        {...inputProps(field)}
        autoComplete="off"
        list={listId}
        value={field.value}
        onChange={(event) => field.onChange(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {words.map((word) => (
          <option key={word}>{word}</option>
        ))}
      </datalist>
    </>
  );
}
