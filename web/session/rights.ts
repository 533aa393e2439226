import { crewOfUser } from '#contract/crew-member.ts';
import type { UserState } from '#contract/session.ts';
import type { RouteAccess } from '#web/lib/paths.ts';
import { useSession } from './session.ts';

type Rights = Pick<UserState, 'is_client_admin' | 'is_sys_admin'>;

/** Whether routes of the access are for the person; null is a stranger. */
export function mayEnter(access: RouteAccess, user: Rights | null): boolean {
  if (access === 'public') return true;
  if (user === null) return false;
  if (access === 'system-admin') return user.is_sys_admin;
  return access === 'user' || managesClient(user);
}

/** Whether the user may change the client, its units, import tokens and users: its admin or a system admin. */
export function managesClient({ is_client_admin, is_sys_admin }: Rights): boolean {
  return is_client_admin || is_sys_admin;
}

/** Whether the person who is signed in is a member of a crew, to whom the portal shows his crew alone. */
export function useIsCrewMember(): boolean {
  const user = useSession()?.user;
  return user !== undefined && crewOfUser(user) !== null;
}

/** Whether the person who is signed in manages the client. */
export function useManagesClient(): boolean {
  const user = useSession()?.user;
  return user !== undefined && managesClient(user);
}
