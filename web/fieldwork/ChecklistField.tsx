import type { FieldBinding } from '#web/form/contract-form.ts';
import type { FieldLook } from '#web/form/fields.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';

/** A checklist, one line for each of its items. */
export function ChecklistField(props: FieldBinding<string[]> & FieldLook) {
  return (
    <TextAreaField
      {...props}
      // It may be empty.
      required={false}
      rows={4}
      value={props.value.join('\n')}
      onChange={(text) => props.onChange(text === '' ? [] : text.split('\n'))}
    />
  );
}
