import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { importKind, importModules } from './import-kinds.ts';

// What an import begins with: where to, and a file to be filled in.

export const getImportTemplate = endpoint({
  method: 'GET',
  path: '/v1/import/template/{kind}',
  access: 'import',
  modules: importModules,
  summary: 'Vzorový soubor XLSX s hlavičkou a příkladem',
  params: z.object({ kind: importKind }),
  result: z.object({ file_name: z.string(), content_base64: z.string() }),
});

/** A unit into which the caller may import. */
export const importUnit = z.object({ unit_id: z.int(), name: z.string() });

export const listImportUnits = endpoint({
  method: 'GET',
  path: '/v1/import/units',
  access: 'import',
  modules: importModules,
  summary: 'Jednotky, do kterých volající smí importovat; s tokenem jednotky jen ta jeho',
  result: listOf(importUnit),
});
