import type { CellValue, Column } from '#web/table/columns.ts';

/** How cells of a kind of value look, stand and leave the portal. */
export type ValueLook = Partial<
  Pick<Column<Record<string, unknown>>, 'value' | 'align' | 'decimals' | 'render' | 'exported'>
>;

/** The value of the name in a row, as cells hold it. */
export const cellOf = (row: Readonly<Record<string, unknown>>, name: string) =>
  row[name] as CellValue;
