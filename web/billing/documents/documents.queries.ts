import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  browseBillingCosts,
  deleteBillingFile,
  getBillingFile,
  listBillingDocuments,
  readBillingInvoice,
  uploadBillingFile,
} from '#contract/billing/documents.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { bytesOf, download } from '#web/lib/download.ts';
import { queryFor, useCall } from '#web/lib/query.ts';

/** Everything in which a change of a document may be seen. */
export const documentReads: readonly Endpoint[] = [
  listBillingDocuments,
  browseBillingCosts,
  listRecordHistory,
];

/** Documents of a billing place, the newest periods first. */
export function useDocuments(unit_id: number, billing_place_id: number) {
  return useQuery(queryFor(listBillingDocuments, { params: { unit_id, billing_place_id } }));
}

/** What documents of the places of the unit say of a year; nothing is asked without one. */
export function useCosts(unit_id: number, year: number | undefined) {
  const params = { unit_id, from: `${year ?? 0}-01-01`, to: `${year ?? 0}-12-31` };
  return useQuery({
    ...queryFor(browseBillingCosts, { params }),
    enabled: year !== undefined,
    placeholderData: keepPreviousData,
  });
}

/** What an electronic invoice says; nothing is kept. */
export const useReadInvoice = () => useCall(readBillingInvoice);

export const useUploadFile = () => useCall(uploadBillingFile, { invalidates: documentReads });
export const useDeleteFile = () => useCall(deleteBillingFile, { invalidates: documentReads });

/** Fetches a file and has the browser save it; it is never shown as a page of the portal. */
export function useFetchFile() {
  return useCall(getBillingFile, {
    onSuccess: ({ file_name, content_type, content_base64 }) =>
      download(file_name, new Blob([bytesOf(content_base64)], { type: content_type })),
  });
}
