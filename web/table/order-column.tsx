import { IconArrowDown } from '#web/icons/IconArrowDown.ts';
import { IconArrowUp } from '#web/icons/IconArrowUp.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import type { Column } from './columns.ts';
import styles from './order.module.css';

/** The place of a row among those shown, with buttons that move it for whoever may. */
export function orderColumn<R extends { readonly name: string }>(
  rows: readonly R[],
  idOf: (row: R) => number,
  mayMove: boolean,
  onStep: (row: R, by: -1 | 1) => void,
): Column<R> {
  const places = new Map(rows.map((row, at) => [idOf(row), at + 1]));
  const placeOf = (row: R) => places.get(idOf(row)) ?? 0;
  return {
    text: 'Pořadí',
    id: 'order',
    value: placeOf,
    sortable: true,
    width: 130,
    align: 'right',
    render: (row) => (
      <span className={styles.order}>
        {placeOf(row)}
        {mayMove ? (
          <>
            {/* A button at an end stays focusable, so that the keyboard does not lose its place. */}
            <IconButton
              label={`Posunout výš: ${row.name}`}
              aria-disabled={placeOf(row) === 1}
              onClick={() => onStep(row, -1)}
            >
              <IconArrowUp size="1.125rem" aria-hidden="true" />
            </IconButton>
            <IconButton
              label={`Posunout níž: ${row.name}`}
              aria-disabled={placeOf(row) === rows.length}
              onClick={() => onStep(row, 1)}
            >
              <IconArrowDown size="1.125rem" aria-hidden="true" />
            </IconButton>
          </>
        ) : null}
      </span>
    ),
  };
}
