import { z } from 'zod';
import { day, id } from '#contract/fields.ts';
import type { Revision } from '#contract/revisions.ts';
import { createRevisions, revisionFields } from '#contract/revisions.ts';

const fields = z.object(revisionFields);
/** The schema of a known device's form. */
export const revisionSchema = fields;
/** Changed fields as the contract takes them. */
export const revisionChanges = fields.partial();

export interface RevisionValues
  extends
    Record<string, unknown>,
    Pick<
      Revision,
      | 'revision_type_id'
      | 'pasport_id'
      | 'device_name'
      | 'device_number'
      | 'address_id'
      | 'note'
      | 'hidden'
    > {
  active_from: string | null;
}

/** A device as the form's values. */
export function revisionValues(revision: Revision): RevisionValues {
  return {
    revision_type_id: revision.revision_type_id,
    pasport_id: revision.pasport_id,
    device_name: revision.device_name,
    device_number: revision.device_number,
    address_id: revision.address_id,
    active_from: revision.active_from,
    note: revision.note,
    hidden: revision.hidden,
  };
}

/** The schema of new devices, one in each of the houses or one in a space. */
export const newSchema = z.object({
  revision_type_id: id,
  device_name: revisionFields.device_name,
  device_number: revisionFields.device_number,
  address_id: revisionFields.address_id,
  active_from: day,
  note: revisionFields.note,
  pasport_ids: createRevisions.body.shape.pasport_ids,
  /** The space of the only house; the house itself when left out. */
  space_id: id.nullable(),
});

export interface NewValues extends Record<string, unknown> {
  revision_type_id: number | null;
  device_name: string;
  device_number: string;
  address_id: number | null;
  active_from: string | null;
  note: string;
  /** Null while no house is chosen. */
  pasport_ids: readonly number[] | null;
  space_id: number | null;
}

/** Where the new devices are: the space that was chosen, otherwise the houses. */
export function placesOf({ pasport_ids, space_id }: z.output<typeof newSchema>): number[] {
  return pasport_ids.length === 1 && space_id !== null ? [space_id] : pasport_ids;
}
