import { useEffect } from 'react';
import { createStore } from '#web/lib/store.ts';
import type { RowKey } from './useTableView.ts';

/**
 * Ids of the rows of each list as it was seen last in this tab: chosen, found and sorted; the list seen
 * last is the last one.
 */
const orders = createStore<ReadonlyMap<string, readonly RowKey[]>>(new Map());

const none: readonly RowKey[] = [];

/** Keeps the order of a list, by which the records opened from it are walked. */
export function keepOrder(list: string, keys: readonly RowKey[]): void {
  const others = [...orders.get()].filter(([name]) => name !== list);
  orders.set(new Map([...others, [list, keys]]));
}

/** Keeps the order of a table while it is shown. */
export function useKeptOrder<Row>(
  list: string | undefined,
  rows: readonly Row[],
  rowKey: (row: Row) => RowKey,
): void {
  useEffect(() => {
    if (list !== undefined) keepOrder(list, rows.map(rowKey));
  }, [list, rows, rowKey]);
}

/** The order of that of the lists which was seen last and holds the record; empty when none does. */
export function useOrderWith(lists: readonly string[], key: RowKey): readonly RowKey[] {
  return orders.use(
    (all) =>
      [...all].findLast(([list, keys]) => lists.includes(list) && keys.includes(key))?.[1] ?? none,
  );
}
