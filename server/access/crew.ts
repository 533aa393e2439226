import { crewMenu, crewModules } from '#contract/crew-member.ts';
import type { ModuleName } from '#contract/module-names.ts';
import { ensure } from '#server/errors.ts';

/** Who may be a member of a crew: an actor, or whoever stands for one. */
export interface OfCrew {
  readonly crew_id: number | null;
}

/** The crew whose visits alone the actor is told of; null of whoever is told of all. */
export const crewOf = ({ crew_id }: OfCrew): number | null => crew_id;

/**
 * A member of a crew is given what belongs to it; what belongs to another, or to none yet, is as good as
 * missing. Everybody else is given all. Errors: `not-found`.
 */
export function ensureOwnCrew(actor: OfCrew, crew_id: number | null): void {
  ensure(actor.crew_id === null || actor.crew_id === crew_id, 'not-found');
}

/** Of the modules that are open those that a member of a crew has; all of them for everybody else. */
export function openedInCrew<Name extends string = ModuleName>(
  { crew_id }: OfCrew,
  open: readonly Name[],
): readonly Name[] {
  const own: ReadonlySet<string> = new Set([...crewModules, ...crewMenu]);
  return crew_id === null ? open : open.filter((name) => own.has(name));
}
