import type { RowKey } from './useTableView.ts';

/** Rows picked together, and the one from which a range goes on. */
export interface Picks {
  readonly keys: ReadonlySet<RowKey>;
  readonly anchor: RowKey | null;
}

/** None are picked. */
export const noPicks: Picks = { keys: new Set(), anchor: null };

/** The row picked, or not any more; a range goes on from it. */
export function toggled({ keys }: Picks, key: RowKey): Picks {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return { keys: next, anchor: key };
}

/** All rows between the anchor and this one, in the order in which they are seen, besides those picked. */
export function rangeTo({ keys, anchor }: Picks, order: readonly RowKey[], to: RowKey): Picks {
  const at = order.indexOf(to);
  const from = anchor === null ? at : order.indexOf(anchor);
  // What the range began at may have gone.
  const start = from < 0 ? at : from;
  const between = order.slice(Math.min(start, at), Math.max(start, at) + 1);
  return { keys: new Set([...keys, ...between]), anchor: order[start] ?? to };
}

/** All rows of these keys besides those picked; where they all are already, none of them. */
export function allTurned({ keys }: Picks, all: readonly RowKey[]): Picks {
  const areAll = all.every((key) => keys.has(key));
  const others = [...keys].filter((key) => !all.includes(key));
  return { keys: new Set(areAll ? others : [...keys, ...all]), anchor: null };
}
