import type { z } from 'zod';
import {
  exportAddresses,
  exportClaims,
  exportHistory,
  exportPayments,
  exportReadings,
  exportRelations,
  exportSpaces,
} from '#contract/exports.ts';
import type { FileFormat } from '#contract/rules/file-format.ts';
import type { FileEndpoint, tableFile } from '#contract/table-file.ts';
import { call } from '#web/lib/call.ts';
import { bytesOf, download } from '#web/lib/download.ts';

// Loaded with the first such file: no screen needs it to be shown.

const ofUnit = {
  addresses: exportAddresses,
  relations: exportRelations,
  spaces: exportSpaces,
  claims: exportClaims,
  payments: exportPayments,
  readings: exportReadings,
} satisfies Readonly<Record<string, FileEndpoint>>;

export type TableOfUnit = keyof typeof ofUnit;

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function save({ file_name, content }: z.output<typeof tableFile>, format: FileFormat) {
  const blob =
    format === 'csv'
      ? new Blob([content], { type: 'text/csv;charset=utf-8' })
      : new Blob([bytesOf(content)], { type: WORKBOOK });
  download(file_name, blob);
}

/** Saves a whole table of the unit; throws what the call does. */
export async function saveOfUnit(
  table: TableOfUnit,
  unit_id: number,
  format: FileFormat,
): Promise<void> {
  save(await call(ofUnit[table], { params: { unit_id }, query: { format } }), format);
}

/** Saves the history of all records of the client; throws what the call does. */
export async function saveHistory(format: FileFormat): Promise<void> {
  save(await call(exportHistory, { query: { format } }), format);
}
