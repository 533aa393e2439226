import type { getProfile, Profile, updateProfile } from '#contract/profile.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import type { Actor } from '#server/access/actor.ts';
import { selectPendingConsents } from '#server/access/consents.sql.ts';
import { ownedUnit } from '#server/access/owned.ts';
import { savedOr } from '#server/access/saved.ts';
import { updateProfileRow } from '#server/core/clients/users.sql.ts';
import { given } from '#server/db/given.ts';
import { ensure } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';
import type { Portal } from '#server/portal.ts';
import { selectOwnProfile } from './profile.sql.ts';

/** Everybody has one profile, his own. Errors: `not-found`, `identity-mismatch`. */
export function ensureOwnProfile(actor: Actor, named: number, claimed: number | undefined): void {
  ensure(named === actor.client_user_id, 'not-found');
  ensure(claimed === undefined || claimed === named, 'identity-mismatch');
}

/** Whether the administration of the portal waits for the second step of this admin's sign-in. */
export function missingStep(
  { is_sys_admin, has_second_step }: Pick<Actor, 'is_sys_admin' | 'has_second_step'>,
  { config }: Portal,
): { second_step_missing?: true } {
  const isMissing = is_sys_admin && config.secondStepOfAdmins && !has_second_step;
  return isMissing ? { second_step_missing: true } : {};
}

/** The signed-in user's own record, with the texts that wait for his consent. */
export async function readProfile({
  db,
  actor,
  portal,
}: ActorCall<typeof getProfile>): Promise<Profile> {
  const [row, pending_consents] = await Promise.all([
    selectOwnProfile(db, actor),
    selectPendingConsents(db, actor, pragueDay(portal.now())),
  ]);
  ensure(row !== undefined, 'not-found');
  const pending = pending_consents.length === 0 ? {} : { pending_consents };
  return { ...row, ...pending, ...missingStep(actor, portal) };
}

/** Saves the user's name and the unit to start with. Errors: `not-found`, `version-conflict`. */
export async function saveProfile({
  db,
  actor,
  params,
  body,
}: ActorCall<typeof updateProfile>): Promise<Profile> {
  ensureOwnProfile(actor, params.client_user_id, body.client_user_id);
  const { unit_id, version, first_name, last_name } = body;
  const unit = unit_id === undefined ? undefined : await ownedUnit(db, actor, unit_id);
  const changes = given({ first_name, last_name, last_unit_id: unit?.unit_id });
  const load = () => selectOwnProfile(db, actor);
  if (Object.keys(changes).length === 0) return savedOr(await load(), load);
  const isSaved = await updateProfileRow(db, actor, changes, version);
  return savedOr(isSaved ? await load() : undefined, load);
}
