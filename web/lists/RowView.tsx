import { Modal } from '@mantine/core';
import type { FormValues } from '#web/form/changes.ts';
import { cellText, columnId } from '#web/table/columns.ts';
import { Facts } from '#web/ui/Facts.tsx';
import type { ListKind, StoredRow } from './list-kind.ts';
import { RowHistory } from './RowHistory.tsx';

interface RowViewProps<V extends FormValues, R extends StoredRow> {
  kind: ListKind<V, R>;
  row: R;
  onClose: () => void;
}

/** A row for whoever may only read the list, with its history. */
export function RowView<V extends FormValues, R extends StoredRow>(props: RowViewProps<V, R>) {
  const { kind, row, onClose } = props;
  return (
    <Modal opened onClose={onClose} title={`${kind.titles.edit} ${row.name}`} size="34rem">
      <Facts>
        {kind.columns.map((column) => (
          <div key={columnId(column)}>
            <dt>{column.text}</dt>
            <dd>{cellText(column, row)}</dd>
          </div>
        ))}
      </Facts>
      <RowHistory kind={kind} row={row} />
    </Modal>
  );
}
