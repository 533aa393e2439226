import type { ImportKind } from '#contract/import-kinds.ts';
import type { ImportBatch } from '#contract/imports.ts';
import type { Column } from '#contract/record-file.ts';
import { kinds } from './kinds/all.ts';

/** Fields of a kind as the wire has them; what may be said of a type of spaces is the client's. */
export function fieldsOf(kind: ImportKind, types: readonly string[]): ImportBatch['fields'] {
  return kinds[kind].columns.map(({ field, label, required, hint, choices = [] }: Column) => ({
    choices: field === 'pasport_type' ? [...types] : [...choices],
    field,
    label,
    required,
    hint,
    many: field === kinds[kind].many?.field,
  }));
}
