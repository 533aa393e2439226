import { z } from 'zod';
import { cityFields } from '#contract/lists/cities.ts';
import { parseCzechNumber } from '#contract/rules/number.ts';
import { foldText } from '#contract/rules/search.ts';
import { AppError } from '#server/errors.ts';

/** A row of a file under its number in the file; the header is row 1. */
export interface FileRow {
  readonly row_number: number;
  readonly cells: readonly string[];
}

const rowSchema = z.object(cityFields).omit({ hidden: true });
export type CityOfFile = z.infer<typeof rowSchema>;
type Field = keyof CityOfFile;

/** What was read of a row: the municipality, or what is wrong with it. */
export type ReadRow = {
  readonly row_number: number;
  readonly code: string;
  readonly name: string;
} & ({ readonly city: CityOfFile } | { readonly message: string });

const labels: Readonly<Record<Field, string>> = {
  code: 'Kód obce',
  name: 'Název',
  district: 'Okres',
  zips: 'PSČ',
  design_temperature: 'Výpočtová teplota',
};

// Headers as the documentation names them, as the statistical office does, and in English.
const headers: Readonly<Record<Field, readonly string[]>> = {
  code: ['kod obce', 'kod', 'code'],
  name: ['nazev', 'nazev obce', 'obec', 'name'],
  district: ['okres', 'nazev okresu', 'district'],
  zips: ['psc', 'postal codes', 'zips', 'zip'],
  design_temperature: ['vypoctova teplota', 'te', 'design temperature'],
};

function headed(text: string): string {
  return foldText(text)
    .replaceAll(/[_\s]+/g, ' ')
    .trim();
}

/** Where in a row each field stands. Errors: `import-unreadable` without the code or the name. */
function placesOf(header: readonly string[]): Readonly<Record<Field, number>> {
  const names = header.map(headed);
  const place = (field: Field) => names.findIndex((name) => headers[field].includes(name));
  const code = place('code');
  const name = place('name');
  const missing = [code < 0 && labels.code, name < 0 && labels.name].filter((one) => one !== false);
  if (missing.length > 0) {
    const errorMsg = `V hlavičce souboru chybí: ${missing.join(', ')}.`;
    throw new AppError('import-unreadable', { errorMsg });
  }
  return {
    code,
    name,
    district: place('district'),
    zips: place('zips'),
    design_temperature: place('design_temperature'),
  };
}

/** Postal codes of a cell, parted by anything that is no digit; one of them may be written 110 00. */
function zipsOf(cell: string): string[] {
  const parts = cell.split(/[,;|/]+/).map((part) => part.trim());
  return parts
    .flatMap((part) => part.match(/\d{3} ?\d{2}(?!\d)|\S+/g) ?? [])
    .filter((part) => part !== '');
}

function numberOf(cell: string): unknown {
  return cell === '' ? null : (parseCzechNumber(cell) ?? cell);
}

/** Reads the rows of a list of municipalities by its header. */
export function readCityRows(header: readonly string[], rows: readonly FileRow[]): ReadRow[] {
  const places = placesOf(header);
  const firstRows = new Map<string, number>();
  return rows.map(({ row_number, cells }) => {
    const cell = (field: Field) => (places[field] < 0 ? '' : (cells[places[field]] ?? '').trim());
    const told = { row_number, code: cell('code'), name: cell('name') };
    const read = rowSchema.safeParse({
      code: told.code,
      name: told.name,
      district: cell('district'),
      zips: zipsOf(cell('zips')),
      design_temperature: numberOf(cell('design_temperature')),
    });
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
