import { focusMarked, focusMarkedOf } from '#web/table/focus-marked.ts';
import { useTableRows } from '#web/table/useTableRows.ts';
import { useListWalk, type ListWalk } from './useListWalk.ts';

interface RecordListInput<R, V> {
  readonly rows: readonly R[] | undefined;
  readonly rowKey: (row: R) => number;
  /** Id of the open record, as the address has it. */
  readonly open: number | undefined;
  /** Opens a record, or none. */
  readonly onOpen: (id: number | undefined) => void;
  /** What a new record starts with, where the address tells that one is being made; `onOpen` ends it. */
  readonly fresh?: V | undefined;
  /** How the dialog of a record leads to its neighbours, where it does. */
  readonly walk?: ListWalk | undefined;
}

/** A list of records: which row is marked, which record is open, and the one that is being made. */
export function useRecordList<R, V>(input: RecordListInput<R, V>) {
  const { rowKey, open, onOpen, walk } = input;
  const table = useTableRows<R>({ rows: input.rows, rowKey });
  const begun = useTableRows<V>({ rows: undefined, rowKey: () => 0 });
  const opened = table.rows?.find((row) => rowKey(row) === open);
  const { steps, begin } = useListWalk(open, walk);
  return {
    rowKey,
    /** With those just saved, though the list that was read does not hold them yet. */
    rows: table.rows,
    marked: open ?? table.marked,
    mark: table.mark,
    /** What the record that is being made starts with; null when none is. */
    newRecord: begun.newRecord ?? input.fresh ?? null,
    /** The open record; none while it has not come. */
    opened,
    /** Its neighbours in the list, where the list says how they are opened. */
    steps,
    open: (row: R) => {
      begin();
      table.mark(row);
      onOpen(rowKey(row));
    },
    create: (buildEmpty: () => V) => {
      table.clearMark();
      begun.createRecord(buildEmpty);
    },
    saved: table.saved,
    close: () => {
      begin();
      // By steps it may be another one than that which was opened.
      if (opened !== undefined) table.mark(opened);
      if (begun.newRecord === null) onOpen(undefined);
      else begun.clearMark();
      requestAnimationFrame(() => (walk === undefined ? focusMarked() : focusMarkedOf(walk.list)));
    },
  };
}

export interface RecordListState<R, V> extends ReturnType<typeof useRecordList<R, V>> {}
