import type { Endpoint } from '#contract/endpoint.ts';
import {
  exportAddresses,
  exportClaims,
  exportHistory,
  exportPayments,
  exportReadings,
  exportRelations,
  exportSpaces,
} from '#contract/exports.ts';
import type { tableFile } from '#contract/table-file.ts';
import { call } from '#web/lib/call.ts';
import { download } from '#web/lib/download.ts';

// Loaded with the first such file: no screen needs it to be shown.

const ofUnit = {
  addresses: exportAddresses,
  relations: exportRelations,
  spaces: exportSpaces,
  claims: exportClaims,
  payments: exportPayments,
  readings: exportReadings,
} satisfies Readonly<Record<string, Endpoint & { readonly result: typeof tableFile }>>;

export type TableOfUnit = keyof typeof ofUnit;

function save({ file_name, content }: { readonly file_name: string; readonly content: string }) {
  download(file_name, new Blob([content], { type: 'text/csv;charset=utf-8' }));
}

/** Saves a whole table of the unit; throws what the call does. */
export async function saveOfUnit(table: TableOfUnit, unit_id: number): Promise<void> {
  save(await call(ofUnit[table], { params: { unit_id } }));
}

/** Saves the history of all records of the client; throws what the call does. */
export async function saveHistory(): Promise<void> {
  save(await call(exportHistory));
}
