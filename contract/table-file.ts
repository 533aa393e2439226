import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { fileFormats } from '#contract/rules/file-format.ts';

/**
 * A table as a file for spreadsheets. Its content leaves as it is read; an answer that was cut is no JSON any more,
 * so that a broken file cannot be taken for a whole one.
 */
export const tableFile = z
  .object({
    file_name: z.string(),
    /** CSV with semicolons, UTF-8 with its mark; a workbook (XLSX) in base64. */
    content: z.string(),
  })
  .meta({ id: 'TableFile' });

export const fileFormat = z.enum(fileFormats);

/** What each call of such a file may ask for. */
export const fileQuery = { format: fileFormat.default('csv') };

/** An endpoint whose answer is a file. */
export type FileEndpoint = Endpoint & {
  readonly query: z.ZodObject<typeof fileQuery>;
  readonly result: typeof tableFile;
};

/** How long a file may leave. */
export const TABLE_FILE_MS = 120_000;
