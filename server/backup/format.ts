import { z } from 'zod';

/*
 * A backup is a gzip of lines of JSON: the header; for each table a line that opens it and a line
 * for each row, an array of values as PostgreSQL writes them in text; the sequences; the footer.
 * The footer tells the rows of each table and the SHA-256 of all lines before it, so that a file
 * that was cut or changed is recognised before anything is restored from it.
 */

/** Raised when an older application could not read what a newer one writes. */
export const FORMAT_VERSION = 1;

const header = z.object({
  kastelan_backup: z.int(),
  application_version: z.string(),
  created: z.string(),
  /** By name, what the text of each migration was; missing in backups of older versions. */
  checksums: z.record(z.string(), z.string()).default({}),
  /** The migrations that made the schema of the rows, in their order. */
  migrations: z.array(z.string()).min(1),
});
export type Header = z.infer<typeof header>;

const tableStart = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });
export type TableStart = z.infer<typeof tableStart>;

const sequenceState = z.object({
  sequence: z.string(),
  last_value: z.string(),
  is_called: z.boolean(),
});
export type SequenceState = z.infer<typeof sequenceState>;

const footer = z.object({ rows: z.record(z.string(), z.int().min(0)), sha256: z.string() });
export type Footer = z.infer<typeof footer>;

/** Values of one row as PostgreSQL writes them in text. */
export type Row = readonly (string | null)[];

export type Item =
  | { readonly kind: 'header'; readonly header: Header }
  | { readonly kind: 'table'; readonly table: TableStart }
  | { readonly kind: 'row'; readonly row: Row }
  | { readonly kind: 'sequence'; readonly sequence: SequenceState }
  | { readonly kind: 'footer'; readonly footer: Footer };

const anyItem = z.union([
  header.transform((value): Item => ({ kind: 'header', header: value })),
  tableStart.transform((value): Item => ({ kind: 'table', table: value })),
  sequenceState.transform((value): Item => ({ kind: 'sequence', sequence: value })),
  footer.transform((value): Item => ({ kind: 'footer', footer: value })),
]);

/** One line of a backup. Throws on text that is none. */
export function parseLine(text: string): Item {
  const value: unknown = JSON.parse(text);
  // Rows are many: what they hold is guarded by the checksum.
  if (Array.isArray(value)) return { kind: 'row', row: value as Row };
  return anyItem.parse(value);
}

/** The text of one line. */
export function lineOf(value: Header | TableStart | SequenceState | Footer | Row): string {
  return `${JSON.stringify(value)}\n`;
}
