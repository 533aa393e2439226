import { useQuery } from '@tanstack/react-query';
import { browseCrews, type Crew } from '#contract/fieldwork/crews.ts';
import { queryFor } from '#web/lib/query.ts';

/** Crews of the client, those given up too: past visits are told with theirs. */
export function useCrewList(): readonly Crew[] {
  return useQuery(queryFor(browseCrews, { params: { show_hidden: '1' } })).data?.values ?? [];
}

/** The name of a crew among those known; a number while they are not. */
export const crewName = (crews: readonly Crew[], id: number): string =>
  crews.find(({ crew_id }) => crew_id === id)?.name ?? `četa ${id}`;

/** Crews that can be planned for, to choose from. */
export const crewChoices = (crews: readonly Crew[]) =>
  crews.filter(({ hidden }) => !hidden).map(({ crew_id, name }) => ({ id: crew_id, name }));
