import { useMutation, useQuery } from '@tanstack/react-query';
import {
  browseAddresses,
  getAddress,
  listAddressRelations,
  listRelations,
} from '#contract/addresses.ts';
import {
  anonymisePerson,
  exportPersonalData,
  readPersonalOverview,
} from '#contract/personal-data.ts';
import type { PersonalExport } from '#contract/personal-data.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { call } from '#web/lib/call.ts';
import { queryFor, useCall } from '#web/lib/query.ts';

/** Of whom the data are. */
export interface PersonKey {
  readonly unit_id: number;
  readonly address_id: number;
}

export function usePersonalOverview(params: PersonKey) {
  return useQuery(queryFor(readPersonalOverview, { params }));
}

/** Everything of the person, read anew for each file and sent out by the function. */
export function useExport(params: PersonKey) {
  return useMutation({
    mutationFn: async (send: (made: PersonalExport) => unknown) =>
      send(await call(exportPersonalData, { params })),
  });
}

export function useAnonymise() {
  return useCall(anonymisePerson, {
    invalidates: [
      readPersonalOverview,
      getAddress,
      browseAddresses,
      listRelations,
      listAddressRelations,
      listRecordHistory,
    ],
  });
}
