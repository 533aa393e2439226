import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listSettlementLaw } from '#contract/billing/law.ts';
import { browseBillingPlaces } from '#contract/billing/places.ts';
import {
  deleteBillingRuleFile,
  getBillingRuleFile,
  uploadBillingRuleFile,
} from '#contract/billing/rule-files.ts';
import {
  copyBillingRule,
  createBillingRules,
  createBillingRuleVersion,
  listUsualRules,
} from '#contract/billing/rule-making.ts';
import {
  browseBillingRules,
  createBillingRule,
  createBillingRuleCost,
  createBillingRuleSpace,
  deleteBillingRule,
  deleteBillingRuleCost,
  deleteBillingRuleSpace,
  getBillingRule,
  updateBillingRule,
  updateBillingRuleCost,
  updateBillingRuleSpace,
} from '#contract/billing/rules.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { BillingRule } from '#contract/billing/rules.ts';
import { browseSettlements } from '#contract/settlement/settlements.ts';
import { listServices } from '#contract/lists/services.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { bytesOf, download } from '#web/lib/download.ts';
import { keyOf, queryClient, queryFor, useCall } from '#web/lib/query.ts';

/** Everything in which a change of a rule may be seen. */
export const ruleReads: readonly Endpoint[] = [
  browseBillingRules,
  getBillingRule,
  listUsualRules,
  listRecordHistory,
];
const changed = { invalidates: ruleReads };

/** Rules of the unit. */
export function useRules(unit_id: number, withFormer: boolean) {
  const params = { unit_id, show_hidden: withFormer ? '1' : '0' } as const;
  return useQuery({
    ...queryFor(browseBillingRules, { params }),
    placeholderData: keepPreviousData,
  });
}

/** One rule; a missing one shows the not-found page. */
export function useRule(unit_id: number, id: number) {
  return useQuery({
    ...queryFor(getBillingRule, { params: { unit_id, id: String(id) } }),
    throwOnError: (error, { state }) =>
      state.data === undefined || (error instanceof ApiError && error.status === 404),
  });
}

/** Rules by the law that the unit could have. */
export const useUsualRules = (unit_id: number) =>
  useQuery(queryFor(listUsualRules, { params: { unit_id } }));

export const useCreateRule = () => useCall(createBillingRule, changed);
export const useCreateRules = () => useCall(createBillingRules, changed);
export const useSaveRule = () => useCall(updateBillingRule, changed);
export const useNewVersion = () => useCall(createBillingRuleVersion, changed);
export const useCopyRule = () => useCall(copyBillingRule, changed);
export const useCreateCost = () => useCall(createBillingRuleCost, changed);
export const useSaveCost = () => useCall(updateBillingRuleCost, changed);
export const useDeleteCost = () => useCall(deleteBillingRuleCost, changed);
export const useCreateSpace = () => useCall(createBillingRuleSpace, changed);
export const useSaveSpace = () => useCall(updateBillingRuleSpace, changed);
export const useDeleteSpace = () => useCall(deleteBillingRuleSpace, changed);
export const useUploadRuleFile = () => useCall(uploadBillingRuleFile, changed);
export const useDeleteRuleFile = () => useCall(deleteBillingRuleFile, changed);

export function useDeleteRule() {
  return useCall(deleteBillingRule, {
    invalidates: [browseBillingRules, listUsualRules],
    // Nobody asks for the deleted one any more.
    onSuccess: () =>
      void queryClient.invalidateQueries({ queryKey: keyOf(getBillingRule), refetchType: 'none' }),
  });
}

/** Fetches a file and has the browser save it; it is never shown as a page of the portal. */
export function useFetchRuleFile() {
  return useCall(getBillingRuleFile, {
    onSuccess: ({ file_name, content_type, content_base64 }) =>
      download(file_name, new Blob([bytesOf(content_base64)], { type: content_type })),
  });
}

/** What the law sets for settlements. */
export const useLaw = () => useQuery(queryFor(listSettlementLaw)).data?.values ?? [];

/**
 * The newest counted settlement that the rule divides a cost of, on which it may be tried otherwise; undefined where
 * there is none, or settlements are closed to the person.
 */
export function useCountedSettlement({
  unit_id,
  pasport_id,
}: Pick<BillingRule, 'unit_id' | 'pasport_id'>): number | undefined {
  const { data } = useQuery({
    ...queryFor(browseSettlements, { params: { unit_id } }),
    throwOnError: false,
    retry: false,
  });
  return data?.values.find(
    ({ last, building_id }) =>
      last !== null && (building_id === null || pasport_id === null || building_id === pasport_id),
  )?.settlement_id;
}

/** Services of the client that are offered, and the one that is chosen already. */
export function useServices(chosen: number | null) {
  const services = useQuery(queryFor(listServices)).data?.values ?? [];
  return services
    .filter(({ service_id, hidden }) => !hidden || service_id === chosen)
    .map(({ service_id, name }) => ({ id: service_id, name }));
}

/** Billing places of the unit in use. */
export function useBilledPlaces(unit_id: number) {
  const params = { unit_id, show_hidden: '0' } as const;
  return useQuery(queryFor(browseBillingPlaces, { params })).data?.values ?? [];
}
