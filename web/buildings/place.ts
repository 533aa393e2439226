import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';

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
  readonly hidden?: 1 | undefined;
  /** The open tab of the record. */
  readonly tab?: string | undefined;
  /** The open floor or heating element within the tab. */
  readonly row?: number | undefined;
  /** Heating elements that are no longer valid are shown too. */
  readonly ended?: 1 | undefined;
}

type Search = Readonly<Record<string, unknown>>;

/** Reads the place from an address; what makes no sense there is left out. */
export function readPlace(search: Search): BuildingsPlace {
  return {
    unit: idOf(search['unit']),
    building: idOf(search['building']),
    group: idOf(search['group']),
    within: search['within'] === 0 ? 0 : idOf(search['within']),
    hidden: flagOf(search['hidden']),
    tab: typeof search['tab'] === 'string' ? search['tab'] : undefined,
    row: idOf(search['row']),
    ended: flagOf(search['ended']),
  };
}

/** The place after a step: another record starts from its first tab, another tab from its list. */
export function stepped(place: BuildingsPlace, step: BuildingsPlace): BuildingsPlace {
  const isOther = 'building' in step || 'group' in step;
  return {
    ...place,
    ...(isOther && { unit: undefined, tab: undefined, ended: undefined }),
    ...((isOther || 'tab' in step) && { row: undefined }),
    ...step,
  };
}

export type Go = (step: BuildingsPlace, how?: { replace?: boolean }) => void;

/** The place as the address has it, and the way to another. */
export function useBuildingsPlace(): { readonly place: BuildingsPlace; readonly go: Go } {
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

/** Search parameters whose change leaves the form of a record. */
export const FORM_PLACE = ['building', 'group', 'tab'] as const;

function idOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

function flagOf(value: unknown): 1 | undefined {
  return value === 1 ? 1 : undefined;
}
