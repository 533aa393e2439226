import { readSheet } from 'read-excel-file/universal';
import { czechDate } from '#contract/czech/iso-date.ts';
import { unreadable } from './file-fault.ts';
import { withFirstSheet } from './first-sheet.ts';
import { withinLimits } from './sheet-limits.ts';
import { storedArchive } from './stored-archive.ts';
import { unpackWorkbook } from './unpack.ts';

/** Digits that a number of a workbook is sure of. */
const SURE_DIGITS = 15;

function cellText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number')
    return String(Number(value.toPrecision(SURE_DIGITS))).replace('.', ',');
  if (typeof value === 'boolean') return value ? 'ano' : 'ne';
  if (value instanceof Date) return dateText(value);
  return '';
}

function dateText(value: Date): string {
  if (Number.isNaN(value.getTime())) return '';
  // The reader hands days over as midnight in UTC.
  const iso = value.toISOString().slice(0, 10);
  return /^\d{4}-/.test(iso) ? czechDate(iso) : '';
}

/** Cells of the first sheet of a workbook by its rows, as people would write them. */
export async function readWorkbook(file: Buffer): Promise<string[][]> {
  const parts = [...withFirstSheet(unpackWorkbook(file))];
  const archive = storedArchive(new Map(parts.map(([name, bytes]) => [name, withinLimits(bytes)])));
  let rows;
  try {
    rows = await readSheet(new Uint8Array(archive).buffer);
  } catch {
    throw unreadable('Sešit se nepodařilo přečíst. Otevřete ho, uložte znovu a nahrajte.');
  }
  return rows.map((row) => row.map(cellText));
}
