import type { FormValues } from '#web/form/changes.ts';
import type { SaveContext } from '#web/form/contract-form.ts';
import { useCall } from '#web/lib/query.ts';
import { confirm } from '#web/notices/confirm.ts';
import { flash } from '#web/notices/flash.ts';
import { spaceReads } from '../changes.ts';
import type { RecordKind, StoredRecord } from './record-kind.ts';
import type { SpaceIds } from './records.queries.ts';

/** Saves a record: a new one as a whole, another by its changed fields. */
export function useSaveRecord<V extends FormValues, S extends StoredRecord>(
  { calls, completed }: RecordKind<V, S>,
  ids: SpaceIds,
  id: number,
): (changes: Partial<V>, context: SaveContext<V>) => Promise<S> {
  const creation = useCall(calls.create, { invalidates: [...spaceReads, calls.get] });
  const change = useCall(calls.update, { invalidates: [...spaceReads, calls.get] });
  const params = { ...ids, id: String(id) };
  return async (changes, { values, version }) => {
    const whole = id === 0 ? ((await completed?.(values)) ?? values) : values;
    const saved =
      id === 0
        ? await creation.mutateAsync({ params, body: whole })
        : await change.mutateAsync({ params, body: { ...changes, version } });
    flash('Záznam byl uložen');
    return saved;
  };
}

/** Deletes a record after a confirmation. */
export function useDeleteRecord<V extends FormValues, S extends StoredRecord>(
  kind: RecordKind<V, S>,
  ids: SpaceIds,
  record: S,
  onDeleted: () => void,
) {
  const { mutate, isPending, error } = useCall(kind.calls.remove, { invalidates: spaceReads });
  const remove = async () => {
    const isConfirmed = await confirm({
      title: kind.titles.remove,
      message: `${kind.describe(record)}. Smazání nelze vrátit; skončil-li vztah, raději vyplňte konec platnosti.`,
      confirmLabel: 'Smazat záznam',
      danger: true,
    });
    if (!isConfirmed) return;
    const onSuccess = () => {
      flash('Záznam byl smazán');
      onDeleted();
    };
    mutate({ params: { ...ids, id: String(kind.idOf(record)) } }, { onSuccess });
  };
  return { remove, isPending, error };
}
