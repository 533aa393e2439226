import { useQuery } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { listServices } from '#contract/lists/services.ts';
import { listMonths, readMonth } from '#contract/money/months.ts';
import {
  acceptRule,
  listRules,
  previewRule,
  undoRule,
} from '#contract/money/prescription-rules.ts';
import { browseBuildings } from '#contract/pasports/buildings.ts';
import { getCost, listCosts, listSpaceCosts } from '#contract/pasports/costs.ts';
import { readHouseValues } from '#contract/pasports/house-values.ts';
import { listUnitServices } from '#contract/pasports/unit-services.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { usePaymentRows } from '#web/core/payment-rows.queries.ts';
import { queryFor, useCall } from '#web/lib/query.ts';

/** Reads that tell what spaces pay. */
const reads: readonly Endpoint[] = [
  listRules,
  listCosts,
  listSpaceCosts,
  getCost,
  readHouseValues,
  listUnitServices,
  listMonths,
  readMonth,
  listRecordHistory,
];

/** Rules of the unit, the newest first. */
export const useRules = (unit_id: number) => useQuery(queryFor(listRules, { params: { unit_id } }));

/** What a rule would change; nothing is written. */
export const usePreviewRule = () => useCall(previewRule);
/** Has a rule hold, in all spaces or none. */
export const useAcceptRule = () => useCall(acceptRule, { invalidates: reads });
/** Takes a rule back with all that it changed. */
export const useUndoRule = () => useCall(undoRule, { invalidates: reads });

/** Houses of the unit that are shown, by their pasport_id. */
export function useHouses(unit_id: number): readonly { id: number; name: string }[] {
  const params = { unit_id, show_hidden: '0', city_id: '0' } as const;
  const { data } = useQuery(queryFor(browseBuildings, { params }));
  return (data?.values ?? []).map(({ pasport_id, pasport_name }) => ({
    id: pasport_id,
    name: pasport_name,
  }));
}

/** Names that a row of a prescription may have. */
export function useRowNames(unit_id: number): readonly string[] {
  const payments = usePaymentRows(unit_id);
  const { data } = useQuery(queryFor(listServices));
  const listed = data?.values.filter(({ hidden }) => !hidden) ?? [];
  return [...new Set([...payments, ...listed].map(({ name }) => name))];
}
