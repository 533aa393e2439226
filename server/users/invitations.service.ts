import type { ClientUser, inviteUser, resendInvitation } from '#contract/users.ts';
import {
  DAY,
  ensureAttempt,
  ensureMail,
  inTurnOfIdentity,
  subjectOf,
} from '#server/access/attempts.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import { sendInvitation } from '#server/core/clients/invitation.ts';
import { selectUser } from '#server/core/clients/users-of-client.sql.ts';
import { insertInvitedUser } from '#server/core/clients/users.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';
import { userForActor, userKey } from './users.service.ts';

/**
 * Invitations of one client in 24 hours, repeated ones included. The whole office of a large manager
 * comes in within a day or two; a stolen account of its admin mails no more strangers than this.
 */
const MOST_A_DAY = 50;

/** Errors: `invitation-limit-reached`. */
async function takeInvitation(db: Db, clientId: OwnedClientId): Promise<void> {
  const subject = subjectOf('invitations-of', String(clientId));
  const allowed = [{ subject, most: MOST_A_DAY, seconds: DAY }];
  await ensureAttempt(db, allowed, 'invitation-limit-reached');
}

/**
 * Makes a user without a password and mails him the way in. Whether the address has an account of
 * another client shows nowhere but in the mail. Errors: `identity-taken` (by a user of this client),
 * `invitation-limit-reached`.
 */
export async function invite({
  db,
  actor,
  body,
  portal,
}: ActorCall<typeof inviteUser>): Promise<ClientUser> {
  const { email: user_identity, first_name, last_name, is_client_admin } = body;
  const names = { user_identity, first_name, last_name };
  await takeInvitation(db, actor.client_id);
  await inTurnOfIdentity(db, user_identity);
  const row = await insertInvitedUser(db, actor.client_id, { ...names, is_client_admin });
  await sendInvitation(db, portal, userKey(actor, row.client_user_id), row.user_identity);
  return row;
}

/**
 * Errors: `not-found`, `invitation-closed`, `too-many-requests`, `invitation-limit-reached`. Letters of
 * other clients to the same person are counted apart, so that the limit tells nothing of them.
 */
export async function inviteAgain({
  db,
  actor,
  params,
  portal,
}: ActorCall<typeof resendInvitation>): Promise<ClientUser> {
  const user = userKey(actor, params.client_user_id);
  const row = await selectUser(db, user);
  ensure(row !== undefined, 'not-found');
  ensure(row.client_confirmed === '' && !row.blocked, 'invitation-closed');
  const whose = `${actor.client_id} ${row.user_identity}`;
  await ensureMail(db, 'invite', whose);
  await takeInvitation(db, actor.client_id);
  await sendInvitation(db, portal, user, row.user_identity);
  return userForActor(row, actor);
}
