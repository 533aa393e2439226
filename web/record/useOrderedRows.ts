import { useState } from 'react';
import { useRowOrder } from '#web/table/useRowOrder.ts';

interface OrderedRow {
  readonly name: string;
  readonly hidden: boolean;
}

interface OrderedRowsInput<R> {
  /** Undefined while loading; a row just saved is among them, though the list read does not hold it yet. */
  readonly rows: readonly R[] | undefined;
  readonly idOf: (row: R) => number;
  readonly showHidden: boolean;
  /** Sends the whole order. */
  readonly save: (ids: number[]) => Promise<unknown>;
  readonly reread: () => Promise<unknown>;
}

const noRows: readonly never[] = [];

/** Rows in the order that people give them, what of them is shown, and moves of a row among those shown. */
export function useOrderedRows<R extends OrderedRow>(input: OrderedRowsInput<R>) {
  const { rows, idOf, showHidden, save, reread } = input;
  const order = { rows: rows ?? noRows, idOf, save, reread, done: 'Pořadí bylo uloženo' };
  const { rows: all, move } = useRowOrder<R>(order);
  const [said, setSaid] = useState('');
  const shown = rows && (showHidden ? all : all.filter(({ hidden }) => !hidden));
  const step = (row: R, by: -1 | 1) => {
    const placeIn = (list: readonly R[], one: R) =>
      list.findIndex((other) => idOf(other) === idOf(one));
    if (shown === undefined) return;
    const at = placeIn(shown, row);
    const neighbour = shown[at + by];
    if (neighbour === undefined) return;
    move(placeIn(all, row), placeIn(all, neighbour));
    setSaid(`${row.name}: ${at + by + 1}. místo z ${shown.length}`);
  };
  return {
    all,
    shown,
    hiddenCount: all.filter(({ hidden }) => hidden).length,
    step,
    /** Where a moved row has come, for readers. */
    said,
  };
}
