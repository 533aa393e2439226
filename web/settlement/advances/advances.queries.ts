import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { listMonthRows, listMonths, readMonth } from '#contract/money/months.ts';
import { listSheets } from '#contract/money/prescription-sheets.ts';
import { getCost, listCosts, listSpaceCosts } from '#contract/pasports/costs.ts';
import { readHouseValues, undoHouseValues } from '#contract/pasports/house-values.ts';
import { browseSpaces } from '#contract/pasports/spaces.ts';
import { listUnitServices } from '#contract/pasports/unit-services.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import {
  acceptNextAdvances,
  previewNextAdvances,
  type AskedAdvances,
} from '#contract/settlement/next-advances.ts';
import { pasportStatistics } from '#contract/statistics.ts';
import { queryClient, queryFor, useCall } from '#web/lib/query.ts';

/** A settlement as its calls name it. */
export interface SettlementKey {
  readonly unit_id: number;
  readonly settlement_id: number;
}

/** Reads that tell what spaces pay. */
const reads: readonly Endpoint[] = [
  previewNextAdvances,
  readHouseValues,
  listCosts,
  listSpaceCosts,
  getCost,
  browseSpaces,
  listSheets,
  listUnitServices,
  listMonths,
  readMonth,
  listMonthRows,
  listRecordHistory,
  pasportStatistics,
];

const previewOf = ({ unit_id, settlement_id }: SettlementKey, body: AskedAdvances) =>
  queryFor(previewNextAdvances, { params: { unit_id, settlement_id }, body });

/** Advances as they are proposed; read anew whenever the tab is opened. */
export function usePreview(settlement: SettlementKey, asked: AskedAdvances) {
  return useQuery({
    ...previewOf(settlement, asked),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
}

/** Reads another proposal before it is shown, so that a form can tell what is wrong with it. */
export const readPreview = (settlement: SettlementKey, asked: AskedAdvances) =>
  queryClient.fetchQuery({ ...previewOf(settlement, asked), staleTime: 0 });

/** Has advances hold, all or none. */
export const useAcceptAdvances = () => useCall(acceptNextAdvances, { invalidates: reads });
/** Takes accepted advances back. */
export const useUndoAdvances = () => useCall(undoHouseValues, { invalidates: reads });
