import type { ComponentType } from 'react';
import type { Value, ValueKind } from '#contract/values/value.ts';
import type { FieldBinding } from '#web/form/contract-form.ts';
import type { FieldLook } from '#web/form/fields.tsx';

/** What a control of a value is told: its field of the form, its look, and the value itself. */
export interface ControlProps {
  /** Each kind knows what the form holds of it. */
  readonly field: FieldBinding<unknown>;
  readonly look: FieldLook;
  readonly value: Value;
}

/** Kinds whose choices or rows only the feature knows: it gives their controls. */
export type ChosenKind = Extract<ValueKind, 'reference' | 'person' | 'rows'>;

export type Controls = Readonly<
  Record<Exclude<ValueKind, ChosenKind>, ComponentType<ControlProps>>
>;
