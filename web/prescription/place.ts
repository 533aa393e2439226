import { day } from '#contract/fields.ts';
import { idIn, usePlace, wordIn, type GoTo, type Search } from '#web/lib/place.ts';

/** What of prescriptions stands in the address, so that a link to it can be sent. */
export interface PrescriptionPlace {
  readonly unit?: number | undefined;
  readonly tab?: string | undefined;
  /** Spaces of this house only (its pasport_id). */
  readonly house?: number | undefined;
  /** The day as of which sheets are looked at; today without it. */
  readonly as_of?: string | undefined;
  /** pasport_id of the space whose sheet is open. */
  readonly space?: number | undefined;
  /** The rule whose spaces are listed. */
  readonly rule?: number | undefined;
  /** The question over sheets; all of them without it. */
  readonly filter?: string | undefined;
}

function readPlace({ unit, tab, house, as_of, space, rule, filter }: Search): PrescriptionPlace {
  return {
    unit: idIn(unit),
    tab: wordIn(tab),
    house: idIn(house),
    as_of: day.safeParse(as_of).data,
    space: idIn(space),
    rule: idIn(rule),
    filter: wordIn(filter),
  };
}

export type GoPrescription = GoTo<PrescriptionPlace>;

/** The place among prescriptions as the address has it, and the way to another. */
export const usePrescriptionPlace = () => usePlace<PrescriptionPlace>({ read: readPlace });
