import type {
  AdminUser,
  blockUserOfClient,
  endSecondStepOfUser,
  listUnitsOfClient,
  listUsersOfClient,
  mailUserOfClient,
  unlockUserOfClient,
} from '#contract/admin-clients.ts';
import { deleteAttemptsOf } from '#server/access/attempts.sql.ts';
import { ensureMail, subjectOf } from '#server/access/attempts.ts';
import { inClient } from '#server/access/in-client.ts';
import { deleteKnownAddresses } from '#server/access/known-addresses.sql.ts';
import { deleteLinks } from '#server/access/links.sql.ts';
import { sendInvitation } from '#server/core/clients/invitation.ts';
import { createLink } from '#server/core/clients/links.ts';
import type { UserKey } from '#server/access/owned.ts';
import { savedOr } from '#server/access/saved.ts';
import { deleteSessions } from '#server/access/sessions.sql.ts';
import { updateUserRow } from '#server/core/clients/users.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';
import { endSecondStep } from '#server/core/clients/second-step.ts';
import { deedOf } from '#server/outside/deed.ts';
import { resetLetter, secondStepLetter } from '#server/outside/letters.ts';
import { enqueueMail } from '#server/outside/mailer.ts';
import { sendConfirmation } from './confirmation.ts';
import { selectHasPassword, selectUnitsOf, selectUserOf, selectUsersOf } from './users.sql.ts';

/** The user of the client whose tenant is open. Errors: `not-found`. */
export async function presentUser(db: Db, user: UserKey): Promise<AdminUser> {
  const row = await selectUserOf(db, user);
  ensure(row !== undefined, 'not-found');
  return row;
}

/** Users of a client. Errors: `not-found`. */
export async function readUsers({ db, actor, params }: ActorCall<typeof listUsersOfClient>) {
  return inClient(db, actor, params.client_id, async (clientId) => {
    const values = await selectUsersOf(db, clientId);
    ensure(values !== undefined, 'not-found');
    return { values };
  });
}

/** Units of a client by their counts. Errors: `not-found`. */
export async function readUnits({ db, actor, params }: ActorCall<typeof listUnitsOfClient>) {
  return inClient(db, actor, params.client_id, async (clientId) => {
    const values = await selectUnitsOf(db, clientId);
    ensure(values !== undefined, 'not-found');
    return { values };
  });
}

/**
 * Blocks a user and ends his sessions and links, or lets him in again. System admins are not blocked
 * from here. Errors: `not-found`, `forbidden`, `version-conflict`.
 */
export async function switchUserBlock({
  db,
  actor,
  params,
  body,
}: ActorCall<typeof blockUserOfClient>) {
  const { client_user_id } = params;
  return inClient(db, actor, params.client_id, async (client_id) => {
    const user = { client_id, client_user_id };
    ensure(!(await presentUser(db, user)).is_sys_admin, 'forbidden');
    const { blocked, version } = body;
    const isSaved = (await updateUserRow(db, user, { blocked }, version)) !== undefined;
    if (isSaved && blocked) {
      await deleteSessions(db, user);
      await deleteLinks(db, user);
    }
    const load = () => selectUserOf(db, user);
    return savedOr(isSaved ? await load() : undefined, load);
  });
}

/** Lets a user who has told too many wrong passwords try again. Errors: `not-found`. */
export async function unlockUser({ db, actor, params }: ActorCall<typeof unlockUserOfClient>) {
  const { client_user_id } = params;
  return inClient(db, actor, params.client_id, async (client_id) => {
    const user = { client_id, client_user_id };
    const { user_identity } = await presentUser(db, user);
    // Attempts from addresses that he is known from are counted by themselves, and nobody can tell which they are.
    await deleteAttemptsOf(db, subjectOf('account', user_identity));
    await deleteKnownAddresses(db, user);
    return presentUser(db, user);
  });
}

/**
 * Ends the second step of a user who has lost his authenticator and his recovery codes; he is told by
 * mail. Errors: `not-found`, `own-account` (in the profile it asks for the password), `second-step-off`.
 */
export async function endUserStep({
  db,
  actor,
  params,
  caller,
  portal,
}: ActorCall<typeof endSecondStepOfUser>) {
  const { client_user_id } = params;
  ensure(client_user_id !== actor.client_user_id, 'own-account');
  return inClient(db, actor, params.client_id, async (client_id) => {
    const user = { client_id, client_user_id };
    const { user_identity: recipient, has_second_step } = await presentUser(db, user);
    ensure(has_second_step, 'second-step-off');
    await endSecondStep(db, user);
    const letter = secondStepLetter(deedOf(portal, caller), 'off-by-admin');
    await enqueueMail(db, { recipient, ...letter });
    return presentUser(db, user);
  });
}

/** What brings the user in: a new password, the confirmation of his registration, or his invitation. */
async function mailNeeded(db: Db, user: UserKey, row: AdminUser) {
  if (row.client_confirmed !== '') return 'reset';
  return (await selectHasPassword(db, user)) ? 'confirm' : 'invite';
}

/** Mails a user the way in. Errors: `not-found`, `user-blocked`, `too-many-requests`. */
export async function mailUser({ db, actor, params, portal }: ActorCall<typeof mailUserOfClient>) {
  const { client_user_id } = params;
  return inClient(db, actor, params.client_id, async (client_id) => {
    const user = { client_id, client_user_id };
    const row = await presentUser(db, user);
    ensure(!row.blocked, 'user-blocked');
    const kind = await mailNeeded(db, user, row);
    const recipient = row.user_identity;
    await ensureMail(db, kind, recipient);
    if (kind === 'confirm')
      return { mailed: kind, link: await sendConfirmation(db, portal, user, recipient) } as const;
    if (kind === 'invite') await sendInvitation(db, portal, user, recipient);
    else {
      const link = { ...(await createLink(db, user, kind)), publicUrl: portal.publicUrl() };
      await enqueueMail(db, { recipient, ...resetLetter(link) });
    }
    return { mailed: kind, link: '' } as const;
  });
}
