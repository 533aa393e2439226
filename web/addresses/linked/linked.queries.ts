import { useQuery } from '@tanstack/react-query';
import { listAddressContacts } from '#contract/address-contacts.ts';
import { browseAddresses, getAddress, listDuplicates } from '#contract/addresses.ts';
import {
  getLinkedAddresses,
  linkAddress,
  linkRecognised,
  listFirms,
  listRecognised,
  unlinkAddress,
  writeToLinked,
} from '#contract/linked-addresses.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { queryFor, useCall } from '#web/lib/query.ts';

/** What linking may be seen in, in all units of the client. */
const stale = [
  getLinkedAddresses,
  getAddress,
  browseAddresses,
  listAddressContacts,
  listDuplicates,
  listFirms,
  listRecognised,
  listRecordHistory,
];

/** The same firm or person in the other units of the client. */
export function useLinked(unit_id: number, address_id: number) {
  return useQuery(queryFor(getLinkedAddresses, { params: { unit_id, id: String(address_id) } }));
}

/** Firms of all units of the client, each once. */
export function useAllFirms(unit_id: number) {
  return useQuery(queryFor(listFirms, { params: { unit_id } }));
}

/** Persons of the unit who are probably in others too; what others write down is not known here, so it is asked for anew. */
export function useRecognised(unit_id: number) {
  return useQuery({ ...queryFor(listRecognised, { params: { unit_id } }), staleTime: 0 });
}

export function useLinkRecognised() {
  return useCall(linkRecognised, { invalidates: stale });
}

export function useLinkAddress() {
  return useCall(linkAddress, { invalidates: stale });
}

export function useUnlinkAddress() {
  return useCall(unlinkAddress, { invalidates: stale });
}

export function useWriteToLinked() {
  return useCall(writeToLinked, { invalidates: stale });
}
