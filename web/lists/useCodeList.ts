import { useState } from 'react';
import type { FormValues } from '#web/form/changes.ts';
import { keyOf, queryClient, queryFor, useCall, useLoad } from '#web/lib/query.ts';
import { useManagesClient } from '#web/session/rights.ts';
import { useRowOrder } from '#web/table/useRowOrder.ts';
import { useTableRows } from '#web/table/useTableRows.ts';
import type { ListKind, StoredRow } from './list-kind.ts';
import { useListPlace } from './place.ts';

const noRows: readonly never[] = [];

/** A code list: its rows in their order, what of them is shown, and moves of a row among those shown. */
export function useCodeList<V extends FormValues, R extends StoredRow>(kind: ListKind<V, R>) {
  const { calls, idOf, stale } = kind;
  const { place, go } = useListPlace();
  const { data } = useLoad(queryFor(calls.list));
  const ordering = useCall(calls.order, { invalidates: stale });
  const table = useTableRows<R>({ rows: data?.values, rowKey: idOf });
  // A row just saved is moved like the others, though the list that was read does not hold it yet.
  const { rows: ordered, move } = useRowOrder<R>({
    rows: table.rows ?? noRows,
    idOf,
    save: (ids) => ordering.mutateAsync({ body: { ids } }),
    reread: () => queryClient.invalidateQueries({ queryKey: keyOf(calls.list) }),
    done: 'Pořadí bylo uloženo',
  });
  const fresh = useTableRows<V>({ rows: undefined, rowKey: () => 0 });
  const [said, setSaid] = useState('');
  const showHidden = place.hidden === 1;
  const shown = showHidden ? ordered : ordered.filter(({ hidden }) => !hidden);
  const rows = table.rows && shown;

  const step = (row: R, by: -1 | 1) => {
    if (rows === undefined) return;
    const at = rows.findIndex((other) => idOf(other) === idOf(row));
    const neighbour = rows[at + by];
    if (neighbour === undefined) return;
    const placeOf = (one: R) => ordered.findIndex((other) => idOf(other) === idOf(one));
    move(placeOf(row), placeOf(neighbour));
    setSaid(`${row.name}: ${at + by + 1}. místo z ${rows.length}`);
  };
  return {
    kind,
    place,
    go,
    rows,
    table,
    fresh,
    step,
    /** Where a moved row has come, for readers. */
    said,
    showHidden,
    hiddenCount: ordered.filter(({ hidden }) => hidden).length,
    /** Whether the person may change the list. */
    mayChange: useManagesClient(),
    opened: ordered.find((row) => idOf(row) === place.row),
  };
}

export type CodeListState<V extends FormValues, R extends StoredRow> = ReturnType<
  typeof useCodeList<V, R>
>;
