import type { FormValues } from '#web/form/changes.ts';
import { ClientRecordHistory } from '#web/record/RecordHistory.tsx';
import type { ListKind, StoredRow } from './list-kind.ts';

interface RowHistoryProps<V extends FormValues, R extends StoredRow> {
  kind: ListKind<V, R>;
  row: R;
}

/** Who changed a row of a list and how. */
export function RowHistory<V extends FormValues, R extends StoredRow>(
  props: RowHistoryProps<V, R>,
) {
  const { kind, row } = props;
  const { history, labels, texts, idOf } = kind;
  return (
    <ClientRecordHistory
      record_type={history}
      record_id={idOf(row)}
      labels={labels}
      texts={texts}
    />
  );
}
