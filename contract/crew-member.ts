import type { ModuleName } from './module-names.ts';
import type { UserState } from './session.ts';

/**
 * Modules that a member of a crew has, if the client has them; every other one is closed to him, whatever the
 * client has (decision 105).
 */
export const crewModules: readonly ModuleName[] = [
  'calendar',
  'messages',
  'news',
  'about',
  'introduction',
];

/** Entries of the menu that lead to what no module closes and that a member of a crew has too. */
export const crewMenu: readonly string[] = [
  'profile',
  'client-settings',
  'sitemap',
  'terms',
  'privacy',
];

/** The crew that alone the user is told of; null of an admin, and of who is in no crew: they are told of all. */
export function crewOfUser({
  assembly_crew_id,
  is_client_admin,
  is_sys_admin,
}: Pick<UserState, 'assembly_crew_id' | 'is_client_admin' | 'is_sys_admin'>): number | null {
  return is_client_admin || is_sys_admin ? null : assembly_crew_id;
}
