import type { ReactNode } from 'react';
import type { FormValues } from '#web/form/changes.ts';
import { RecordDialog } from './RecordForm.tsx';
import type { RecordKind, StoredRecord } from './record-kind.ts';
import type { RecordListState } from './useRecordList.ts';

interface RecordDialogsProps<W, V extends FormValues, S extends StoredRecord> {
  kind: RecordKind<W, V, S>;
  where: W;
  list: Pick<RecordListState<S, V>, 'newRecord' | 'opened' | 'steps' | 'saved' | 'close'>;
  /** Shown instead of the form to whoever may only read. */
  view?: ReactNode;
  /** What else can be done with a stored record. */
  tools?: ReactNode;
}

/** Over a list: the record that is being made, or the open one. */
export function RecordDialogs<W, V extends FormValues, S extends StoredRecord>(
  props: RecordDialogsProps<W, V, S>,
) {
  const { kind, where, list, view, tools } = props;
  const { newRecord, opened, steps, saved, close } = list;
  if (newRecord !== null)
    return (
      <RecordDialog
        kind={kind}
        where={where}
        record={undefined}
        initial={newRecord}
        onSaved={saved}
        onClose={close}
      />
    );
  if (opened === undefined) return null;
  if (view !== undefined) return view;
  return (
    <RecordDialog
      key={kind.idOf(opened)}
      kind={kind}
      where={where}
      record={opened}
      initial={kind.valuesOf(opened)}
      tools={tools}
      steps={steps}
      onClose={close}
    />
  );
}
