import { Button, Group } from '@mantine/core';
import { useId, useMemo, useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import type { ImportBatch, ImportRow } from '#contract/imports.ts';
import { flash } from '#web/notices/flash.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { LicenceNote } from '#web/core/licence/LicenceNote.tsx';
import { FaultNote } from './FaultNote.tsx';
import { failingRows, kindLabels, kindLimits } from './import-labels.ts';
import { useCorrect, useImportRows } from './imports.queries.ts';
import type { RowState } from './imports.queries.ts';
import styles from './imports.module.css';
import { usedColumns } from './row-columns.tsx';
import { RowCorrection } from './RowCorrection.tsx';
import { RowFilter } from './RowFilter.tsx';
import { RowTable } from './RowTable.tsx';
import { Step } from './Step.tsx';
import { useAcceptAction } from './useImportActions.ts';

interface ResultProps {
  readonly batch: ImportBatch;
  readonly onMapping: () => void;
}

/** The third step: what the dry run has found; rows are corrected here, and all accepted, or none. */
export function Result({ batch, onMapping }: ResultProps) {
  // Until the person chooses, faulty rows come first: they stand in the way.
  const [chosen, setChosen] = useState<{ state: RowState | undefined } | null>(null);
  const state = chosen === null ? (batch.rows_failing > 0 ? 'failing' : undefined) : chosen.state;
  const rows = useImportRows(batch, state);
  const shown = useMemo(() => rows.data?.pages.flatMap(({ values }) => values), [rows.data]);
  const used = useMemo(() => usedColumns(batch), [batch]);
  const [edited, setEdited] = useState<ImportRow | null>(null);
  const correct = useCorrection(batch, shown ?? [], setEdited);
  return (
    <Step at={2} title="Výsledek zkoušky" note={`${kindLabels[batch.kind]} · ${batch.file_name}`}>
      <FaultNote fault={batch.fault} />
      {batch.rows_failing > 0 ? (
        <p className={styles.note}>Řádek opravíte dvojklikem nebo klávesou Enter.</p>
      ) : null}
      <RowFilter batch={batch} state={state} onState={(next) => setChosen({ state: next })} />
      {edited === null ? null : (
        <RowCorrection
          key={JSON.stringify(edited)}
          row={edited}
          used={used}
          onSave={(cells) => correct(edited, cells)}
          onClose={() => setEdited(null)}
        />
      )}
      <RowTable
        kind={batch.kind}
        rows={shown}
        total={rows.data?.pages[0]?.total ?? 0}
        used={used}
        edited={edited}
        isLoadingMore={rows.isFetchingNextPage}
        onMore={() => void rows.fetchNextPage()}
        onEdit={setEdited}
      />
      <ErrorLine error={rows.error} />
      <LicenceNote limited={kindLimits[batch.kind]} />
      <Acceptance batch={batch} onMapping={onMapping} />
    </Step>
  );
}

/** Saves a corrected row; then the next faulty one is opened, until none is left. */
function useCorrection(
  batch: ImportBatch,
  shown: readonly ImportRow[],
  setEdited: Dispatch<SetStateAction<ImportRow | null>>,
) {
  const { mutateAsync } = useCorrect();
  const { unit_id, import_id } = batch;
  return async (row: ImportRow, cells: readonly string[]) => {
    const { row_number } = row;
    // Whoever has gone over to another row meanwhile stays there.
    const edit = (next: ImportRow | null) => setEdited((now) => (now === row ? next : now));
    const answer = await mutateAsync({
      params: { unit_id, import_id },
      body: { row_number, cells: [...cells] },
    });
    if (answer.row.state === 'failing') {
      edit(answer.row);
      return;
    }
    flash(`Řádek ${row_number} je v pořádku`);
    const others = shown.filter((each) => each.state === 'failing' && each !== row);
    edit(others.find((each) => each.row_number > row_number) ?? others[0] ?? null);
  };
}

function Acceptance({ batch, onMapping }: ResultProps) {
  const { accept, isPending, error } = useAcceptAction(batch);
  const reasonId = useId();
  const obstacle = obstacleOf(batch);
  return (
    <div className={styles.bar}>
      <ErrorLine error={error} />
      <Group gap="xs">
        <Button
          disabled={obstacle !== ''}
          loading={isPending}
          aria-describedby={obstacle === '' ? undefined : reasonId}
          onClick={accept}
        >
          Přijmout vše
        </Button>
        <Button variant="default" onClick={onMapping}>
          Zpět ke sloupcům
        </Button>
        <span id={reasonId} className={styles.reason} role="status">
          {obstacle}
        </span>
      </Group>
    </div>
  );
}

/** Why the import cannot be accepted; empty when it can. */
function obstacleOf({ rows_failing, rows_new, rows_changed }: ImportBatch): string {
  if (rows_failing > 0)
    return `Přijímá se vše, nebo nic. Nejdřív opravte ${failingRows(rows_failing)}.`;
  return rows_new + rows_changed === 0 ? 'V souboru není nic nového ani změněného.' : '';
}
