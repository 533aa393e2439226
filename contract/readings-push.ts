import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, requiredLongText, requiredText, text } from './fields.ts';
import { importBatch, MOST_FILE_BYTES } from './imports.ts';
import { DATED_STATES } from '#contract/metering/reading-columns.ts';
import { readingRecord } from '#contract/metering/reading-record.ts';
import { fileColumns, type Column } from './record-file.ts';

const MOST_PUSHED = 10_000;
const cell = z.union([z.string().max(4000), z.number(), z.boolean()]);

/** What a program may say of a reading: the columns of a file by their names. */
export const pushedColumns: readonly Column[] = fileColumns(readingRecord).filter(
  ({ field }) => field !== DATED_STATES,
);

const pushedReading = z
  .object(
    Object.fromEntries(
      pushedColumns.map(({ field, label }) => [
        field,
        cell.optional().meta({ description: label }),
      ]),
    ),
  )
  .meta({ id: 'PushedReading' });

export const pushReadings = endpoint({
  method: 'POST',
  path: '/v1/imports/{unit_id}/readings',
  access: 'import',
  modules: ['meters'],
  summary:
    'Odečty od programu, jako pole nebo text CSV; hned se vyzkouší nanečisto a čekají v importech na přijetí. Týž klíč odesílatele vrátí tutéž dávku',
  creates: true,
  perMinute: 60,
  maxBodyBytes: 12 * 1024 * 1024,
  timeoutMs: 30_000,
  params: z.object({ unit_id: id }),
  body: z.object({
    /** The sender's own key; the header Idempotency-Key says the same. */
    idempotency_key: text(100).optional(),
    /** Whose readings they are: what columns mean is remembered for each supplier. */
    supplier: text(100).optional(),
    file_name: requiredText(200).optional(),
    readings: z.array(pushedReading).min(1).max(MOST_PUSHED).optional(),
    csv: requiredLongText(MOST_FILE_BYTES).optional(),
  }),
  result: importBatch,
  refuses: ['import-empty', 'import-too-large', 'import-unreadable'],
});
