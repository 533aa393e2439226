import type { ImportBatch } from '#contract/imports.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { confirm } from '#web/notices/confirm.ts';
import { changedRecords, kindLabels, newRecords } from './import-labels.ts';
import { useAccept, useUndo } from './imports.queries.ts';

type Told = Pick<
  ImportBatch,
  'unit_id' | 'import_id' | 'kind' | 'file_name' | 'created' | 'rows_new' | 'rows_changed'
>;

const callFor = ({ unit_id, import_id }: Told) => ({ params: { unit_id, import_id }, body: {} });

/** Accepting all rows, after a question. */
export function useAcceptAction(batch: Told) {
  const { mutate, isPending, error } = useAccept();
  const accept = async () => {
    const isConfirmed = await confirm({
      title: 'Přijmout import?',
      message: `${kindLabels[batch.kind]}: ${newRecords(batch.rows_new)}, ${changedRecords(batch.rows_changed)}. Přijatý import lze později celý vrátit.`,
      confirmLabel: 'Přijmout vše',
    });
    if (isConfirmed) mutate(callFor(batch));
  };
  return { accept: () => void accept(), isPending, error };
}

/** Taking an accepted import back as a whole, after a question. */
export function useUndoAction(onBegun: (import_id: number) => void = () => undefined) {
  const { mutate, isPending, error } = useUndo();
  const undo = async (batch: Told) => {
    const isConfirmed = await confirm({
      title: 'Vrátit celý import?',
      message: `Import souboru ${batch.file_name} z ${formatDateTime(batch.created)}: ${newRecords(batch.rows_new)} se smaže, ${changedRecords(batch.rows_changed)} dostane zpět původní hodnoty.`,
      confirmLabel: 'Vrátit import',
      danger: true,
    });
    if (isConfirmed) mutate(callFor(batch), { onSuccess: () => onBegun(batch.import_id) });
  };
  return { undo: (batch: Told) => void undo(batch), isPending, error };
}
