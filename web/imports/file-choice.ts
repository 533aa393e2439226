import { MOST_FILE_BYTES } from '#contract/imports.ts';

/** Ends of names that the dialog of the system offers. */
export const ACCEPTED = '.xlsx,.csv,.txt,.json,.jsonl,.ndjson';

/** Why a file cannot be sent; null when it can. What is in it, the server judges. */
export function fileFault({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (/\.xls$/i.test(name)) return 'Starý sešit XLS uložte v Excelu jako XLSX a vyberte ho znovu.';
  if (!/\.(xlsx|csv|txt|json|jsonl|ndjson)$/i.test(name)) return 'Vyberte soubor XLSX nebo CSV.';
  if (size === 0) return 'Soubor je prázdný.';
  return size > MOST_FILE_BYTES ? 'Soubor je větší než 8 MB.' : null;
}
