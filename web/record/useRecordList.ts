import { focusMarked } from '#web/table/focus-marked.ts';
import { useTableRows } from '#web/table/useTableRows.ts';

interface RecordListInput<R> {
  readonly rows: readonly R[] | undefined;
  readonly rowKey: (row: R) => number;
  /** Id of the open record, as the address has it. */
  readonly open: number | undefined;
  /** Opens a record, or none. */
  readonly onOpen: (id: number | undefined) => void;
}

/** A list of records: which row is marked, which record is open, and the one that is being made. */
export function useRecordList<R, V>({ rows, rowKey, open, onOpen }: RecordListInput<R>) {
  const table = useTableRows<R>({ rows, rowKey });
  const fresh = useTableRows<V>({ rows: undefined, rowKey: () => 0 });
  const { newRecord } = fresh;
  return {
    rowKey,
    /** With those just saved, though the list that was read does not hold them yet. */
    rows: table.rows,
    marked: open ?? table.marked,
    mark: table.mark,
    /** What the record that is being made starts with; null when none is. */
    newRecord,
    /** The open record; none while it has not come. */
    opened: table.rows?.find((row) => rowKey(row) === open),
    open: (row: R) => {
      table.mark(row);
      onOpen(rowKey(row));
    },
    create: (buildEmpty: () => V) => {
      table.clearMark();
      fresh.createRecord(buildEmpty);
    },
    saved: table.saved,
    close: () => {
      if (newRecord === null) onOpen(undefined);
      else fresh.clearMark();
      requestAnimationFrame(focusMarked);
    },
  };
}

export interface RecordListState<R, V> extends ReturnType<typeof useRecordList<R, V>> {}
