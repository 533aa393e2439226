import { Button, Title } from '@mantine/core';
import type { ResultOf } from '#contract/endpoint.ts';
import type { listImports } from '#contract/imports.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { kindLabels, stateLabels } from './import-labels.ts';
import { useFormerImports } from './imports.queries.ts';
import styles from './imports.module.css';
import { useUndoAction } from './useImportActions.ts';

type Former = ResultOf<typeof listImports>['values'][number];

const rowKey = (row: Former) => row.import_id;

interface Ways {
  readonly onOpen: (row: Former) => void;
  readonly onUndo: (row: Former) => void;
}

function formerColumns({ onOpen, onUndo }: Ways): readonly Column<Former>[] {
  const actions = (row: Former) => (
    <>
      <RowButton
        text="Otevřít"
        label={`Otevřít import ${row.file_name}`}
        onClick={() => onOpen(row)}
      />
      {row.state === 'accepted' ? (
        <RowButton
          text="Vrátit"
          label={`Vrátit import ${row.file_name}`}
          onClick={() => onUndo(row)}
        />
      ) : null}
    </>
  );
  return [
    { text: 'Soubor', value: 'file_name', sortable: true, width: 240, telling: true },
    { text: 'Druh', id: 'kind', value: ({ kind }) => kindLabels[kind], sortable: true, width: 130 },
    {
      text: 'Nahrán',
      value: 'created',
      sortable: true,
      width: 150,
      telling: true,
      render: ({ created }) => formatDateTime(created),
    },
    {
      text: 'Stav',
      id: 'state',
      value: ({ state }) => stateLabels[state],
      sortable: true,
      width: 200,
      telling: true,
    },
    { text: 'Řádků', value: 'rows_total', sortable: true, width: 90, align: 'right' },
    { text: 'Nové', value: 'rows_new', width: 80, align: 'right' },
    { text: 'Změněné', value: 'rows_changed', width: 100, align: 'right' },
    { text: 'Chybné', value: 'rows_failing', width: 90, align: 'right' },
    { text: 'Akce', id: 'actions', value: () => '', width: 180, render: actions, exported: false },
  ];
}

function RowButton({ text, label, onClick }: { text: string; label: string; onClick: () => void }) {
  return (
    <Button variant="subtle" size="compact-sm" aria-label={label} onClick={onClick}>
      {text}
    </Button>
  );
}

interface FormerImportsProps {
  readonly unit_id: number;
  readonly onGo: (import_id: number) => void;
}

/** Imports of the unit made before; one that was accepted can be taken back. */
export function FormerImports({ unit_id, onGo }: FormerImportsProps) {
  const list = useFormerImports(unit_id);
  const { undo, error } = useUndoAction(onGo);
  const open = (row: Former) => onGo(row.import_id);
  const columns = formerColumns({ onOpen: open, onUndo: undo });
  if (list.data?.values.length === 0) return null;
  return (
    <section className={styles.former} aria-label="Dřívější importy">
      <Title order={3}>Dřívější importy</Title>
      <DataTable
        label="Dřívější importy"
        id="imports"
        rows={list.data?.values}
        columns={columns}
        rowKey={rowKey}
        onActivate={open}
        activateLabel="Otevřít"
      />
      <ErrorLine error={error ?? list.error} />
    </section>
  );
}
