import { inviteUser, listUsers, resendInvitation, updateUser } from '#contract/users.ts';
import type { ClientUser } from '#contract/users.ts';
import type { ResultOf } from '#contract/endpoint.ts';
import { keyOf, queryClient, queryFor, useCall, useLoad } from '#web/lib/query.ts';

/** Users of the client. */
export function useUsers() {
  return useLoad(queryFor(listUsers));
}

/** Invites a person by e-mail; he stands in the list at once. */
export function useInviteUser() {
  return useCall(inviteUser, { invalidates: [listUsers], onSuccess: keepUser });
}

/** Sends the invitation again. */
export function useResendInvitation() {
  return useCall(resendInvitation, { invalidates: [listUsers], onSuccess: keepUser });
}

/** Changes the role of a user, or blocks him. */
export function useSaveUser() {
  return useCall(updateUser, { invalidates: [listUsers], onSuccess: keepUser });
}

/** Has the list read again, because somebody else has changed it. */
export function refreshUsers(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keyOf(listUsers) });
}

function keepUser(user: ClientUser): void {
  queryClient.setQueryData<ResultOf<typeof listUsers>>(keyOf(listUsers), (known) => {
    if (known === undefined) return undefined;
    const isSame = (other: ClientUser) => other.client_user_id === user.client_user_id;
    const values = known.values.some(isSame)
      ? known.values.map((other) => (isSame(other) ? user : other))
      : [...known.values, user];
    return { ...known, values };
  });
}
