import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readHouseBalance } from '#contract/metering/house-balance.ts';
import { readHouseUses } from '#contract/metering/house-uses.ts';
import { listFloors } from '#contract/pasports/floors.ts';
import { queryFor } from '#web/lib/query.ts';
import type { Time } from './time.ts';

/** What the report of a house by months is asked with. */
export const houseBalanceOf = (unit_id: number, house: number, { from, to }: Time) => ({
  params: { unit_id, id: house },
  query: { from, to },
});

/** Main meters of a house against the places below them, by months. */
export function useHouseBalance(unit_id: number, house: number, time: Time) {
  return useQuery(queryFor(readHouseBalance, houseBalanceOf(unit_id, house, time)));
}

/** What the spaces of a house used from the first to the last day. */
export function useHouseUses(unit_id: number, house: number, { from, to }: Time) {
  const params = { unit_id, id: house };
  return useQuery({
    ...queryFor(readHouseUses, { params, query: { from, to } }),
    placeholderData: keepPreviousData,
  });
}

/** Floors of a house from the highest. */
export function useHouseFloors(unit_id: number, house: number) {
  return useQuery(queryFor(listFloors, { body: { unit_id, pasport_id: house } }));
}
