import { Button } from '@mantine/core';
import { useMemo } from 'react';
import type { ImportBatch, ImportRow } from '#contract/imports.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { formatNumber } from '#web/lib/czech.ts';
import styles from './imports.module.css';
import { notesText } from './notes.ts';
import { faultsText, rowColumns } from './row-columns.tsx';
import type { UsedColumn } from './row-columns.tsx';

interface RowTableProps {
  readonly batch: ImportBatch;
  /** Rows read so far; undefined while the first are on their way. */
  readonly rows: readonly ImportRow[] | undefined;
  /** How many rows there are of the chosen kind. */
  readonly total: number;
  readonly used: readonly UsedColumn[];
  readonly edited: ImportRow | null;
  readonly isLoadingMore: boolean;
  readonly onMore: () => void;
  readonly onEdit: (row: ImportRow) => void;
}

const rowKey = (row: ImportRow) => row.row_number;

/** Rows of the dry run, a thousand at a time. */
export function RowTable(props: RowTableProps) {
  const { batch, rows, total, used, edited, isLoadingMore, onMore, onEdit } = props;
  const columns = useMemo(() => rowColumns(used, batch), [used, batch]);
  return (
    <>
      <DataTable
        label="Řádky souboru"
        id={`import-${batch.kind}`}
        rows={rows}
        columns={columns}
        rowKey={rowKey}
        marked={edited?.row_number ?? null}
        searchIn={(row) => [...row.cells, faultsText(row, used), notesText(row)]}
        onActivate={onEdit}
        activateLabel="Opravit"
        seek={{ placeholder: 'Hledat v řádcích' }}
      />
      {rows !== undefined && rows.length < total ? (
        <p className={styles.note}>
          Načteno prvních {formatNumber(rows.length, 0)} z {formatNumber(total, 0)} řádků.{' '}
          <Button variant="subtle" size="compact-sm" loading={isLoadingMore} onClick={onMore}>
            Načíst další
          </Button>
        </p>
      ) : null}
    </>
  );
}
