import { z } from 'zod';
import { id } from '#contract/fields.ts';
import type { FormOf } from '#contract/record.ts';
import type { revisionFields } from '#contract/revision-record.ts';
import { createRevisions, revisionInput } from '#contract/revisions.ts';

/** Fields of a known device as its form holds them. */
export type RevisionValues = FormOf<typeof revisionFields>;

const { pasport_id: _place, hidden: _hidden, ...known } = revisionInput.shape;

/** The schema of new devices, one in each of the houses or one in a space. */
export const newSchema = z.object({
  ...known,
  pasport_ids: createRevisions.body.shape.pasport_ids,
  /** The space of the only house; the house itself when left out. */
  space_id: id.nullable(),
});

export type NewValues = Omit<RevisionValues, 'pasport_id' | 'hidden'> & {
  /** Null while no house is chosen. */
  pasport_ids: readonly number[] | null;
  space_id: number | null;
};

/** Where the new devices are: the space that was chosen, otherwise the houses. */
export function placesOf({ pasport_ids, space_id }: z.output<typeof newSchema>): number[] {
  return pasport_ids.length === 1 && space_id !== null ? [space_id] : pasport_ids;
}
