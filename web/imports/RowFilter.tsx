import type { ImportBatch } from '#contract/imports.ts';
import { formatNumber } from '#web/lib/czech.ts';
import type { RowState } from './imports.queries.ts';
import styles from './imports.module.css';

interface RowFilterProps {
  readonly batch: ImportBatch;
  /** Undefined for all rows. */
  readonly state: RowState | undefined;
  readonly onState: (state: RowState | undefined) => void;
}

/** How many rows there are of each kind; a click shows only those. */
export function RowFilter({ batch, state, onState }: RowFilterProps) {
  const choices = [
    { value: 'failing', label: 'Chybné', count: batch.rows_failing },
    { value: 'new', label: 'Nové', count: batch.rows_new },
    { value: 'changed', label: 'Změněné', count: batch.rows_changed },
    { value: 'same', label: 'Beze změny', count: batch.rows_same },
    { value: 'left-out', label: 'Vynechané', count: batch.rows_left_out },
    { value: undefined, label: 'Všechny', count: batch.rows_total },
  ] as const;
  return (
    <div role="group" aria-label="Řádky podle výsledku" className={styles.filter}>
      {choices.map(({ value, label, count }) => (
        <button
          key={label}
          type="button"
          aria-pressed={value === state}
          data-state={value}
          data-none={count === 0 || undefined}
          onClick={() => onState(value)}
        >
          {label} <strong className="k-figures">{formatNumber(count, 0)}</strong>
        </button>
      ))}
    </div>
  );
}
