import { IconAlertCircle } from '#web/icons/IconAlertCircle.ts';
import type { ImportBatch, ImportRow } from '#contract/imports.ts';
import type { Column } from '#web/table/columns.ts';
import { rowLabels } from './import-labels.ts';
import { Notes } from './Notes.tsx';
import { notesText } from './notes.ts';
import styles from './imports.module.css';

/** A column of the file that is imported. */
export interface UsedColumn {
  /** Its place in the file. */
  readonly at: number;
  readonly field: string;
  readonly label: string;
  readonly hint: string;
  readonly choices: readonly string[];
}

/** Columns of the file that are imported, by the names of their fields. */
export function usedColumns({ mapping, fields, columns }: ImportBatch): readonly UsedColumn[] {
  return mapping.flatMap((name, at) => {
    const field = fields.find((each) => each.field === name);
    return field === undefined
      ? []
      : [
          {
            at,
            field: field.many ? `${field.field} ${at}` : field.field,
            label: field.many ? (columns[at] ?? field.label) : field.label,
            hint: field.many ? '' : field.hint,
            choices: field.choices,
          },
        ];
  });
}

/** What is wrong with a cell, or with the row as a whole (column −1); empty when nothing is. */
export function faultAt({ faults }: ImportRow, column: number): string {
  return faults
    .filter((fault) => fault.column === column)
    .map(({ message }) => message)
    .join(' ');
}

/** Why a row is left out, or all that is wrong with it, each with the name of its column. */
export function faultsText(row: ImportRow, used: readonly UsedColumn[]): string {
  const whole = faultAt(row, -1);
  const cells = used
    .map(({ at, label }) => [label, faultAt(row, at)] as const)
    .filter(([, fault]) => fault !== '')
    .map(([label, fault]) => `${label}: ${fault}`);
  return [row.reason, whole, ...cells].filter((text) => text !== '').join(' · ');
}

/** Columns of the table of rows: their state, what is wrong, and the cells with the faulty ones marked. */
export function rowColumns(
  used: readonly UsedColumn[],
  batch: ImportBatch,
): readonly Column<ImportRow>[] {
  return [
    {
      text: 'Řádek',
      value: 'row_number',
      sortable: true,
      width: 80,
      align: 'right',
      telling: true,
      render: ({ row_number }) => (
        <>
          <span className={styles.rowWord}>Řádek </span>
          {row_number}
        </>
      ),
    },
    {
      text: 'Výsledek',
      id: 'result',
      value: ({ state }) => rowLabels[state],
      sortable: true,
      width: 110,
    },
    {
      text: 'Důvod',
      id: 'fault',
      value: (row) => faultsText(row, used),
      sortable: true,
      width: 260,
      telling: true,
    },
    ...(tellsNotes(batch) ? [understood(batch)] : []),
    ...used.map(({ at, field, label }, index) => ({
      text: label,
      id: `cell-${field}`,
      value: ({ cells }: ImportRow) => cells[at] ?? '',
      sortable: true,
      telling: index === 0,
      render: (row: ImportRow) => <Cell text={row.cells[at] ?? ''} fault={faultAt(row, at)} />,
    })),
  ];
}

/** Rows tell how they were understood, or what they change. */
const tellsNotes = ({ totals, rows_changed }: ImportBatch) =>
  Object.keys(totals).length > 0 || rows_changed > 0;

/** What the cells of each row were understood as. */
const understood = (batch: ImportBatch): Column<ImportRow> => ({
  text: 'Jak tomu portál rozumí',
  id: 'understood',
  value: notesText,
  width: 320,
  telling: true,
  render: (row) => <Notes row={row} batch={batch} />,
});

function Cell({ text, fault }: { text: string; fault: string }) {
  if (fault === '') return text;
  return (
    <span className={styles.faulty} title={fault}>
      <IconAlertCircle size="1rem" aria-hidden="true" />
      {text === '' ? <em>prázdné</em> : text}
      <span className="k-hidden"> – {fault}</span>
    </span>
  );
}
