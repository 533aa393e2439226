import type { ClientUser } from '#contract/users.ts';

type Standing = Pick<ClientUser, 'blocked' | 'client_confirmed'>;

/** How a user stands, in a word. */
export function stateOf({ blocked, client_confirmed }: Standing): string {
  if (blocked) return 'zablokován';
  return client_confirmed === '' ? 'čeká na potvrzení' : 'aktivní';
}

/** What a user may do, in a word. */
export function roleOf({ is_client_admin }: Pick<ClientUser, 'is_client_admin'>): string {
  return is_client_admin ? 'správce' : 'uživatel';
}

/** The whole name, or the address of a person who has not told it. */
export function nameOf({ first_name, last_name, user_identity }: ClientUser): string {
  return `${first_name} ${last_name}`.trim() || user_identity;
}

/** Whether the person has confirmed the invitation and may come in. */
export function isActive({ blocked, client_confirmed }: Standing): boolean {
  return !blocked && client_confirmed !== '';
}

/** Whether the invitation still waits and may be sent again. */
export function isWaiting({ blocked, client_confirmed }: Standing): boolean {
  return !blocked && client_confirmed === '';
}
