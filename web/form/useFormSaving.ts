import { useId, useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import type { FormValues } from './changes.ts';
import { merged } from './conflict.ts';
import type { Choice, Conflict } from './conflict.ts';
import type { ContractFormInput } from './contract-form.ts';
import { grounded } from './form-state.ts';
import type { FormState, Ground } from './form-state.ts';
import { groundOf, saveRecord } from './save-record.ts';
import type { SaveOutcome } from './save-record.ts';
import { serverFaults, showFaults } from './validation.ts';
import type { Faults } from './validation.ts';

/** What came of the last save, when it did not go through. */
interface Trouble<V extends FormValues> {
  readonly error: unknown;
  readonly conflict: Conflict<V> | null;
}

type SetForm<V extends FormValues> = Dispatch<SetStateAction<FormState<V>>>;

/** Saving of a form, and its faults to their places. */
export function useFormSaving<V extends FormValues>(
  input: ContractFormInput<V>,
  state: FormState<V>,
  setState: SetForm<V>,
) {
  const id = useId();
  const { recordId, ground, values } = state;
  const [savingId, setSavingId] = useState<string | null>(null);
  const [last, setLast] = useState<Trouble<V> & { recordId: string }>({ ...noTrouble, recordId });
  // An answer that comes after another record was opened says nothing about that one.
  const { error, conflict } = last.recordId === recordId ? last : noTrouble;

  const settle = (outcome: SaveOutcome<V>, sent: V) => {
    const { errors, ...trouble } = troubleOf(outcome, Object.keys(sent));
    setSavingId(null);
    setLast({ ...trouble, recordId });
    setState((now) => {
      if (now.recordId !== recordId) return now;
      return outcome.kind === 'saved' ? grounded(now, outcome.ground, sent) : { ...now, errors };
    });
  };
  const forget = () => setLast({ ...noTrouble, recordId });
  const run = async (over: Ground<V>, mine: V) => {
    if (savingId === recordId) return false;
    setSavingId(recordId);
    forget();
    const outcome = await saveRecord(input, over, mine);
    showFaults(id, () => settle(outcome, mine));
    return outcome.kind === 'saved';
  };
  const resolve = (choices: Readonly<Record<string, Choice>>) => {
    if (conflict === null) return Promise.resolve(false);
    const joined = merged(conflict, ground.values, values, choices);
    setState(grounded(state, groundOf(conflict), values, joined));
    return run(groundOf(conflict), joined);
  };
  return {
    id,
    isSaving: savingId === recordId,
    error,
    conflict,
    forget,
    resolve,
    save: () => run(ground, values),
  };
}

const noTrouble = { error: null, conflict: null };

function troubleOf<V extends FormValues>(
  outcome: SaveOutcome<V>,
  fields: readonly string[],
): Trouble<V> & { errors: Faults } {
  if (outcome.kind === 'conflict') return { error: null, conflict: outcome.conflict, errors: {} };
  if (outcome.kind !== 'failed')
    return { ...noTrouble, errors: outcome.kind === 'invalid' ? outcome.errors : {} };
  const { errors, hasOther } = serverFaults(outcome.fault, fields);
  return { error: hasOther ? outcome.fault : null, conflict: null, errors };
}
