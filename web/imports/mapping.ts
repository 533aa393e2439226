import type { ImportBatch } from '#contract/imports.ts';

type Fields = ImportBatch['fields'];
export type ColumnMapping = ImportBatch['mapping'];
/** Values for all rows by their fields; an empty one is still to be said. */
export type ConstantValues = Readonly<Record<string, string>>;

/** The mapping with a column given a field; another column that had the field gives it up, unless more may have it. */
export function mapped(
  mapping: ColumnMapping,
  at: number,
  field: string | null,
  fields: Fields = [],
): ColumnMapping {
  const isMany = fields.some((each) => each.field === field && each.many);
  return mapping.map((known, index) => {
    if (index === at) return field;
    return known === field && !isMany ? null : known;
  });
}

/** Labels of the required fields that neither a column nor a value for all rows is given to. */
export function missingFields(
  mapping: ColumnMapping,
  fields: Fields,
  constants: ConstantValues,
): readonly string[] {
  return fields
    .filter(({ field, required }) => required && !mapping.includes(field))
    .filter(({ field }) => (constants[field] ?? '').trim() === '')
    .map(({ label }) => label);
}

/** The first telling values of a column. */
export function samplesOf(sample: ImportBatch['sample'], at: number): string {
  const values = sample.map((row) => (row[at] ?? '').trim()).filter((value) => value !== '');
  return [...new Set(values)].slice(0, 3).join(' · ');
}

/** Heads of the columns as people tell them apart: a missing one is its letter, a repeated one is numbered. */
export function headsOf(columns: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return columns.map((column, at) => {
    const head = column.trim() === '' ? `Sloupec ${letterOf(at)}` : column.trim();
    const count = (seen.get(head) ?? 0) + 1;
    seen.set(head, count);
    return count === 1 ? head : `${head} (${count})`;
  });
}

// Letters as spreadsheets have them: A to Z, AA, AB …
function letterOf(at: number): string {
  const last = String.fromCodePoint(65 + (at % 26));
  return at < 26 ? last : letterOf(Math.floor(at / 26) - 1) + last;
}
