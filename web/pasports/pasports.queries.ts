import { useQuery } from '@tanstack/react-query';
import { listPasportChoices, listGroupsBuildings } from '#contract/pasports/buildings.ts';
import { listFloors } from '#contract/pasports/floors.ts';
import { browseSpaces, getSpace } from '#contract/pasports/spaces.ts';
import { readSpaceSummary } from '#contract/pasports/summaries.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { longListFor, useFirstRows } from '#web/lib/long-list.ts';
import { queryFor } from '#web/lib/query.ts';
import { parentOf } from './place.ts';
import type { PasportsPlace } from './place.ts';

/** Groups and buildings of the unit. */
export function useGroupsBuildings(unit_id: number, show_hidden: boolean) {
  return useQuery(queryFor(listGroupsBuildings, { body: { unit_id, show_hidden } }));
}

/** Floors of a building; read once they are wanted. */
export function useFloors(unit_id: number, pasport_id: number | undefined) {
  const wanted = queryFor(listFloors, { body: { unit_id, pasport_id: pasport_id ?? 0 } });
  return useQuery({ ...wanted, enabled: pasport_id !== undefined });
}

/** Types of spaces and the other choices of the forms. */
export function usePasportChoices(unit_id: number) {
  return useQuery(queryFor(listPasportChoices, { params: { unit_id } }));
}

function spacesInput(unit_id: number, place: PasportsPlace) {
  const show_hidden = place.hidden === 1 ? '1' : '0';
  return {
    params: { unit_id, show_hidden, ...parentOf(place) },
    query: dayQuery(place.as_of),
  } as const;
}

/** The list of spaces of the place. */
export function spacesAt(unit_id: number, place: PasportsPlace) {
  return longListFor(browseSpaces, spacesInput(unit_id, place));
}

/** Spaces of the place, whichever of them are chosen. */
export function useSpaceLists(unit_id: number, place: PasportsPlace) {
  const list = useSpaces(unit_id, place);
  const first = useFirstRows(browseSpaces, spacesInput(unit_id, place), list);
  return {
    list,
    /** The first spaces of the place, where all of them are long in coming and nothing is chosen among them. */
    first: place.filter === undefined ? first : undefined,
  };
}

/** Spaces of the place; a house that does not exist leads to the not-found page. */
export function useSpaces(unit_id: number, place: PasportsPlace) {
  return useQuery({ ...spacesAt(unit_id, place), throwOnError: isMissing });
}

function spaceQuery(unit_id: number, id: number, as_of: string | undefined) {
  return queryFor(getSpace, { params: { unit_id, id: String(id) }, query: dayQuery(as_of) });
}

/** One space, which the page cannot stand without; a missing one leads to the not-found page. */
export function useSpace(unit_id: number, id: number, as_of: string | undefined) {
  return useQuery({
    ...spaceQuery(unit_id, id, as_of),
    throwOnError: (error, { state }) => state.data === undefined || isMissing(error),
  });
}

/** One space beside the list; a missing one leads to the not-found page too. */
export function useSpaceBeside(unit_id: number, id: number, as_of: string | undefined) {
  return useQuery({ ...spaceQuery(unit_id, id, as_of), throwOnError: isMissing });
}

/** A space in a nutshell; read anew on each opening, because it changes from many places. */
export function useSpaceSummary(
  unit_id: number,
  id: number,
  as_of: string | undefined,
  isWanted = true,
) {
  const input = { params: { unit_id, id: String(id) }, query: dayQuery(as_of) };
  return useQuery({ ...queryFor(readSpaceSummary, input), staleTime: 0, enabled: isWanted });
}

/** Spaces of the same house in their order, by their pasport_space_id; asked for only where they are wanted. */
export function useHouseSpaces(unit_id: number, building: number | null, isWanted: boolean) {
  const query = spacesAt(unit_id, { building: building ?? 0 });
  const { data } = useQuery({ ...query, enabled: isWanted && building !== null });
  return data?.values.map(({ pasport_space_id }) => pasport_space_id);
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** The day whose state is asked for, as calls want it; today when left out. */
export function dayQuery(as_of: string | undefined) {
  return as_of === undefined ? {} : { as_of };
}
