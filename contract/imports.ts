import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { id, ifGiven, moment, requiredText, text } from './fields.ts';
import { importKind, importModules } from './import-kinds.ts';

/**
 * uploaded: columns are mapped; checking: the dry run is going on; checked: it has ended;
 * accepting, accepted; undoing, undone; failed: the work itself broke, nothing was changed.
 */
export const importState = z.enum([
  'uploaded',
  'checking',
  'checked',
  'accepting',
  'accepted',
  'undoing',
  'undone',
  'failed',
]);

/** A field that a column may be mapped to. */
export const importField = z
  .object({
    field: z.string(),
    label: z.string(),
    required: z.boolean(),
    hint: z.string(),
    /** What may be said, where only some words may; empty where anything may. */
    choices: z.array(z.string()),
    /** More columns may stand for it. */
    many: z.boolean(),
  })
  .meta({ id: 'ImportField' });

/** A value that holds for all rows of a file, as a cell would say it. */
const importConstant = z.object({ field: requiredText(50), value: requiredText(500) });
export type ImportConstant = z.infer<typeof importConstant>;

/** What a word of a file means where only some words may be said; an empty meaning leaves the cell empty. */
const importWord = z.object({
  field: requiredText(50),
  word: requiredText(200),
  meaning: text(500),
});
export type ImportWord = z.infer<typeof importWord>;

export const importBatch = z
  .object({
    import_id: z.int(),
    unit_id: z.int(),
    kind: importKind,
    file_name: z.string(),
    /** Whose file it is; empty where nobody said. */
    supplier: z.string(),
    state: importState,
    /** Header of each column of the file. */
    columns: z.array(z.string()),
    /** Field of each column; null leaves the column out. */
    mapping: z.array(z.string().nullable()),
    fields: z.array(importField),
    /** First rows under the headings. */
    sample: z.array(z.array(z.string())),
    /** Number of the row in which the headings of the columns stand. */
    heading_row: z.int(),
    /** First rows of the file, among which the headings stand. */
    top: z.array(z.object({ row_number: z.int(), cells: z.array(z.string()) })),
    /** Values that hold for all rows, for fields to which no column is mapped. */
    constants: z.array(importConstant),
    /** What words of the file mean that the portal does not know. */
    words: z.array(importWord),
    /** Rows under the headings. */
    rows_total: z.int(),
    rows_new: z.int(),
    rows_changed: z.int(),
    rows_same: z.int(),
    rows_failing: z.int(),
    /** What comes of each kind of records, where rows tell of more of them. */
    totals: z.record(z.string(), z.object({ new: z.int(), changed: z.int(), same: z.int() })),
    /** Rows that are no records: sums, notes, headings once more. */
    rows_left_out: z.int(),
    task_id: z.int().nullable(),
    fault: z.string(),
    created: moment,
    version: z.int(),
  })
  .meta({ id: 'ImportBatch' });
export type ImportBatch = z.infer<typeof importBatch>;

/** What a row does; a row that is left out is no record. */
const importRowState = z.enum(['new', 'changed', 'same', 'failing', 'left-out']);

export const importRow = z
  .object({
    /** Number of the row in the file. */
    row_number: z.int(),
    state: importRowState,
    cells: z.array(z.string()),
    /** Reason per cell; column −1 is a fault of the whole row. */
    faults: z.array(z.object({ column: z.int(), message: z.string() })),
    /** What cells were understood as; column −1 is a value for all rows. */
    notes: z.array(
      z.object({
        column: z.int(),
        certainty: z.enum(['sure', 'guessed', 'unclear']),
        message: z.string(),
      }),
    ),
    /** Why the row is left out; empty for one that is not. */
    reason: z.string(),
  })
  .meta({ id: 'ImportRow' });
export type ImportRow = z.infer<typeof importRow>;

const rowNumber = z.int().min(1).max(1_000_000);
const batchParams = z.object({ unit_id: id, import_id: id });

/** The largest file: 8 MB, sent as base64. */
export const MOST_FILE_BYTES = 8 * 1024 * 1024;

export const listImports = endpoint({
  method: 'GET',
  path: '/v1/imports/{unit_id}',
  access: 'import',
  modules: importModules,
  summary: 'Importy jednotky, nejnovější první',
  params: z.object({ unit_id: id }),
  result: listOf(
    importBatch.omit({
      sample: true,
      fields: true,
      columns: true,
      mapping: true,
      top: true,
      totals: true,
      constants: true,
      words: true,
    }),
  ),
});
export const uploadImport = endpoint({
  method: 'POST',
  path: '/v1/imports/{unit_id}',
  access: 'import',
  modules: importModules,
  summary:
    'Nahrání souboru XLSX, CSV (UTF-8 i Windows-1250) nebo JSON; mapování sloupců se odhadne',
  creates: true,
  perMinute: 20,
  maxBodyBytes: 12 * 1024 * 1024,
  timeoutMs: 30_000,
  params: z.object({ unit_id: id }),
  body: z.object({
    kind: importKind,
    file_name: requiredText(200),
    /** Whose file it is: what columns mean is remembered for each supplier. */
    supplier: text(100).optional(),
    content_base64: z
      .base64(ifGiven('Soubor se nepodařilo přečíst'))
      .max(Math.ceil(MOST_FILE_BYTES / 3) * 4, 'Soubor je větší než 8 MB'),
  }),
  result: importBatch,
  refuses: ['import-empty', 'import-too-large', 'import-unreadable'],
});
export const getImport = endpoint({
  method: 'GET',
  path: '/v1/imports/{unit_id}/{import_id}',
  access: 'import',
  modules: importModules,
  summary: 'Jeden import',
  params: batchParams,
  result: importBatch,
});
export const checkImport = endpoint({
  method: 'POST',
  path: '/v1/imports/{unit_id}/{import_id}/check',
  access: 'import',
  modules: importModules,
  summary: 'Zkouška nanečisto podle mapování sloupců; běží na pozadí',
  params: batchParams,
  body: z.object({
    mapping: z.array(text(50).nullable()).max(200),
    /** Values that hold for all rows; those known stay when it is left out. */
    constants: z.array(importConstant).max(200).optional(),
    /** What words mean that the portal does not know; those known stay when it is left out. */
    words: z.array(importWord).max(1000).optional(),
  }),
  result: importBatch,
  refuses: ['import-busy', 'import-state'],
});
export const chooseImportHeading = endpoint({
  method: 'PUT',
  path: '/v1/imports/{unit_id}/{import_id}/heading',
  access: 'import',
  modules: importModules,
  summary: 'Volba řádku, ve kterém stojí názvy sloupců; mapování sloupců se odhadne znovu',
  params: batchParams,
  body: z.object({ row_number: rowNumber }),
  result: importBatch,
  refuses: ['import-busy', 'import-state'],
});
export const keepImportRow = endpoint({
  method: 'PUT',
  path: '/v1/imports/{unit_id}/{import_id}/kept',
  access: 'import',
  modules: importModules,
  summary: 'Vynechání řádku, nebo jeho zahrnutí mezi záznamy; řádek se hned zkontroluje znovu',
  params: batchParams,
  body: z.object({ row_number: rowNumber, kept: z.boolean() }),
  result: z.object({ batch: importBatch, row: importRow }),
  refuses: ['import-busy', 'import-state'],
});
export const correctImportRow = endpoint({
  method: 'PUT',
  path: '/v1/imports/{unit_id}/{import_id}/row',
  access: 'import',
  modules: importModules,
  summary: 'Oprava buněk jednoho řádku; řádek se hned zkontroluje znovu',
  params: batchParams,
  body: z.object({
    row_number: rowNumber,
    cells: z.array(z.string().max(4000)).max(200),
  }),
  result: z.object({ batch: importBatch, row: importRow }),
  refuses: ['import-busy', 'import-state'],
});
export const listImportRows = endpoint({
  method: 'GET',
  path: '/v1/imports/{unit_id}/{import_id}/rows',
  access: 'import',
  modules: importModules,
  summary: 'Řádky zkoušky po stavech; nejvýše tisíc najednou',
  params: batchParams,
  query: z.object({
    state: importRowState.optional(),
    after: z.coerce.number().int().min(0).default(0),
  }),
  result: listOf(importRow).extend({ total: z.int() }),
});
/** Words of a column that mean nothing to a field, each with the rows that say it. */
export const listImportWords = endpoint({
  method: 'GET',
  path: '/v1/imports/{unit_id}/{import_id}/words',
  access: 'import',
  modules: importModules,
  summary:
    'Slova sloupce, kterým pole nerozumí, s počtem řádků; nejčastější první, nejvýše dvě stě',
  params: batchParams,
  query: z.object({
    /** Its place in the file, from zero. */
    column: requiredText(3).pipe(z.coerce.number<string>().int().min(0).max(199)),
    field: text(50),
  }),
  result: listOf(z.object({ word: z.string(), rows: z.int() })),
});
export const acceptImport = endpoint({
  method: 'POST',
  path: '/v1/imports/{unit_id}/{import_id}/accept',
  access: 'import',
  modules: importModules,
  summary: 'Přijetí všech řádků najednou, nebo žádného; běží na pozadí',
  params: batchParams,
  result: importBatch,
  refuses: ['import-busy', 'import-failing', 'import-state'],
});
export const undoImport = endpoint({
  method: 'POST',
  path: '/v1/imports/{unit_id}/{import_id}/undo',
  access: 'import',
  modules: importModules,
  summary: 'Vrácení celého přijatého importu; běží na pozadí',
  params: batchParams,
  result: importBatch,
  refuses: ['import-busy', 'import-state'],
});
