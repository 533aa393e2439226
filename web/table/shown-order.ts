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
  const known = orders.get().get(list);
  const others = [...orders.get()].filter(([name]) => name !== list);
  // The same order is the same to whoever follows it, or a screen that filters as it draws would draw for ever.
  orders.set(new Map([...others, [list, isSame(known, keys) ? known : keys]]));
}

function isSame(
  known: readonly RowKey[] | undefined,
  keys: readonly RowKey[],
): known is readonly RowKey[] {
  return known?.length === keys.length && keys.every((key, at) => key === known[at]);
}

/** A record that a row leads to: the list by whose name its order is kept, and its id there. */
export type LedTo = readonly [list: string, key: RowKey];

/** Keeps the orders of the records that rows lead to; one that more rows lead to stands where the first does. */
function keepLedTo<Row>(rows: readonly Row[], leadsTo: (row: Row) => LedTo): void {
  const lists = new Map<string, Set<RowKey>>();
  for (const row of rows) {
    const [list, key] = leadsTo(row);
    lists.set(list, (lists.get(list) ?? new Set()).add(key));
  }
  for (const [list, keys] of lists) keepOrder(list, [...keys]);
}

interface Ordered<Row> {
  readonly id?: string | undefined;
  readonly rowKey: (row: Row) => RowKey;
  readonly leadsTo?: ((row: Row) => LedTo) | undefined;
}

/** Keeps the order of a table while it is shown, of rows that lead to other records the order of those. */
export function useKeptOrder<Row>(
  { id: list, rowKey, leadsTo }: Ordered<Row>,
  rows: readonly Row[],
): void {
  useEffect(() => {
    if (leadsTo !== undefined) keepLedTo(rows, leadsTo);
    else if (list !== undefined) keepOrder(list, rows.map(rowKey));
  }, [list, rows, rowKey, leadsTo]);
}

/** The order of that of the lists which was seen last and holds the record; empty when none does. */
export function useOrderWith(lists: readonly string[], key: RowKey): readonly RowKey[] {
  return orders.use(
    (all) =>
      [...all].findLast(([list, keys]) => lists.includes(list) && keys.includes(key))?.[1] ?? none,
  );
}
