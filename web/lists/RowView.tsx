import { Modal } from '@mantine/core';
import type { FormValues } from '#web/form/changes.ts';
import type { RecordKind, StoredRecord } from '#web/record/record-kind.ts';
import { History } from '#web/record/RecordTools.tsx';
import { cellText, columnId, type Column } from '#web/table/columns.ts';
import { Facts } from '#web/ui/Facts.tsx';

interface RowViewProps<V extends FormValues, R extends StoredRecord> {
  kind: Pick<RecordKind<undefined, V, R>, 'labels' | 'texts' | 'titles' | 'history'> & {
    readonly columns: readonly Column<R>[];
  };
  row: R;
  onClose: () => void;
}

/** A row for whoever may only read the list, with its history. */
export function RowView<V extends FormValues, R extends StoredRecord>(props: RowViewProps<V, R>) {
  const { kind, row, onClose } = props;
  const { columns, labels, texts, titles } = kind;
  const history = kind.history?.(undefined, row);
  return (
    <Modal opened onClose={onClose} title={titles.edit(row, undefined)}>
      <Facts>
        {columns.map((column) => (
          <div key={columnId(column)}>
            <dt>{column.text}</dt>
            <dd>{column.render === undefined ? cellText(column, row) : column.render(row)}</dd>
          </div>
        ))}
      </Facts>
      {history === undefined ? null : <History history={history} labels={labels} texts={texts} />}
    </Modal>
  );
}
