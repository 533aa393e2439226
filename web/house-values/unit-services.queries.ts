import { useQuery } from '@tanstack/react-query';
import { readHouseValues } from '#contract/pasports/house-values.ts';
import { listUnitServices, mergeUnitServices } from '#contract/pasports/unit-services.ts';
import { listServices } from '#contract/lists/services.ts';
import { getCost, listCosts, listSpaceCosts } from '#contract/pasports/costs.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { queryFor, useCall } from '#web/lib/query.ts';

/** Services as costs of the unit name them. */
export function useUnitServices(unit_id: number) {
  return useQuery(queryFor(listUnitServices, { params: { unit_id } }));
}

/** Merges services of the unit into one. */
export function useMergeServices() {
  return useCall(mergeUnitServices, {
    invalidates: [
      listUnitServices,
      readHouseValues,
      listServices,
      listCosts,
      listSpaceCosts,
      getCost,
      listRecordHistory,
    ],
  });
}
