import type { z } from 'zod';
import type { FormValues } from './changes.ts';
import type { Choice, Conflict } from './conflict.ts';

export type FieldName<V> = keyof V & string;

/** What a save is given besides the changes. */
export interface SaveContext<V> {
  /** All values, as the schema has read them. */
  readonly values: V;
  /** Version of the record the changes were made over. */
  readonly version: number | undefined;
}

export interface ContractFormInput<V extends FormValues> {
  /** The contract's own schema of the fields: the same rules as the server's. */
  readonly schema: z.ZodType;
  readonly initial: V;
  /** Which record is edited; another one is loaded at once. */
  readonly recordKey?: string | number | undefined;
  /** Version of `initial`; a newer one is loaded while the form is untouched. */
  readonly version?: number | undefined;
  /** Name of the form's draft, with the record's key in it; no draft is kept without one. */
  readonly draftKey?: string | undefined;
  /** Fields that never go into a draft, such as passwords. */
  readonly secrets?: readonly FieldName<V>[] | undefined;
  /** Names of fields for people, for the differences of a conflict. */
  readonly labels?: Readonly<Record<string, string>> | undefined;
  /** What values of fields mean to people, such as a name behind an id; for the differences of a conflict. */
  readonly texts?: FieldTexts | undefined;
  /** Saves the changed fields; the record it returns becomes the form's ground. */
  readonly onSave: (changes: Partial<V>, context: SaveContext<V>) => Promise<unknown>;
  /** After Esc, once there is nothing to lose. */
  readonly onCancel?: (() => void) | undefined;
}

/** By the name of a field: its value in words. */
type FieldTexts = Readonly<Record<string, (value: unknown) => string>>;

/** One field as its wrapper needs it. */
export interface FieldBinding<T> {
  readonly name: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
  /** What is odd about the value, which may stay. */
  readonly doubt?: string | undefined;
  readonly required: boolean;
}

/** A form as its panels and its bar need it, whatever its fields. */
export interface FormControl {
  /** Id of the form's element. */
  readonly id: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly texts: FieldTexts;
  readonly isDirty: boolean;
  readonly isValid: boolean;
  readonly isSaving: boolean;
  /** A draft was put back when the form opened. */
  readonly isRestored: boolean;
  /** The last fault of saving that belongs to no field. */
  readonly error: unknown;
  readonly conflict: Conflict<FormValues> | null;
  /** Checks and saves; true when saved. Otherwise the first faulty field has the focus. */
  readonly save: () => Promise<boolean>;
  /** Ends a conflict by a choice for each field, and saves over the newer version. */
  readonly resolve: (choices: Readonly<Record<string, Choice>>) => Promise<boolean>;
  /** Drops the changes and their draft. */
  readonly discard: () => void;
  /** Leaves the form; asks first when there are changes. */
  readonly cancel: () => Promise<void>;
}

export interface ContractForm<V extends FormValues> extends FormControl {
  readonly values: V;
  /** The changed fields only, as the schema has read them; as typed while they are not valid. */
  readonly changes: () => Partial<V>;
  readonly field: <N extends FieldName<V>>(name: N) => FieldBinding<V[N]>;
  /** Faults within the value of a field, by their paths in it: `1.repair_by`. */
  readonly faultsIn: (name: FieldName<V>) => Readonly<Record<string, string>>;
  /** Writes several fields at once, as if they were typed. */
  readonly setFields: (patch: Partial<V>) => void;
}
