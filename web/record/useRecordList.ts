import { focusMarked } from '#web/table/focus-marked.ts';
import { useTableRows } from '#web/table/useTableRows.ts';

interface RecordListInput<R, V> {
  readonly rows: readonly R[] | undefined;
  readonly rowKey: (row: R) => number;
  /** Id of the open record, as the address has it. */
  readonly open: number | undefined;
  /** Opens a record, or none. */
  readonly onOpen: (id: number | undefined) => void;
  /** What a new record starts with, where the address tells that one is being made; `onOpen` ends it. */
  readonly fresh?: V | undefined;
}

/** A list of records: which row is marked, which record is open, and the one that is being made. */
export function useRecordList<R, V>(input: RecordListInput<R, V>) {
  const { rowKey, open, onOpen } = input;
  const table = useTableRows<R>({ rows: input.rows, rowKey });
  const begun = useTableRows<V>({ rows: undefined, rowKey: () => 0 });
  return {
    rowKey,
    /** With those just saved, though the list that was read does not hold them yet. */
    rows: table.rows,
    marked: open ?? table.marked,
    mark: table.mark,
    /** What the record that is being made starts with; null when none is. */
    newRecord: begun.newRecord ?? input.fresh ?? null,
    /** The open record; none while it has not come. */
    opened: table.rows?.find((row) => rowKey(row) === open),
    open: (row: R) => {
      table.mark(row);
      onOpen(rowKey(row));
    },
    create: (buildEmpty: () => V) => {
      table.clearMark();
      begun.createRecord(buildEmpty);
    },
    saved: table.saved,
    close: () => {
      if (begun.newRecord === null) onOpen(undefined);
      else begun.clearMark();
      requestAnimationFrame(focusMarked);
    },
  };
}

export interface RecordListState<R, V> extends ReturnType<typeof useRecordList<R, V>> {}
