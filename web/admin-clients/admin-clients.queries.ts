import { useQuery } from '@tanstack/react-query';
import {
  blockClient,
  blockUserOfClient,
  confirmClient,
  listClients,
  listHistoryOfClient,
  listUnitsOfClient,
  listUsersOfClient,
  mailUserOfClient,
  readAdminClient,
  saveLicence,
  endSecondStepOfUser,
  unlockUserOfClient,
  viewAsUser,
} from '#contract/admin-clients.ts';
import type { AdminClient } from '#contract/admin-clients.ts';
import type { ResultOf } from '#contract/endpoint.ts';
import { listModuleSchemas } from '#contract/module-schemas.ts';
import { listAllModules, listUserModules } from '#contract/modules.ts';
import { longListFor, useFirstRows } from '#web/lib/long-list.ts';
import { keepAnswer, keyOf, queryClient, queryFor, useCall, useLoad } from '#web/lib/query.ts';

/** All clients of the portal; of many their first ones until they come. */
export function useClients() {
  const list = useQuery(longListFor(listClients));
  return { ...list, first: useFirstRows(listClients, undefined, list) };
}

/** One client; one that does not exist shows the not-found page. */
export function useClient(client_id: number) {
  return useLoad(queryFor(readAdminClient, { params: { client_id } }));
}

export function useClientUsers(client_id: number) {
  return useQuery(queryFor(listUsersOfClient, { params: { client_id } }));
}

export function useClientUnits(client_id: number) {
  return useQuery(queryFor(listUnitsOfClient, { params: { client_id } }));
}

export function useClientHistory(client_id: number) {
  return useQuery(queryFor(listHistoryOfClient, { params: { client_id } }));
}

/** Schemas of modules. */
export function useSchemas() {
  return useQuery(queryFor(listModuleSchemas));
}

/** All modules of the portal. */
export function useAllModules() {
  return useQuery(queryFor(listAllModules));
}

function keepClient(client: AdminClient): void {
  const { client_id } = client;
  keepAnswer(keyOf(readAdminClient, { params: { client_id } }), client);
  queryClient.setQueryData<ResultOf<typeof listClients>>(keyOf(listClients), (known) => {
    const isSame = (other: AdminClient) => other.client_id === client_id;
    return known && { values: known.values.map((other) => (isSame(other) ? client : other)) };
  });
}

const changing = {
  invalidates: [listClients, listHistoryOfClient, listUsersOfClient, listModuleSchemas],
  onSuccess: keepClient,
};

/** Changes the licence, the schema or the note of a client. */
export const useSaveLicence = () => useCall(saveLicence, changing);

/** Confirms a registration by hand. */
export const useConfirmClient = () =>
  useCall(confirmClient, {
    ...changing,
    onSuccess: ({ link: _link, ...client }) => keepClient(client),
  });

/** Blocks a client, or lets it in again. */
export const useBlockClient = () => useCall(blockClient, changing);

const ofUsers = { invalidates: [listUsersOfClient] };

export const useBlockUser = () => useCall(blockUserOfClient, ofUsers);
export const useUnlockUser = () => useCall(unlockUserOfClient, ofUsers);
export const useEndSecondStep = () => useCall(endSecondStepOfUser, ofUsers);
export const useMailUser = () => useCall(mailUserOfClient, ofUsers);
export const useViewAs = () => useCall(viewAsUser);

/** Reads in which a change of a schema may be seen. */
export const schemaReads = [listModuleSchemas, listUserModules, listClients];
