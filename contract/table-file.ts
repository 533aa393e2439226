import { z } from 'zod';

/**
 * A table as a file for spreadsheets. Its content leaves as it is read; an answer that was cut is no JSON any more,
 * so that a broken file cannot be taken for a whole one.
 */
export const tableFile = z
  .object({
    file_name: z.string(),
    /** CSV with semicolons, UTF-8 with its mark. */
    content: z.string(),
  })
  .meta({ id: 'TableFile' });

/** How long a file may leave. */
export const TABLE_FILE_MS = 120_000;
