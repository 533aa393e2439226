import { formatDateTime } from '#web/lib/czech.ts';
import { exportedColumns, exportedText, exportedValue } from './exported.ts';
import type { TableContent } from './exported.ts';
import styles from './print.module.css';

/** More columns than this lie on the page sideways. */
const UPRIGHT_COLUMNS = 6;

/** Prints a table, all its rows, on a sheet of its own; the portal around it stays off the paper. */
export function printTable<Row>(table: TableContent<Row>): void {
  const sheet = sheetOf(table);
  document.body.append(sheet);
  // Some browsers print only after this call has ended.
  addEventListener('afterprint', () => sheet.remove(), { once: true });
  print();
}

function sheetOf<Row>(table: TableContent<Row>): HTMLElement {
  const { label, unit, search, notes = [], roomy = false } = table;
  const sheet = element('section', '', styles.sheet);
  sheet.dataset['printSheet'] = '';
  if (exportedColumns(table.columns).length > UPRIGHT_COLUMNS) sheet.dataset['wide'] = '';
  if (roomy) sheet.dataset['roomy'] = '';
  const subject = [unit, formatDateTime(new Date().toISOString())].filter((part) => part !== '');
  sheet.append(
    element('p', subject.join(' · '), styles.subject),
    element('h1', label, styles.title),
    ...(search === '' ? [] : [element('p', `Hledáno: ${search}`, styles.subject)]),
    ...notes.map((note) => element('p', note, styles.subject)),
    tableOf(table),
  );
  return sheet;
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

function element(tag: string, text = '', className = ''): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  if (className !== '') made.className = className;
  return made;
}
