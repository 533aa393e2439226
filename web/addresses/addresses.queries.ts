import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { listAddressContacts } from '#contract/address-contacts.ts';
import { listAddressOrders } from '#contract/address-orders.ts';
import {
  browseAddresses,
  createAddress,
  deleteAddress,
  getAddress,
  listAddressRelations,
  listDuplicates,
  listRelations,
  mergeAddresses,
  updateAddress,
} from '#contract/addresses.ts';
import { getLinkedAddresses, listFirms } from '#contract/linked-addresses.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { addressStatistics } from '#contract/statistics.ts';
import { longListFor, useFirstRows } from '#web/lib/long-list.ts';
import { keyOf, queryClient, queryFor, useCall, useLoad } from '#web/lib/query.ts';

/** What a change of a person may be seen in. */
export const personReads = [
  browseAddresses,
  listRelations,
  listDuplicates,
  listAddressRelations,
  addressStatistics,
  listRecordHistory,
  getLinkedAddresses,
  listFirms,
];

interface Listed {
  readonly showHidden: boolean;
  /** The day of which it is told who lives there; today when left out. */
  readonly as_of?: string | undefined;
}

const dayQuery = (as_of: string | undefined) => (as_of === undefined ? {} : { query: { as_of } });

/** The address book of a unit by name; the list before stays until the new one comes, of a long one its beginning. */
export function useAddresses(unit_id: number, { showHidden, as_of }: Listed) {
  const params = { unit_id, show_hidden: showHidden ? '1' : '0' } as const;
  const input = { params, ...dayQuery(as_of) };
  const list = useLoad({
    ...longListFor(browseAddresses, input),
    placeholderData: keepPreviousData,
  });
  return { ...list, first: useFirstRows(browseAddresses, input, list) };
}

/** Counts of the unit's address book. */
export function useAddressCounts(unit_id: number) {
  return useQuery(queryFor(addressStatistics, { params: { unit_id } }));
}

/** Tenants, owners and residents of a unit on a day. */
export function useRelations(unit_id: number, as_of: string) {
  const input = { params: { unit_id }, query: { as_of } };
  const list = useLoad({
    ...longListFor(listRelations, input),
    placeholderData: keepPreviousData,
  });
  return { ...list, first: useFirstRows(listRelations, input, list) };
}

/** One record of the address book; a missing one shows the not-found page. */
export function useAddress(unit_id: number, address_id: number) {
  return useLoad(queryFor(getAddress, { params: { unit_id, id: String(address_id) } }));
}

/** What binds one person to spaces, also what has ended. */
export function useAddressRelations(unit_id: number, address_id: number) {
  return useQuery(queryFor(listAddressRelations, { params: { unit_id, id: String(address_id) } }));
}

/** Several records with all that binds them to spaces, to be compared. */
export function useCompared(unit_id: number, ids: readonly number[]) {
  const params = ids.map((id) => ({ unit_id, id: String(id) }));
  const records = useQueries({
    queries: params.map((of) => ({ ...queryFor(getAddress, { params: of }), staleTime: 0 })),
  });
  const relations = useQueries({
    queries: params.map((of) => queryFor(listAddressRelations, { params: of })),
  });
  return {
    addresses: records.flatMap(({ data }) => data ?? []),
    relationCounts: relations.map(({ data }) => data?.values.length),
    error: records.find(({ error }) => error !== null)?.error ?? null,
    isPending: records.some(({ isPending }) => isPending),
    reload: () => void Promise.all(records.map((record) => record.refetch())),
  };
}

/** Records that look like the same person or firm. */
export function useDuplicates(unit_id: number) {
  return useQuery(queryFor(listDuplicates, { params: { unit_id } }));
}

export function useCreateAddress() {
  return useCall(createAddress, { invalidates: personReads });
}

export function useSaveAddress() {
  return useCall(updateAddress, { invalidates: [...personReads, getAddress] });
}

export function useDeleteAddress() {
  return useCall(deleteAddress, {
    invalidates: personReads,
    onSuccess: (_, { params }) => params && forget(Number(params.unit_id), [Number(params.id)]),
  });
}

export function useMergeAddresses() {
  return useCall(mergeAddresses, {
    invalidates: [...personReads, getAddress, listAddressOrders, listAddressContacts],
    onSuccess: ({ unit_id }, { body }) => forget(unit_id, body?.merged_ids.map(Number) ?? []),
  });
}

// What was read of a record that is no more would be shown to whoever comes Back to it.
function forget(unit_id: number, ids: readonly number[]): void {
  for (const id of ids)
    queryClient.removeQueries({
      queryKey: keyOf(getAddress, { params: { unit_id, id: String(id) } }),
    });
}

/** The other phones and e-mails of a record, phones first. */
export function useAddressContacts(unit_id: number, address_id: number) {
  return useQuery(queryFor(listAddressContacts, { params: { unit_id, id: String(address_id) } }));
}

/** Orders of work at an address, newest first. */
export function useAddressOrders(unit_id: number, address_id: number) {
  return useQuery(queryFor(listAddressOrders, { params: { unit_id, id: String(address_id) } }));
}
