import {
  addPasskey,
  beginAuthenticator,
  beginPasskey,
  getSecondStep,
  proveAuthenticator,
  removeAuthenticator,
  removePasskey,
  renewRecoveryCodes,
} from '#contract/second-step.ts';
import { getProfile } from '#contract/profile.ts';
import { queryFor, useCall, useLoad } from '#web/lib/query.ts';

/** The second step of the own sign-in. */
export function useSecondStep() {
  return useLoad(queryFor(getSecondStep));
}

const ofStep = { invalidates: [getSecondStep, getProfile] };

/** Asks for a new secret of an authenticator. */
export const useBeginAuthenticator = () => useCall(beginAuthenticator);
/** Turns the authenticator on by its first code. */
export const useProveAuthenticator = () => useCall(proveAuthenticator, ofStep);
/** Takes the authenticator away. */
export const useRemoveAuthenticator = () => useCall(removeAuthenticator, ofStep);
/** Asks for a challenge of a new passkey. */
export const useBeginPasskey = () => useCall(beginPasskey);
/** Adds a passkey that the browser has made. */
export const useAddPasskey = () => useCall(addPasskey, ofStep);
/** Takes a passkey away. */
export const useRemovePasskey = () => useCall(removePasskey, ofStep);
/** Makes recovery codes anew. */
export const useRenewRecoveryCodes = () => useCall(renewRecoveryCodes, ofStep);
