import type { Actor } from './actor.ts';

/** The name under which a user stands with what he did. */
export function nameOf({ first_name, last_name }: Pick<Actor, 'first_name' | 'last_name'>): string {
  return [first_name, last_name].join(' ').trim();
}
