import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ResultOf } from '#contract/endpoint.ts';
import type { browseSpaces } from '#contract/pasports/spaces.ts';
import { useSpaceFacts } from './facts.queries.ts';
import type { useSpaceLists } from './pasports.queries.ts';
import type { PasportsPlace } from './place.ts';
import { withFacts } from './space-facts.ts';
import { factOf, filteredSpaces, spaceChoices } from './space-filters.ts';

interface Listed {
  readonly unit_id: number;
  readonly place: PasportsPlace;
  readonly list: UseQueryResult<ResultOf<typeof browseSpaces>>;
  readonly first: ReturnType<typeof useSpaceLists>['first'];
}

/** The listed spaces with what other modules know of them, the choices over them, and what of it did not come. */
export function useListedSpaces({ unit_id, place, list, first }: Listed) {
  const { filter } = place;
  const { told, ...reads } = useSpaceFacts(unit_id, place.as_of);
  const fact = factOf(filter);
  // The choice of a list that comes only with what another module tells.
  const awaited = fact && reads[fact];
  const values = list.data?.values;
  const all = useMemo(() => values && withFacts(values, told), [values, told]);
  const choices = useMemo(() => spaceChoices(all, told), [all, told]);
  const firstRows = useMemo(
    () => first && { ...first, values: withFacts(first.values, told) },
    [first, told],
  );
  const isComing = awaited !== undefined && awaited.told === undefined;
  const rows = useMemo(() => {
    if (isComing) return undefined;
    // Where there is nothing to be told of, nobody offers the choice.
    return all && filteredSpaces(all, awaited?.told === null ? undefined : filter);
  }, [all, awaited?.told, filter, isComing]);
  const missing = [
    ...(list.data === undefined ? [{ error: list.error, retry: () => void list.refetch() }] : []),
    ...(awaited === undefined ? [] : [awaited]),
  ].find(({ error }) => error !== null);
  return { rows, firstRows, choices, missing, owing: reads.owing };
}
