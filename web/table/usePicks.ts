import { useMemo, useState } from 'react';
import { allTurned, noPicks, rangeTo, toggled } from './picks.ts';
import type { RowKey } from './useTableView.ts';

/** Rows of a table picked together, and the ways to pick them. */
export interface TablePicks<Row> {
  /** Those picked, the found ones first, in their order. */
  readonly rows: readonly Row[];
  /** How many of them the search does not find now. */
  readonly unseen: number;
  readonly areAll: boolean;
  /** Nothing is found, so there is nothing to pick. */
  readonly areNone: boolean;
  readonly has: (key: RowKey) => boolean;
  readonly toggle: (key: RowKey) => void;
  /** Picks the rows from the one picked last, or from another one, to this one. */
  readonly extend: (key: RowKey, from?: RowKey) => void;
  /** Picks all rows found, on all pages; none of them where they all are. */
  readonly turnAll: () => void;
  /** Picks none, and asks for none any more. */
  readonly clear: () => void;
  /** Boxes are asked for, where they do not stand by themselves: on cards of a phone. */
  readonly isAsked: boolean;
  readonly ask: () => void;
}

interface PicksInput<Row> {
  /** All rows of the table. */
  readonly rows: readonly Row[] | undefined;
  /** Those found, in their order. */
  readonly found: readonly Row[];
  readonly rowKey: (row: Row) => RowKey;
}

/** Keeps which rows are picked; those that have left the table are not any more. */
export function usePicks<Row>({ rows, found, rowKey }: PicksInput<Row>): TablePicks<Row> {
  const [picks, setPicks] = useState(noPicks);
  const [isAsked, setAsked] = useState(false);
  const { keys } = picks;
  const picked = useMemo(() => {
    if (keys.size === 0) return { rows: [], unseen: 0 };
    const isPicked = (row: Row) => keys.has(rowKey(row));
    const seen = found.filter(isPicked);
    const shown = new Set(seen);
    const unseen = (rows ?? []).filter((row) => isPicked(row) && !shown.has(row));
    return { rows: [...seen, ...unseen], unseen: unseen.length };
  }, [keys, rows, found, rowKey]);
  const order = () => found.map(rowKey);
  return {
    ...picked,
    areAll: found.length > 0 && picked.rows.length - picked.unseen === found.length,
    areNone: found.length === 0,
    has: (key) => keys.has(key),
    toggle: (key) => setPicks(toggled(picks, key)),
    extend: (key, from = picks.anchor ?? key) =>
      setPicks(rangeTo({ keys, anchor: from }, order(), key)),
    turnAll: () => setPicks(allTurned(picks, order())),
    clear: () => {
      setPicks(noPicks);
      setAsked(false);
    },
    isAsked,
    ask: () => setAsked(true),
  };
}
