import { flagIn, idIn, usePlace, wordIn } from '#web/lib/place.ts';
import type { GoTo, Search } from '#web/lib/place.ts';

/** What of the screens of buildings and groups stands in the address, so that a link to it can be sent. */
export interface BuildingsPlace {
  /** The unit of the open record. */
  readonly unit?: number | undefined;
  /** pasport_building_id of the open building. */
  readonly building?: number | undefined;
  /** pasport_building_id of the open group. */
  readonly group?: number | undefined;
  /** Houses of this group only (its pasport_id); 0 for those in no group. */
  readonly within?: number | undefined;
  /** The chosen filter of the list. */
  readonly filter?: string | undefined;
  readonly hidden?: 1 | undefined;
  /** The open tab of the record. */
  readonly tab?: string | undefined;
  /** The open floor or heating element within the tab. */
  readonly row?: number | undefined;
  /** Heating elements that are no longer valid are shown too. */
  readonly ended?: 1 | undefined;
  /** What is being done with the open building: a letter to all who are in it. */
  readonly act?: 'write' | undefined;
}

/** Reads the place from an address; what makes no sense there is left out. */
export function readPlace(search: Search): BuildingsPlace {
  return {
    unit: idIn(search['unit']),
    building: idIn(search['building']),
    group: idIn(search['group']),
    within: search['within'] === 0 ? 0 : idIn(search['within']),
    filter: wordIn(search['filter']),
    hidden: flagIn(search['hidden']),
    tab: wordIn(search['tab']),
    row: idIn(search['row']),
    ended: flagIn(search['ended']),
    act: search['act'] === 'write' ? 'write' : undefined,
  };
}

/** The place after a step: another record starts from its first tab, another tab from its list. */
export function stepped(place: BuildingsPlace, step: BuildingsPlace): BuildingsPlace {
  const isOther = 'building' in step || 'group' in step;
  return {
    ...place,
    ...(isOther && { unit: undefined, tab: undefined, ended: undefined, act: undefined }),
    ...((isOther || 'tab' in step) && { row: undefined }),
    ...step,
  };
}

export type Go = GoTo<BuildingsPlace>;

/** The place as the address has it, and the way to another. */
export function useBuildingsPlace() {
  return usePlace<BuildingsPlace>({ read: readPlace, stepped });
}

/** Search parameters whose change leaves the form of a record. */
export const FORM_PLACE = ['building', 'group', 'tab'] as const;
