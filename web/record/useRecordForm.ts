import type { FormValues } from '#web/form/changes.ts';
import type { ContractForm, SaveContext } from '#web/form/contract-form.ts';
import { useContractForm } from '#web/form/useContractForm.ts';
import { useCall } from '#web/lib/query.ts';
import { flash } from '#web/notices/flash.ts';
import type { FieldTexts } from '#web/ui/history-words.ts';
import { useEndings, type Endings } from './useEndings.ts';
import type { RecordId, RecordRules, StoredRecord } from './record-kind.ts';

export interface RecordFormInput<W, V extends FormValues, S extends StoredRecord> {
  readonly kind: RecordRules<W, V, S>;
  readonly where: W;
  /** Undefined for a new one. */
  readonly record: S | undefined;
  /** What a new one starts with; of a stored one its values. */
  readonly initial: V;
  /** Values in words, where the place knows more of them than the kind. */
  readonly texts?: FieldTexts | undefined;
  /** After a new record was saved. */
  readonly onSaved?: ((record: S) => void) | undefined;
  readonly onClose: () => void;
}

/** The form of one record, with the former ones that could end for it. */
export interface RecordFormState<V extends FormValues> extends ContractForm<V> {
  readonly endings: Endings;
}

/** The form of one record: a new one is saved as a whole, another by its changed fields. */
export function useRecordForm<W, V extends FormValues, S extends StoredRecord>(
  input: RecordFormInput<W, V, S>,
): RecordFormState<V> {
  const { kind, where, record, initial, onSaved, onClose } = input;
  const id = record === undefined ? 0 : kind.idOf(record);
  const endings = useEndings();
  const save = useSaveRecord(kind, where, id, endings);
  const form = useContractForm<V>({
    schema: kind.rules,
    initial,
    recordKey: id,
    version: record?.version,
    draftKey: kind.draftKey(where, id),
    labels: kind.labels,
    texts: { ...kind.texts, ...input.texts },
    onSave: async (changes, context) => {
      const saved = await save(changes, context);
      const told = kind.told(saved, id === 0);
      if (told !== '') flash(told, saved);
      if (id !== 0) return { ...kind.valuesOf(saved), version: saved.version };
      onSaved?.(saved);
      return initial;
    },
    onCancel: onClose,
  });
  return { ...form, endings };
}

function useSaveRecord<W, V extends FormValues, S extends StoredRecord>(
  kind: RecordRules<W, V, S>,
  where: W,
  id: RecordId,
  endings: Endings,
): (changes: Partial<V>, context: SaveContext<V>) => Promise<S> {
  const { get, create, update } = kind.calls;
  const reads = { invalidates: get === undefined ? kind.stale : [...kind.stale, get] };
  const creation = useCall(create, reads);
  const change = useCall(update, reads);
  const params = kind.params(where, id);
  return async (changes, { values, version }) => {
    const settled = kind.settled?.(values);
    if (id !== 0) return change.mutateAsync({ params, body: { ...changes, ...settled, version } });
    const whole = (await kind.completed?.(values)) ?? values;
    return endings.offered((named) =>
      creation.mutateAsync({ params, body: { ...whole, ...settled, ...named } }),
    );
  };
}
