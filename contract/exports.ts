import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { day, id } from './fields.ts';
import { addressModules, moneyModules, type ModuleName } from './module-names.ts';
import { historyModules } from './record-history.ts';
import { fileQuery, TABLE_FILE_MS, tableFile } from './table-file.ts';

// Whole tables of a unit as files, whatever their length (decision 123).

const path = (table: string) => `/v1/exports/${table}/{unit_id}`;

const ofUnit = (table: string, summary: string, modules: readonly ModuleName[]) =>
  endpoint({
    method: 'GET',
    path: path(table),
    access: 'user',
    modules,
    summary,
    timeoutMs: TABLE_FILE_MS,
    params: z.object({ unit_id: id }),
    query: z.object(fileQuery),
    result: tableFile,
  });

export const exportAddresses = ofUnit(
  'addresses',
  'Celý adresář jednotky jako CSV nebo XLSX, se skrytými adresami',
  addressModules,
);

export const exportRelations = ofUnit(
  'relations',
  'Všechny osoby s prostory jednotky ke dnešku jako CSV nebo XLSX',
  addressModules,
);

export const exportSpaces = ofUnit(
  'spaces',
  'Všechny prostory jednotky ke dnešku jako CSV nebo XLSX, se skrytými',
  ['pasports'],
);

export const exportClaims = ofUnit(
  'claims',
  'Všechny předpisy na konta jednotky jako CSV nebo XLSX',
  moneyModules,
);

export const exportPayments = ofUnit(
  'payments',
  'Všechny platby jednotky jako CSV nebo XLSX, každá s tím, na která konta patří',
  moneyModules,
);

export const exportReadings = ofUnit(
  'readings',
  'Všechny odečty měřidel jednotky jako CSV nebo XLSX',
  ['meters'],
);

/** Of records whose own module is open to the caller. */
export const exportHistory = endpoint({
  method: 'GET',
  path: '/v1/exports/history',
  access: 'client-admin',
  modules: historyModules,
  summary:
    'Historie změn všech záznamů klienta jako CSV nebo XLSX, od nejstarších, nebo jen ve dnech od do',
  timeoutMs: TABLE_FILE_MS,
  query: z.object({ ...fileQuery, from: day.optional(), to: day.optional() }),
  result: tableFile,
});
