import { formatDateTime } from '#web/lib/czech.ts';
import { cellOf, type ValueLook } from '../value-column.ts';

/** Moments are written by the clock of Prague, and sorted as they come. */
export const momentLook = (name: string): ValueLook => ({
  render: (row) => formatDateTime(String(cellOf(row, name) ?? '')),
});
