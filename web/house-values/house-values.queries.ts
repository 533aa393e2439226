import { useQuery } from '@tanstack/react-query';
import type { HouseValueKind } from '#contract/pasports/house-values.ts';
import {
  readHouseValues,
  saveHouseValues,
  undoHouseValues,
} from '#contract/pasports/house-values.ts';
import { listServices } from '#contract/lists/services.ts';
import { getCost, listCosts } from '#contract/pasports/costs.ts';
import { getOccupant, listOccupants } from '#contract/pasports/occupants.ts';
import { browseSpaces } from '#contract/pasports/spaces.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { pasportStatistics } from '#contract/statistics.ts';
import { usePaymentRows } from '#web/core/payment-rows.queries.ts';
import { queryFor, useCall } from '#web/lib/query.ts';

/** Which values of which house. */
export interface HouseValuesPlace {
  readonly unit_id: number;
  readonly houseId: number;
  readonly kind: HouseValueKind;
}

const paramsOf = ({ unit_id, houseId, kind }: HouseValuesPlace) => ({ unit_id, id: houseId, kind });

/** Values of the house on the day. */
export function useHouseValues(place: HouseValuesPlace, as_of: string) {
  return useQuery(queryFor(readHouseValues, { params: paramsOf(place), query: { as_of } }));
}

/** Names of services that an advance may be for; of numbers of persons there are none. */
export function useOfferedServices(unit_id: number, kind: HouseValueKind): readonly string[] {
  const isAsked = kind === 'advances';
  const { data } = useQuery({ ...queryFor(listServices), enabled: isAsked });
  const payments = usePaymentRows(unit_id);
  if (!isAsked) return [];
  const listed = data?.values.filter(({ hidden }) => !hidden) ?? [];
  return [...new Set([...listed, ...payments].map(({ name }) => name))];
}

/** Reads that tell of numbers of persons and of advances. */
const reads = [
  readHouseValues,
  listOccupants,
  getOccupant,
  listCosts,
  getCost,
  browseSpaces,
  listRecordHistory,
  pasportStatistics,
];

/** Saves all changes, or none. */
export function useSaveHouseValues(place: HouseValuesPlace) {
  const saving = useCall(saveHouseValues, { invalidates: reads });
  return { ...saving, params: paramsOf(place) };
}

/** Takes a change back. */
export function useUndoHouseValues() {
  return useCall(undoHouseValues, { invalidates: reads });
}
