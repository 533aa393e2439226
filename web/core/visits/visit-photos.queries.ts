import { useQuery } from '@tanstack/react-query';
import { getVisitPhoto } from '#contract/fieldwork/results.ts';
import { listWrittenByVisits, type WrittenByVisit } from '#contract/fieldwork/written-visits.ts';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { paths } from '#web/lib/paths.ts';
import { queryFor } from '#web/lib/query.ts';

/** A photo; it never changes. */
export function useVisitPhoto(unit_id: number, id: number) {
  return useQuery({
    ...queryFor(getVisitPhoto, { params: { unit_id, id } }),
    staleTime: Infinity,
  });
}

interface PlaceKey {
  readonly unit_id: number;
  readonly measuring_place_id: number;
}

/** What visits have written at a measuring place; nothing where events are closed to the person. */
export function useWrittenAt({ unit_id, measuring_place_id }: PlaceKey): readonly WrittenByVisit[] {
  const enabled = useIsOpenAddress(paths.InmesEvents);
  const params = { unit_id, measuring_place_id };
  return useQuery({ ...queryFor(listWrittenByVisits, { params }), enabled }).data?.values ?? [];
}
