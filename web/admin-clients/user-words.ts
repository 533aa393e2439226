import type { AdminUser } from '#contract/admin-clients.ts';

/** The whole name, or the address of a person who has not told it. */
export function nameOf({
  first_name,
  last_name,
  user_identity,
}: Pick<AdminUser, 'first_name' | 'last_name' | 'user_identity'>): string {
  return `${first_name} ${last_name}`.trim() || user_identity;
}

/** What a user may do, in a word. */
export function roleOf({
  is_sys_admin,
  is_client_admin,
}: Pick<AdminUser, 'is_sys_admin' | 'is_client_admin'>): string {
  if (is_sys_admin) return 'správce systému';
  return is_client_admin ? 'správce' : 'uživatel';
}

type Standing = Pick<AdminUser, 'blocked' | 'client_confirmed'>;

/** How a user stands, in a word. */
export function userStateText({ blocked, client_confirmed }: Standing): string {
  if (blocked) return 'zablokovaný';
  return client_confirmed === '' ? 'čeká na potvrzení' : 'aktivní';
}
