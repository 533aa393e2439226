import { useMutation } from '@tanstack/react-query';
import { exportAccount } from '#contract/personal-data.ts';
import type { AccountExport } from '#contract/personal-data.ts';
import { changePassword, getProfile, updateProfile } from '#contract/profile.ts';
import type { Profile } from '#contract/profile.ts';
import { call } from '#web/lib/call.ts';
import { keyOf, queryClient, queryFor, useCall, useLoad } from '#web/lib/query.ts';
import { replaceToken, updateSession } from '#web/session/session.ts';

/** Data of the signed-in user. */
export function useProfile() {
  return useLoad(queryFor(getProfile));
}

function keepProfile(profile: Profile): void {
  queryClient.setQueryData(keyOf(getProfile), profile);
  const { version: _version, ...user } = profile;
  updateSession({ user });
}

/** Saves the names; the shell shows them at once. */
export function useSaveProfile() {
  return useCall(updateProfile, { invalidates: [getProfile], onSuccess: keepProfile });
}

/** Changes the password; the session goes on with a new token. */
export function useChangePassword() {
  return useCall(changePassword, {
    invalidates: [getProfile],
    onSuccess: ({ token }) => replaceToken(token),
  });
}

/** Everything of the own account, read anew for each file and sent out by the function. */
export function useAccountExport(send: (account: AccountExport) => void) {
  return useMutation({ mutationFn: async () => send(await call(exportAccount)) });
}
