import type { z } from 'zod';
import { changedFields, pick } from './changes.ts';
import type { FormValues } from './changes.ts';
import type { ContractFormInput } from './contract-form.ts';
import { keepDraft, readDraft } from './draft.ts';
import { fieldOf, schemaFaults } from './validation.ts';
import type { Faults } from './validation.ts';

/** What a form is compared with: the record as it was read, and its version. */
export interface Ground<V> {
  readonly values: V;
  readonly version: number | undefined;
}

/** All a form knows; the functions below are its only changes. */
export interface FormState<V extends FormValues> {
  readonly recordId: string;
  readonly draftKey: string | undefined;
  readonly secrets: readonly string[];
  readonly ground: Ground<V>;
  readonly values: V;
  readonly errors: Faults;
  readonly isRestored: boolean;
}

/** The form as it opens: the record, and the draft over it if there is one. */
export function loaded<V extends FormValues>(input: ContractFormInput<V>): FormState<V> {
  const { initial, version, draftKey, secrets = [] } = input;
  const draft = readDraft(draftKey);
  // Over the ground it was written on, a draft meets newer changes as a conflict, not in silence.
  const ground = { values: { ...initial, ...draft?.base }, version: draft?.version ?? version };
  const values = { ...ground.values, ...draft?.values };
  const isRestored = changedFields(ground.values, values).length > 0;
  const errors = faultsOfFilled(input.schema, values);
  return { recordId: recordId(input), draftKey, secrets, ground, values, errors, isRestored };
}

/** The form after its record has changed outside: another record always, a newer version while untouched. */
export function followed<V extends FormValues>(
  state: FormState<V>,
  input: ContractFormInput<V>,
): FormState<V> {
  const isOther = recordId(input) !== state.recordId;
  return isOther || (isNewer(input.version, state.ground.version) && !isDirty(state))
    ? loaded(input)
    : state;
}

// After a save the form is ahead of the list it came from, until that is read again.
function isNewer(version: number | undefined, known: number | undefined): boolean {
  return version !== undefined && (known === undefined || version > known);
}

export function isDirty<V extends FormValues>({ ground, values }: FormState<V>): boolean {
  return changedFields(ground.values, values).length > 0;
}

/** The form after typing; a fault goes away with the first key. */
export function edited<V extends FormValues>(state: FormState<V>, patch: Partial<V>): FormState<V> {
  const errors = Object.fromEntries(
    Object.entries(state.errors).filter(([path]) => !(fieldOf(path) in patch)),
  );
  return { ...state, values: { ...state.values, ...patch }, errors };
}

/** The form after a field was left: its rule is judged. */
export function judged<V extends FormValues>(
  state: FormState<V>,
  schema: z.ZodType,
  field: string,
): FormState<V> {
  const read = schema.safeParse(state.values);
  const found = read.success ? {} : only(schemaFaults(read.error), (of) => of === field);
  const known = only(state.errors, (of) => of === field);
  if (JSON.stringify(found) === JSON.stringify(known)) return state;
  return { ...state, errors: { ...only(state.errors, (of) => of !== field), ...found } };
}

function only(errors: Faults, isChosen: (field: string) => boolean): Faults {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => isChosen(fieldOf(path))));
}

/** Faults within the value of a field, by their paths in it. */
export function faultsWithin(errors: Faults, field: string): Faults {
  const within = Object.entries(errors).filter(([path]) => path.startsWith(`${field}.`));
  return Object.fromEntries(
    within.map(([path, message]) => [path.slice(field.length + 1), message]),
  );
}

/** The form over a new ground; what was typed since `sent` left is kept. */
export function grounded<V extends FormValues>(
  state: FormState<V>,
  ground: Ground<V>,
  sent: V,
  values: V = ground.values,
): FormState<V> {
  const typedSince = pick(state.values, changedFields(sent, state.values));
  return { ...state, ground, values: { ...values, ...typedSince }, errors: {}, isRestored: false };
}

/** Keeps what differs from the ground as the form's draft. */
export function keepStateDraft<V extends FormValues>({
  draftKey,
  secrets,
  ground,
  values,
}: FormState<V>): void {
  const fields = changedFields(ground.values, values).filter((field) => !secrets.includes(field));
  keepDraft(draftKey, {
    version: ground.version,
    base: pick(ground.values, fields),
    values: pick(values, fields),
  });
}

// A record that breaks a rule as it stands says so at once, since it cannot be saved; what is empty only waits.
function faultsOfFilled(schema: z.ZodType, values: FormValues): Faults {
  const read = schema.safeParse(values);
  if (read.success) return {};
  const faults = Object.entries(schemaFaults(read.error));
  return Object.fromEntries(faults.filter(([path]) => !isBlank(values[fieldOf(path)])));
}

function recordId<V extends FormValues>({
  recordKey = '',
  draftKey = '',
}: ContractFormInput<V>): string {
  return `${recordKey} ${draftKey}`;
}

function isBlank(value: unknown): boolean {
  const isEmpty = Array.isArray(value) && value.length === 0;
  return value === '' || value === null || value === false || isEmpty;
}
