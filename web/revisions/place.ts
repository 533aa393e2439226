import { flagIn, idIn, usePlace, wordIn } from '#web/lib/place.ts';
import type { GoTo, Search } from '#web/lib/place.ts';

/** What of the screen of revisions stands in the address, so that a link to it can be sent. */
export interface RevisionsPlace {
  /** The unit of the open record. */
  readonly unit?: number | undefined;
  /** The open kind of revisions; 0 for devices of all kinds. */
  readonly type?: number | undefined;
  /** Devices of this house only (its pasport_id). */
  readonly house?: number | undefined;
  /** The open device. */
  readonly device?: number | undefined;
  /** The open report of the device. */
  readonly report?: number | undefined;
  readonly tab?: string | undefined;
  /** The chosen state of devices. */
  readonly filter?: string | undefined;
  readonly hidden?: 1 | undefined;
}

/** Reads the place from an address; what makes no sense there is left out. */
export function readPlace(search: Search): RevisionsPlace {
  return {
    unit: idIn(search['unit']),
    type: search['type'] === 0 ? 0 : idIn(search['type']),
    house: idIn(search['house']),
    device: idIn(search['device']),
    report: idIn(search['report']),
    tab: wordIn(search['tab']),
    filter: wordIn(search['filter']),
    hidden: flagIn(search['hidden']),
  };
}

/** The place after a step: another kind starts from its whole list, another device from its first tab. */
export function stepped(place: RevisionsPlace, step: RevisionsPlace): RevisionsPlace {
  const inner = { device: undefined, report: undefined, tab: undefined };
  return {
    ...place,
    ...('type' in step && { ...inner, house: undefined, filter: undefined, hidden: undefined }),
    ...('device' in step && inner),
    ...('tab' in step && { report: undefined }),
    ...step,
  };
}

export type Go = GoTo<RevisionsPlace>;

/** The place as the address has it, and the way to another. */
export function useRevisionsPlace() {
  return usePlace<RevisionsPlace>({ read: readPlace, stepped });
}

/** Search parameters whose change leaves the form of a device. */
export const FORM_PLACE = ['type', 'device', 'tab'] as const;
