import { useQuery } from '@tanstack/react-query';
import { listClientHistory } from '#contract/clients.ts';
import { listConsents } from '#contract/consents.ts';
import { getLicence, requestLicence } from '#contract/licence.ts';
import { keepAnswer, keyOf, queryFor, useCall } from '#web/lib/query.ts';

/** The licence of the signed-in user's client. */
export function useLicence() {
  return useQuery(queryFor(getLicence));
}

/** Who of the client has agreed to which texts, the newest first. */
export function useConsents() {
  return useQuery(queryFor(listConsents));
}

/** Asks the operator of the portal for another licence. */
export function useRequestLicence() {
  return useCall(requestLicence, {
    invalidates: [listClientHistory],
    onSuccess: (licence) => keepAnswer(keyOf(getLicence), licence),
  });
}
