import { day } from '#contract/fields.ts';
import { flagIn, idIn, usePlace, wordIn } from '#web/lib/place.ts';
import type { GoTo, Search } from '#web/lib/place.ts';

/** What of the spaces' screen stands in the address, so that a link to it can be sent. */
export interface PasportsPlace {
  /** The unit of the node of the tree or of the selected space. */
  readonly unit?: number | undefined;
  /** Narrowing by the tree: pasport_id of a group or a building, pasport_floor_id of a floor. */
  readonly group?: number | undefined;
  readonly building?: number | undefined;
  readonly floor?: number | undefined;
  /** The day whose state is shown; today when left out. */
  readonly as_of?: string | undefined;
  /** The chosen filter of the list. */
  readonly filter?: string | undefined;
  readonly hidden?: 1 | undefined;
  /** pasport_space_id of the selected space. */
  readonly space?: number | undefined;
  /** The open tab of the space's record; without one only the short lists are shown. */
  readonly tab?: string | undefined;
  /** The open record within the tab. */
  readonly row?: number | undefined;
}

/** Reads the place from an address; what makes no sense there is left out. */
export function readPlace(search: Search): PasportsPlace {
  return {
    unit: idIn(search['unit']),
    group: idIn(search['group']),
    building: idIn(search['building']),
    floor: idIn(search['floor']),
    as_of: day.safeParse(search['as_of']).data,
    filter: wordIn(search['filter']),
    hidden: flagIn(search['hidden']),
    space: idIn(search['space']),
    tab: wordIn(search['tab']),
    row: idIn(search['row']),
  };
}

/** The place after a step: another node of the tree or another space closes what was open. */
export function stepped(place: PasportsPlace, step: Partial<PasportsPlace>): PasportsPlace {
  const isElsewhere = 'group' in step || 'building' in step || 'floor' in step;
  const isOther = isElsewhere || 'space' in step;
  return {
    ...place,
    ...(isElsewhere && { group: undefined, building: undefined, floor: undefined }),
    ...(isOther && { unit: undefined, space: undefined, tab: undefined }),
    ...((isOther || 'tab' in step) && { row: undefined }),
    ...step,
  };
}

/** What of the unit the place shows, as the call for spaces wants it. */
export function parentOf({ group, building, floor }: PasportsPlace) {
  if (floor !== undefined) return { parent_id: String(floor), parent_type: 'floor' } as const;
  if (building !== undefined)
    return { parent_id: String(building), parent_type: 'building' } as const;
  if (group !== undefined) return { parent_id: String(group), parent_type: 'group' } as const;
  return { parent_id: '0', parent_type: 'all' } as const;
}

export type Go = GoTo<PasportsPlace>;

/** The place with the unit of what it names, without which a link to it would be no use elsewhere. */
export function inUnit(place: PasportsPlace, unit_id: number): PasportsPlace {
  const { group, building, floor, space } = place;
  const named = [group, building, floor, space].some((id) => id !== undefined);
  return { ...place, unit: named ? unit_id : undefined };
}

/** The place of the spaces’ screen as the address has it, and the way to another. */
export function usePasportsPlace(unit_id: number) {
  return usePlace<PasportsPlace>({
    read: readPlace,
    stepped: (place, step) => inUnit(stepped(place, step), unit_id),
  });
}

/** Search parameters whose change leaves the form of a space. */
export const FORM_PLACE = ['space', 'tab'] as const;
