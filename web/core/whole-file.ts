import type { FileFormat } from '#contract/rules/file-format.ts';
import { bring } from '#web/lib/bring.ts';
import type { WholeFile } from '#web/table/table-props.ts';
import type { TableOfUnit } from './whole-files.ts';

/** A whole table of the unit as a file of the server; what saves it is loaded with the first one. */
export function wholeFileOf(text: string, table: TableOfUnit, unit_id: number): WholeFile {
  const save = async (format: FileFormat) => {
    const { saveOfUnit } = await bring(() => import('./whole-files.ts'));
    await saveOfUnit(table, unit_id, format);
  };
  return { text, save };
}
