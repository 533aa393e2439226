import { formatDateTime } from '#web/lib/czech.ts';
import { exportedColumns, exportedText, exportedValue } from './exported.ts';
import { element, printSheet } from '#web/ui/print-sheet.ts';
import type { TableContent } from './exported.ts';
import styles from './print.module.css';

/** More columns than this lie on the page sideways. */
const UPRIGHT_COLUMNS = 6;

/** Prints a table, all its rows, on a sheet of its own. */
export function printTable<Row>(table: TableContent<Row>): void {
  const { label, unit, search, notes = [], roomy = false } = table;
  const isWide = exportedColumns(table.columns).length > UPRIGHT_COLUMNS;
  const subject = [unit, formatDateTime(new Date().toISOString())].filter((part) => part !== '');
  const parts = [
    element('p', subject.join(' · '), styles.subject),
    element('h1', label, styles.title),
    ...(search === '' ? [] : [element('p', `Hledáno: ${search}`, styles.subject)]),
    ...notes.map((note) => element('p', note, styles.subject)),
    tableOf(table),
  ];
  printSheet(parts, { ...(isWide && { wide: '' }), ...(roomy && { roomy: '' }) });
}

// Made without React: thousands of rows that nobody will touch are drawn only to be printed.
function tableOf<Row>({ columns, rows }: TableContent<Row>): HTMLElement {
  const shown = exportedColumns(columns);
  const table = element('table', '', styles.table);
  const head = table.appendChild(element('thead')).appendChild(element('tr'));
  head.append(...shown.map(({ text }) => element('th', text)));
  const body = table.appendChild(element('tbody'));
  for (const row of rows) {
    const line = body.appendChild(element('tr'));
    for (const column of shown) {
      const cell = line.appendChild(element('td', exportedText(column, row)));
      if (typeof exportedValue(column, row) === 'number') cell.className = styles.number ?? '';
    }
  }
  return table;
}
