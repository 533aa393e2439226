import { useQuery } from '@tanstack/react-query';
import {
  browseAddresses,
  createAddress,
  createAddressOrder,
  deleteAddress,
  deleteAddressOrder,
  getAddress,
  listAddressOrders,
  listAddressRelations,
  listDuplicates,
  listRelations,
  mergeAddresses,
  updateAddress,
  updateAddressOrder,
} from '#contract/addresses.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { addressStatistics } from '#contract/statistics.ts';
import { queryFor, useCall, useLoad } from '#web/lib/query.ts';

// What a change of a person may be seen in.
const lists = [
  browseAddresses,
  listRelations,
  listDuplicates,
  listAddressRelations,
  addressStatistics,
  listRecordHistory,
];

/** The address book of a unit by name. */
export function useAddresses(unit_id: number, showHidden: boolean) {
  return useLoad(
    queryFor(browseAddresses, { params: { unit_id, show_hidden: showHidden ? '1' : '0' } }),
  );
}

/** Counts of the unit's address book. */
export function useAddressCounts(unit_id: number) {
  return useQuery(queryFor(addressStatistics, { params: { unit_id } }));
}

/** Tenants, owners and residents of a unit on a day. */
export function useRelations(unit_id: number, as_of: string) {
  return useLoad(queryFor(listRelations, { params: { unit_id }, query: { as_of } }));
}

/** One record of the address book; a missing one shows the not-found page. */
export function useAddress(unit_id: number, address_id: number) {
  return useLoad(queryFor(getAddress, { params: { unit_id, id: String(address_id) } }));
}

/** What binds one person to spaces, also what has ended. */
export function useAddressRelations(unit_id: number, address_id: number) {
  return useQuery(queryFor(listAddressRelations, { params: { unit_id, id: String(address_id) } }));
}

/** Changes of one record, newest first. */
export function useAddressHistory(unit_id: number, record_id: number) {
  return useQuery(
    queryFor(listRecordHistory, { params: { record_type: 'addresses', unit_id, record_id } }),
  );
}

/** Records that look like the same person or firm. */
export function useDuplicates(unit_id: number) {
  return useQuery(queryFor(listDuplicates, { params: { unit_id } }));
}

export function useCreateAddress() {
  return useCall(createAddress, { invalidates: lists });
}

export function useSaveAddress() {
  return useCall(updateAddress, { invalidates: [...lists, getAddress] });
}

export function useDeleteAddress() {
  return useCall(deleteAddress, { invalidates: lists });
}

export function useMergeAddresses() {
  return useCall(mergeAddresses, { invalidates: [...lists, getAddress] });
}

/** Orders of work at an address, newest first. */
export function useAddressOrders(unit_id: number, address_id: number) {
  return useQuery(queryFor(listAddressOrders, { params: { unit_id, id: String(address_id) } }));
}

export function useCreateOrder() {
  return useCall(createAddressOrder, { invalidates: [listAddressOrders] });
}

export function useSaveOrder() {
  return useCall(updateAddressOrder, { invalidates: [listAddressOrders] });
}

export function useDeleteOrder() {
  return useCall(deleteAddressOrder, { invalidates: [listAddressOrders] });
}
