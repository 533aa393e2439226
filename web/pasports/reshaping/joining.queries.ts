import { useQuery } from '@tanstack/react-query';
import { readHouseShares } from '#contract/pasports/house-shares.ts';
import { readHouseValues } from '#contract/pasports/house-values.ts';
import { createJoining } from '#contract/pasports/reshapings.ts';
import { queryFor, useCall } from '#web/lib/query.ts';
import { reshapingReads } from './reshaping.queries.ts';

/** Which house of which unit, and on which day. */
interface HouseDay {
  readonly unit_id: number;
  readonly houseId: number;
  readonly as_of: string;
}

/** Spaces of the house with their owners and shares on the day. */
export function useHouseOn({ unit_id, houseId, as_of }: HouseDay) {
  const params = { unit_id, id: String(houseId) };
  const { data } = useQuery(queryFor(readHouseShares, { params, query: { as_of } }));
  return data?.values ?? [];
}

/** How many persons live in the spaces of the house on the day, where it is known. */
export function usePersonsOn({ unit_id, houseId, as_of }: HouseDay): ReadonlyMap<number, number> {
  const params = { unit_id, id: houseId, kind: 'persons' as const };
  const { data } = useQuery(queryFor(readHouseValues, { params, query: { as_of } }));
  const rows = data?.values ?? [];
  return new Map(
    rows.flatMap(({ pasport_id, held }) =>
      held.slice(0, 1).map(({ amount }): [number, number] => [pasport_id, amount]),
    ),
  );
}

/** Joins spaces to another. */
export function useJoining() {
  return useCall(createJoining, { invalidates: reshapingReads });
}
