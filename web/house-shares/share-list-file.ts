import { bring } from '#web/lib/bring.ts';
import { log } from '#web/lib/log.ts';

/** The largest file that is read in the browser. */
const GREATEST_BYTES = 5_000_000;

/** Lines of a list in a file: rows of the first sheet of a workbook, or of a text; a sentence when it cannot be read. */
export async function linesOfFile(file: File): Promise<{ lines: string } | { fault: string }> {
  if (file.size > GREATEST_BYTES)
    return { fault: 'Soubor je větší než 5 MB. Vyberte jen seznam jednotek.' };
  try {
    return { lines: /\.xlsx$/iu.test(file.name) ? await linesOfWorkbook(file) : await file.text() };
  } catch (error) {
    log.warn('Seznam podílů nelze přečíst', error);
    return {
      fault: 'Soubor se nepodařilo přečíst. Uložte seznam jako XLSX nebo CSV a zkuste to znovu.',
    };
  }
}

async function linesOfWorkbook(file: File): Promise<string> {
  const { readSheet } = await bring(() => import('read-excel-file/browser'));
  const rows = await readSheet(file);
  return rows.map((cells) => cells.map((cell) => textOf(cell)).join('\t')).join('\n');
}

// A spreadsheet takes 1/2 for a day: such a line is told as one without a share.
function textOf(cell: unknown): string {
  return typeof cell === 'string' || typeof cell === 'number' ? `${cell}` : '';
}
