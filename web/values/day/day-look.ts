import { formatDate } from '#web/lib/czech.ts';
import { cellOf, type ValueLook } from '../value-column.ts';

/** Days are written as Czechs do, sorted as they come, and leave as days for a sheet. */
export function dayLook(name: string): ValueLook {
  const written = (row: Readonly<Record<string, unknown>>) =>
    formatDate(String(cellOf(row, name) ?? ''));
  return { render: written };
}
