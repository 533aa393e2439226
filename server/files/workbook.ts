import { readSheet } from 'read-excel-file/universal';
import { czechDate } from '#contract/czech/iso-date.ts';
import { unreadable } from './file-fault.ts';
import { withFirstSheet } from './first-sheet.ts';
import { mergesOf, withMerged } from './merged-cells.ts';
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

/** A cell in which a formula failed; its text is the code of the error, such as #REF!. */
const failedCell = /(<(?:[^\s<>/:]+:)?c\s[^<>]*?)\bt\s*=\s*(?:"e"|'e')/g;

/** The part with failed cells as texts, because the reader of workbooks would make empty ones of them. */
function withErrorsTold(part: Buffer): Buffer {
  if (!part.includes('sheetData')) return part;
  return Buffer.from(part.toString('utf8').replaceAll(failedCell, '$1t="str"'));
}

/** Merged cells of the one sheet that is left in the parts. */
function mergesIn(parts: ReadonlyMap<string, Buffer>) {
  const sheets = [...parts.values()].filter((part) => part.includes('sheetData'));
  return sheets.length === 1 ? mergesOf((sheets[0] as Buffer).toString('utf8')) : [];
}

/** Cells of the first sheet of a workbook by its rows, as people would write them. */
export async function readWorkbook(file: Buffer): Promise<string[][]> {
  const unpacked = [...withFirstSheet(unpackWorkbook(file))];
  const parts = new Map(
    unpacked.map(([name, bytes]) => [name, withErrorsTold(withinLimits(bytes))]),
  );
  const archive = storedArchive(parts);
  let rows;
  try {
    rows = await readSheet(new Uint8Array(archive).buffer);
  } catch {
    throw unreadable('Sešit se nepodařilo přečíst. Otevřete ho, uložte znovu a nahrajte.');
  }
  return withMerged(
    rows.map((row) => row.map(cellText)),
    mergesIn(parts),
  );
}
