import type { FieldBinding } from './contract-form.ts';
import { inputProps } from './fields.tsx';
import type { FieldLook } from './fields.tsx';
import { MomentInput, PRAGUE_TIME } from './MomentInput.tsx';

/** A date and time of Prague; the form holds a moment in UTC, the empty text, or what reads as no moment. */
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
    <MomentInput
      {...inputProps({ ...props, hint: told })}
      value={props.value}
      onChange={props.onChange}
    />
  );
}
