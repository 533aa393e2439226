import { useRef, useState } from 'react';
import type { RowKey } from './useTableView.ts';

/** How long a new record waits after the selection was cleared (specification, section 9). */
const NEW_RECORD_DELAY_MS = 50;

interface RowsInput<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => RowKey;
  /** Tells hidden records, which stay away until they are asked for. */
  readonly isHidden?: (row: Row) => boolean;
}

/**
 * Marks of table rows (specification, section 4, Table rows): one row at most is being edited; a new
 * record clears the mark, waits and starts empty; once saved it stands in the table, marked.
 */
export function useTableRows<Row>({ rows, rowKey, isHidden }: RowsInput<Row>) {
  const [marked, setMarked] = useState<RowKey | null>(null);
  const [newRecord, setNewRecord] = useState<Row | null>(null);
  const [added, setAdded] = useState<readonly Row[]>([]);
  const [showHidden, setShowHidden] = useState(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const settle = (key: RowKey | null) => {
    clearTimeout(waiting.current);
    setNewRecord(null);
    setMarked(key);
  };
  const missing = rows === undefined ? added : withoutKnown(added, rows, rowKey);
  // What the list already holds is the list's alone: once deleted there, it may not come back from here.
  if (missing.length < added.length) setAdded(missing);
  const all = rows === undefined || missing.length === 0 ? rows : [...rows, ...missing];
  const shown = isHidden === undefined || showHidden ? all : all?.filter((row) => !isHidden(row));
  return {
    rows: shown,
    marked,
    markedRow: shown?.find((row) => rowKey(row) === marked),
    newRecord,
    showHidden,
    setShowHidden,
    mark: (row: Row) => settle(rowKey(row)),
    clearMark: () => settle(null),
    createRecord: (buildEmpty: () => Row) => {
      settle(null);
      waiting.current = setTimeout(() => setNewRecord(buildEmpty()), NEW_RECORD_DELAY_MS);
    },
    saved: (row: Row) => {
      setAdded((before) => [...before.filter((other) => rowKey(other) !== rowKey(row)), row]);
      settle(rowKey(row));
    },
  };
}

// A saved record stands in the table at once; the list that comes later already holds it.
function withoutKnown<Row>(
  added: readonly Row[],
  rows: readonly Row[],
  rowKey: (row: Row) => RowKey,
): readonly Row[] {
  if (added.length === 0) return added;
  const known = new Set(rows.map(rowKey));
  return added.filter((row) => !known.has(rowKey(row)));
}
