import { pragueDay } from '#contract/czech/prague-day.ts';
import type { Actor } from '#server/access/actor.ts';
import type { Portal } from '#server/portal.ts';

/** The name under which a user stands with what he did. */
export function nameOf({ first_name, last_name }: Pick<Actor, 'first_name' | 'last_name'>): string {
  return [first_name, last_name].join(' ').trim();
}

export const today = (portal: Portal) => pragueDay(portal.now());
