import { useQuery } from '@tanstack/react-query';
import type { ResultOf } from '#contract/endpoint.ts';
import { listCityChoices } from '#contract/lists/cities.ts';
import { queryFor } from '#web/lib/query.ts';

/** Municipalities of the country are thousands and change seldom: they are not read with each form. */
const FRESH_MS = 10 * 60_000;

const noCities: ResultOf<typeof listCityChoices>['values'] = [];

/** Municipalities that forms and filters offer; none until they come. */
export function useCityChoices() {
  return useQuery({ ...queryFor(listCityChoices), staleTime: FRESH_MS }).data?.values ?? noCities;
}
