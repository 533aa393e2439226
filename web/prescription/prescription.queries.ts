import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { listServices } from '#contract/lists/services.ts';
import { listMonthRows, listMonths, readMonth } from '#contract/money/months.ts';
import {
  acceptRule,
  listRules,
  previewRule,
  undoRule,
} from '#contract/money/prescription-rules.ts';
import { getPaymentRows, updatePaymentRows } from '#contract/money/payment-rows.ts';
import {
  listSheets,
  printSheets,
  type PrescriptionSheet,
} from '#contract/money/prescription-sheets.ts';
import { browseBuildings } from '#contract/pasports/buildings.ts';
import { getCost, listCosts, listSpaceCosts } from '#contract/pasports/costs.ts';
import { readHouseValues } from '#contract/pasports/house-values.ts';
import { listUnitServices } from '#contract/pasports/unit-services.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { usePaymentRows } from '#web/core/payment-rows.queries.ts';
import { bytesOf, download, fileName } from '#web/lib/download.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { flashError } from '#web/notices/flash.ts';
import { queryFor, useCall } from '#web/lib/query.ts';

/** Reads that tell what spaces pay. */
const reads: readonly Endpoint[] = [
  listRules,
  listSheets,
  listCosts,
  listSpaceCosts,
  getCost,
  readHouseValues,
  listUnitServices,
  listMonths,
  readMonth,
  listMonthRows,
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

/** Sheets of the unit as of the day; of today without it. */
export function useSheets(unit_id: number, as_of: string | undefined) {
  const query = as_of === undefined ? {} : { as_of };
  return useQuery({
    ...queryFor(listSheets, { params: { unit_id }, query }),
    placeholderData: keepPreviousData,
  });
}

/** Saves sheets as one file. */
export function usePrintSheets(unit_id: number) {
  const { mutate, isPending, error } = useCall(printSheets);
  const print = (sheets: readonly PrescriptionSheet[]) =>
    mutate(
      {
        params: { unit_id },
        body: {
          as_of: sheets[0]?.as_of ?? todayInPrague(),
          pasport_ids: sheets.map(({ pasport_id }) => pasport_id),
        },
      },
      {
        onSuccess: ({ file_name, content_type, content_base64 }) =>
          download(
            fileName(file_name),
            new Blob([bytesOf(content_base64)], { type: content_type }),
          ),
        onError: (fault) => flashError(userMessage(fault)),
      },
    );
  return { print, isPending, error };
}

/** What the unit prescribes besides services, with its version. */
export const useRowList = (unit_id: number) =>
  useQuery(queryFor(getPaymentRows, { params: { unit_id } }));
export const useSaveRows = () =>
  useCall(updatePaymentRows, {
    invalidates: [getPaymentRows, listSheets, listUnitServices, listRecordHistory],
  });
