import { useEffect } from 'react';
import { createStore } from '#web/lib/store.ts';
import type { RowKey } from './useTableView.ts';

/** Ids of the rows of each list as it was seen last in this tab: chosen, found and sorted. */
const orders = createStore<ReadonlyMap<string, readonly RowKey[]>>(new Map());

const none: readonly RowKey[] = [];

/** Keeps the order of a list, by which the records opened from it are walked. */
export function keepOrder(list: string, keys: readonly RowKey[]): void {
  orders.set(new Map(orders.get()).set(list, keys));
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

/** The order in which the list was seen last; empty when it was not. */
export function useOrderOf(list: string): readonly RowKey[] {
  return orders.use((all) => all.get(list) ?? none);
}
