import { useEffect, useMemo, useState } from 'react';
import { doubtOf } from '#contract/values/doubts.ts';
import { flushSync } from 'react-dom';
import { confirm } from '#web/notices/confirm.ts';
import { changedFields, pick } from './changes.ts';
import type { FormValues } from './changes.ts';
import type { ContractForm, ContractFormInput, FieldBinding, FieldName } from './contract-form.ts';
import {
  edited,
  faultsWithin,
  followed,
  grounded,
  isDirty,
  judged,
  keepStateDraft,
  loaded,
} from './form-state.ts';
import { groundOf } from './save-record.ts';
import { useFormSaving } from './useFormSaving.ts';
import { requiredFields } from './validation.ts';

/** A form over a record of the contract: its rules, draft, changes and conflicts of versions. */
export function useContractForm<V extends FormValues>(
  input: ContractFormInput<V>,
): ContractForm<V> {
  const { schema } = input;
  const [stored, setState] = useState(() => loaded(input));
  const state = followed(stored, input);
  if (state !== stored) setState(state);
  useEffect(() => keepStateDraft(state), [state]);
  const { forget, ...saving } = useFormSaving(input, state, setState);
  const { ground, values } = state;
  const { conflict } = saving;
  const required = useMemo(() => requiredFields(schema), [schema]);
  const read = useMemo(() => schema.safeParse(values), [schema, values]);

  const discard = () => {
    forget();
    // At once: what is left next must not find the form with changes any more.
    flushSync(() =>
      setState(grounded(state, conflict === null ? ground : groundOf(conflict), values)),
    );
  };
  const cancel = async () => {
    const isChanged = isDirty(state);
    if (isChanged && !(await mayDiscard())) return;
    if (isChanged) discard();
    input.onCancel?.();
  };
  const changes = () => {
    const typed = read.success ? { ...values, ...(read.data as Partial<V>) } : values;
    return pick(typed, changedFields(ground.values, typed));
  };
  const field = <N extends FieldName<V>>(name: N): FieldBinding<V[N]> => ({
    name,
    value: values[name],
    onChange: (value) => setState((now) => edited(now, { [name]: value } as unknown as Partial<V>)),
    onBlur: () => setState((now) => judged(now, schema, name)),
    error: state.errors[name],
    doubt: state.errors[name] === undefined ? doubtOf(schema, name, values) : undefined,
    required: required.has(name),
  });
  return {
    ...saving,
    labels: input.labels ?? {},
    texts: input.texts ?? {},
    values,
    isDirty: isDirty(state),
    isValid: read.success,
    isRestored: state.isRestored,
    field,
    faultsIn: (name) => faultsWithin(state.errors, name),
    setFields: (patch) => setState((now) => edited(now, patch)),
    changes,
    discard,
    cancel,
  };
}

function mayDiscard(): Promise<boolean> {
  return confirm({
    title: 'Zahodit neuložené změny?',
    message: 'Rozepsané údaje se ztratí a formulář se vrátí k uloženým hodnotám.',
    confirmLabel: 'Zahodit změny',
    cancelLabel: 'Pokračovat v úpravách',
    danger: true,
  });
}
