import { Button, Group } from '@mantine/core';
import { useId, useMemo, useRef, useState } from 'react';
import type { Ref } from 'react';
import type { ImportBatch, ImportRow } from '#contract/imports.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { LicenceNote } from '#web/core/licence/LicenceNote.tsx';
import { focusMarkedOf } from '#web/table/focus-marked.ts';
import { useScreen } from '#web/ui/useScreen.ts';
import { FaultNote } from './FaultNote.tsx';
import { batchNote, failingRows, kindLimits } from './import-labels.ts';
import { useImportRows } from './imports.queries.ts';
import type { RowState } from './imports.queries.ts';
import styles from './imports.module.css';
import { usedColumns } from './row-columns.tsx';
import { RowCorrection } from './RowCorrection.tsx';
import { RowFilter } from './RowFilter.tsx';
import { RowTable } from './RowTable.tsx';
import { Step } from './Step.tsx';
import { Totals } from './Totals.tsx';
import { useCorrection } from './useCorrection.ts';
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
  const isPhone = useScreen('phone');
  const rows = useImportRows(batch, state);
  const shown = useMemo(() => rows.data?.pages.flatMap(({ values }) => values), [rows.data]);
  const used = useMemo(() => usedColumns(batch), [batch]);
  const [edited, setEdited] = useState<ImportRow | null>(null);
  const end = useRef<HTMLDivElement>(null);
  const { correct, keep } = useCorrection(batch, shown ?? [], {
    setEdited,
    // The rows that are all right now come instead of an empty list, and the keyboard is at what comes next.
    onLast: () => {
      setChosen(null);
      focusEnd(end.current);
    },
  });
  return (
    <Step at={2} title="Výsledek zkoušky" note={batchNote(batch)}>
      <FaultNote fault={batch.fault} />
      {batch.rows_failing > 0 ? (
        <p className={styles.note}>
          {isPhone
            ? 'Řádek opravíte klepnutím na něj.'
            : 'Řádek opravíte dvojklikem nebo klávesou Enter.'}
        </p>
      ) : null}
      <Totals batch={batch} />
      <RowFilter batch={batch} state={state} onState={(next) => setChosen({ state: next })} />
      {edited === null ? null : (
        <RowCorrection
          key={JSON.stringify(edited)}
          row={edited}
          batch={batch}
          used={used}
          onSave={(cells) => correct(edited, cells)}
          onKeep={(kept) => keep(edited, kept)}
          onClose={() => {
            focusMarkedOf(`import-${batch.kind}`);
            setEdited(null);
          }}
        />
      )}
      <RowTable
        batch={batch}
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
      <Acceptance host={end} batch={batch} onMapping={onMapping} />
    </Step>
  );
}

/** To the button that is not refused, once it is drawn so. */
function focusEnd(end: HTMLElement | null): void {
  requestAnimationFrame(() => end?.querySelector<HTMLElement>('button:not(:disabled)')?.focus());
}

interface AcceptanceProps extends ResultProps {
  readonly host: Ref<HTMLDivElement>;
}

function Acceptance({ host, batch, onMapping }: AcceptanceProps) {
  const { accept, isPending, error } = useAcceptAction(batch);
  const reasonId = useId();
  const obstacle = obstacleOf(batch);
  return (
    <div ref={host} className={styles.bar}>
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
