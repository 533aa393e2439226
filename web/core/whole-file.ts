import type { WholeFile } from '#web/table/table-props.ts';
import type { TableOfUnit } from './whole-files.ts';

/** A whole table of the unit as a file of the server; what saves it is loaded with the first one. */
export function wholeFileOf(text: string, table: TableOfUnit, unit_id: number): WholeFile {
  const save = async () => {
    const { saveOfUnit } = await import('./whole-files.ts');
    await saveOfUnit(table, unit_id);
  };
  return { text, save };
}
