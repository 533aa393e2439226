import type { FormValues } from '#web/form/changes.ts';
import { Removal } from '#web/record/Removal.tsx';
import { useCall } from '#web/lib/query.ts';
import type { ListKind, StoredRow } from './list-kind.ts';

interface DeleteRowProps<V extends FormValues, R extends StoredRow> {
  kind: ListKind<V, R>;
  row: R;
  onDeleted: () => void;
}

/** Takes an own row away for good, unless something uses it. */
export function DeleteRow<V extends FormValues, R extends StoredRow>(props: DeleteRowProps<V, R>) {
  const { kind, row, onDeleted } = props;
  const deleting = useCall(kind.calls.remove, { invalidates: [kind.calls.list, ...kind.stale] });
  return (
    <Removal
      label="Smazat záznam"
      title={kind.titles.remove}
      question={`${row.name} (${row.code}). Smazání nelze vrátit; záznam, který se už nemá nabízet, raději skryjte.`}
      onRemove={() => deleting.mutateAsync({ params: { id: kind.idOf(row) } })}
      onRemoved={onDeleted}
    />
  );
}
