import { useQuery } from '@tanstack/react-query';
import { readHouseShares } from '#contract/pasports/house-shares.ts';
import { queryFor } from '#web/lib/query.ts';

/** Spaces of the house with their shares and owners as of the day; today's without one. */
export function useHouseShares(unit_id: number, houseId: number, as_of: string | undefined) {
  const params = { unit_id, id: String(houseId) };
  return useQuery(queryFor(readHouseShares, { params, query: { as_of } }));
}
