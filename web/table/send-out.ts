import type { FileFormat } from '#contract/rules/file-format.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { bring } from '#web/lib/bring.ts';
import { todayInPrague, formatNumber } from '#web/lib/czech.ts';
import { download, fileName } from '#web/lib/download.ts';
import { log } from '#web/lib/log.ts';
import { confirm } from '#web/notices/confirm.ts';
import { flash, flashError } from '#web/notices/flash.ts';
import { tableCsv } from './csv.ts';
import type { TableContent } from './exported.ts';
import type { WholeFile } from './table-props.ts';
import { printTable } from './print.ts';

/** More rows than this are asked about before they are printed. */
const MANY_ROWS = 1000;
/** Rows that a page of A4 holds. */
const ROWS_OF_PAGE = 40;

function nameOf({ label, unit }: Pick<TableContent<never>, 'label' | 'unit'>): string {
  return fileName(label, unit, todayInPrague());
}

/** Saves a table as CSV for Czech spreadsheets. */
export function exportCsv<Row>(table: TableContent<Row>): void {
  const content = new Blob([tableCsv(table)], { type: 'text/csv;charset=utf-8' });
  download(`${nameOf(table)}.csv`, content);
}

/** Saves a table as XLSX. */
export async function exportXlsx<Row>(table: TableContent<Row>): Promise<void> {
  try {
    const { tableXlsx } = await bring(() => import('./xlsx.ts'));
    download(`${nameOf(table)}.xlsx`, await tableXlsx(table));
  } catch (error) {
    log.error('Tabulku se nepodařilo uložit jako XLSX', error);
    flashError('Soubor XLSX se nepodařilo vytvořit. Zkuste to, prosím, znovu.');
  }
}

/** Has a file of the server saved. One that was cut on its way is told, and not saved. */
export async function saveWhole({ save }: WholeFile, format: FileFormat): Promise<void> {
  try {
    flash('Soubor se připravuje…');
    await save(format);
  } catch (error) {
    log.error('Soubor ze serveru se nepodařilo uložit', error);
    flashError('Soubor se nepodařilo stáhnout celý. Zkuste to, prosím, znovu.');
  }
}

/** Prints a table; a long one only after a confirmation. */
export async function printAll<Row>(table: TableContent<Row>): Promise<void> {
  const count = table.rows.length;
  if (count <= MANY_ROWS || (await mayPrint(count))) printTable(table);
}

function mayPrint(count: number): Promise<boolean> {
  const pages = Math.ceil(count / ROWS_OF_PAGE);
  const rows = `${formatNumber(count, 0)} ${czechPlural(count, 'řádek', 'řádky', 'řádků')}`;
  return confirm({
    title: 'Vytisknout celou tabulku?',
    message: `Tabulka má ${rows}, asi ${formatNumber(pages, 0)} stran A4. Vyhledáním ji můžete zúžit.`,
    confirmLabel: 'Vytisknout',
  });
}
