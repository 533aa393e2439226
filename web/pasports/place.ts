import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { day } from '#contract/fields.ts';

/** What of the spaces' screen stands in the address, so that a link to it can be sent. */
export interface PasportsPlace {
  /** The unit of the selected space. */
  readonly unit?: number | undefined;
  /** Narrowing by the tree: pasport_id of a group or a building, pasport_floor_id of a floor. */
  readonly group?: number | undefined;
  readonly building?: number | undefined;
  readonly floor?: number | undefined;
  /** The day whose state is shown; today when left out. */
  readonly as_of?: string | undefined;
  readonly hidden?: 1 | undefined;
  /** pasport_space_id of the selected space. */
  readonly space?: number | undefined;
  /** The open tab of the space's record; without one only the short lists are shown. */
  readonly tab?: string | undefined;
  /** The open record within the tab. */
  readonly row?: number | undefined;
}

type Search = Readonly<Record<string, unknown>>;

/** Reads the place from an address; what makes no sense there is left out. */
export function readPlace(search: Search): PasportsPlace {
  return {
    unit: idOf(search['unit']),
    group: idOf(search['group']),
    building: idOf(search['building']),
    floor: idOf(search['floor']),
    as_of: day.safeParse(search['as_of']).data,
    hidden: search['hidden'] === 1 ? 1 : undefined,
    space: idOf(search['space']),
    tab: typeof search['tab'] === 'string' ? search['tab'] : undefined,
    row: idOf(search['row']),
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

export type Go = (step: Partial<PasportsPlace>, how?: { replace?: boolean }) => void;

/** The place of the spaces' screen as the address has it, and the way to another. */
export function usePasportsPlace(): { readonly place: PasportsPlace; readonly go: Go } {
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const place = useMemo(() => readPlace(search), [search]);
  return {
    place,
    go: (step, { replace = false } = {}) =>
      void navigate({
        to: '.',
        search: (before: Search) => ({ ...stepped(readPlace(before), step) }),
        replace,
        resetScroll: false,
      }),
  };
}

/** Search parameters whose change leaves the form of a space. */
export const FORM_PLACE = ['space', 'tab'] as const;

function idOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
