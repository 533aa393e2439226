import { useQuery } from '@tanstack/react-query';
import {
  changeClientToken,
  getClient,
  listClientHistory,
  readClientToken,
  updateClient,
} from '#contract/clients.ts';
import type { Client } from '#contract/clients.ts';
import type { ImportTokenAction } from '#contract/tokens.ts';
import { keepAnswer, keyOf, queryClient, queryFor, useCall } from '#web/lib/query.ts';

/** The client; every opening of the profile reads it again (specification, section 2). */
export function useClient(client_id: number) {
  return useQuery({ ...queryFor(getClient, { params: { client_id } }), refetchOnMount: 'always' });
}

/** Changes of the client, newest first. */
export function useClientHistory(client_id: number) {
  return useQuery(queryFor(listClientHistory, { params: { client_id } }));
}

/** Saves changed fields of the client. */
export function useSaveClient() {
  return useCall(updateClient, { invalidates: [listClientHistory], onSuccess: keepClient });
}

/** How the client's import token stands, for whoever may change it. */
export function useClientTokenState(isAsked: boolean) {
  return useQuery({ ...queryFor(readClientToken), enabled: isAsked }).data;
}

/** Creates, prolongs or removes the client's import token; the client is refreshed from the answer. */
export function useChangeClientToken() {
  const { mutateAsync } = useCall(changeClientToken, {
    invalidates: [listClientHistory, readClientToken],
    onSuccess: keepClient,
  });
  return (action: ImportTokenAction) =>
    // A refusal means that somebody else was faster, so the client is read again in any case.
    mutateAsync({ body: { action } }).finally(() => {
      void queryClient.invalidateQueries({ queryKey: keyOf(getClient) });
    });
}

function keepClient(client: Client): void {
  const { client_id } = client;
  keepAnswer(keyOf(getClient, { params: { client_id } }), client);
}
