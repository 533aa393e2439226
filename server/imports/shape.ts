import type { ImportBatch, ImportKind } from '#contract/imports.ts';
import type { Column } from '#contract/record-file.ts';
import { kinds } from './kinds/all.ts';

/** Fields of a kind as the wire has them. */
export function fieldsOf(kind: ImportKind): ImportBatch['fields'] {
  return kinds[kind].columns.map(({ field, label, required, hint }: Column) => ({
    field,
    label,
    required,
    hint,
  }));
}
