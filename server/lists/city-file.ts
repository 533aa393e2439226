import type { z } from 'zod';
import { cityFields, cityRecord } from '#contract/lists/city-record.ts';
import { cityInput } from '#contract/lists/cities.ts';
import { labelsOf } from '#contract/record.ts';
import { fileColumns } from '#contract/record-file.ts';
import { foldText } from '#contract/rules/search.ts';
import { AppError } from '#server/errors.ts';

/** A row of a file under its number in the file; the header is row 1. */
export interface FileRow {
  readonly row_number: number;
  readonly cells: readonly string[];
}

const rowSchema = cityInput.omit({ hidden: true });
export type CityOfFile = z.infer<typeof rowSchema>;
type Field = keyof CityOfFile;

const { hidden: _hidden, ...fields } = cityFields;
const labels = labelsOf(fields);
const names = Object.keys(fields) as Field[];

/** What was read of a row: the municipality, or what is wrong with it. */
export type ReadRow = {
  readonly row_number: number;
  readonly code: string;
  readonly name: string;
} & ({ readonly city: CityOfFile } | { readonly message: string });

function headed(text: string): string {
  return foldText(text)
    .replaceAll(/[_\s]+/g, ' ')
    .trim();
}

/** Where in a row each field stands. Errors: `import-unreadable` without the code or the name. */
function placesOf(header: readonly string[]): Readonly<Record<Field, number>> {
  const heads = header.map(headed);
  const columns = fileColumns(cityRecord).map(({ field, label, also, required }) => {
    const known = [label, ...also].map(headed);
    return { field, label, required, at: heads.findIndex((head) => known.includes(head)) };
  });
  const missing = columns.filter(({ required, at }) => required && at < 0);
  if (missing.length > 0) {
    const told = missing.map(({ label }) => label).join(', ');
    throw new AppError('import-unreadable', { errorMsg: `V hlavičce souboru chybí: ${told}.` });
  }
  return Object.fromEntries(columns.map(({ field, at }) => [field, at])) as Record<Field, number>;
}

/** What a cell says of the field; what makes no sense is left to the rule. */
function saidOf(field: Field, cell: string): unknown {
  const { empty, cell: read } = fields[field].value;
  if (cell === '') return empty;
  const reading = read(cell);
  return 'value' in reading ? reading.value : cell;
}

/** Reads the rows of a list of municipalities by its header. */
export function readCityRows(header: readonly string[], rows: readonly FileRow[]): ReadRow[] {
  const places = placesOf(header);
  const firstRows = new Map<string, number>();
  return rows.map(({ row_number, cells }) => {
    const cell = (field: Field) => (places[field] < 0 ? '' : (cells[places[field]] ?? '').trim());
    const told = { row_number, code: cell('code'), name: cell('name') };
    const said = names.map((field) => [field, saidOf(field, cell(field))] as const);
    const read = rowSchema.safeParse(Object.fromEntries(said));
    if (!read.success) return { ...told, message: faultsOf(read.error) };
    const first = firstRows.get(told.code);
    if (first !== undefined)
      return { ...told, message: `${labels.code}: stejný kód má řádek ${first}` };
    firstRows.set(told.code, row_number);
    return { ...told, city: read.data };
  });
}

function faultsOf({ issues }: z.ZodError): string {
  const said = issues.map(({ path, message }) => `${labels[path[0] as Field]}: ${message}`);
  return [...new Set(said)].join('; ');
}
