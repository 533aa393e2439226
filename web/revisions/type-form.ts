import { revisionTypeFields } from '#contract/revision-type-record.ts';
import type { RevisionType } from '#contract/revision-types.ts';
import { emptyOf, type FormOf } from '#contract/record.ts';

/** Fields of a kind of revisions as its form holds them. */
export type TypeValues = FormOf<typeof revisionTypeFields>;

/** What a new kind starts with; it stands behind the others. */
export function emptyType(known: readonly RevisionType[]): TypeValues {
  const last = Math.max(0, ...known.map(({ type_order }) => type_order));
  return { ...emptyOf(revisionTypeFields), type_order: last + 10 };
}
