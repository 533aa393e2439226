import { useSession } from './session.ts';

/** Whether the user may change the client, its units, import tokens and users: its admin or a system admin. */
export function useManagesClient(): boolean {
  const user = useSession()?.user;
  return user !== undefined && (user.is_client_admin || user.is_sys_admin);
}
