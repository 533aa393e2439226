import { formatDate } from '#web/lib/czech.ts';
import { cellOf, type ValueLook } from '../value-column.ts';

/** Days are written as Czechs do, and sorted as they come. */
export function dayLook(name: string): ValueLook {
  const written = (row: Readonly<Record<string, unknown>>) =>
    formatDate(String(cellOf(row, name) ?? ''));
  return { render: written, exported: written };
}
