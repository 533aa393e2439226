import { flash, flashError } from '#web/notices/flash.ts';
import { columnId, valueText, type Column } from './columns.ts';
import { exportedValue, inCzech } from './exported.ts';
import type { RowContext } from './row-commands.ts';

/** Calling and writing to whom a row shows, by its own links, and copying its cell of the column. */
export function reachOf<Row>(
  shown: Element | undefined,
  columns: readonly Column<Row>[],
  column: string | null,
  row: Row,
): Pick<RowContext, 'call' | 'write' | 'copy'> {
  const by = (scheme: string) => {
    const link = shown?.querySelector<HTMLAnchorElement>(`a[href^="${scheme}:"]`);
    return link === null || link === undefined ? undefined : () => link.click();
  };
  return { call: by('tel'), write: by('mailto'), copy: copyOf(columns, column, row) };
}

/** Copies what the cell of a column says, as it goes into a file; undefined for one that says nothing. */
function copyOf<Row>(
  columns: readonly Column<Row>[],
  id: string | null,
  row: Row,
): RowContext['copy'] {
  const column = columns.find((one) => columnId(one) === id);
  if (column === undefined || column.exported === false) return undefined;
  const value = exportedValue(column, row);
  const text = inCzech(typeof value === 'string' ? value : valueText(value, column.decimals));
  return text === '' ? undefined : () => void copied(text);
}

async function copied(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    flash('Zkopírováno');
  } catch {
    // The browser may forbid it.
    flashError('Prohlížeč kopírování nedovolil. Označte text ručně.');
  }
}
