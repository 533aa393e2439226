import type { UserKey } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { inviteElsewhereLetter, inviteLetter } from '#server/outside/letters.ts';
import { enqueueMail } from '#server/outside/mailer.ts';
import type { Portal } from '#server/portal.ts';
import { selectAccountByIdentity } from './accounts.sql.ts';
import { selectClientName } from './clients.sql.ts';
import { createLink } from './links.ts';
import { updateInvited } from './users.sql.ts';

/**
 * Mails the user a link by which he sets his password; an older one stops working. Who has an account
 * of his own is told so instead, by the mail alone: the same is done and answered for everybody.
 */
export async function sendInvitation(
  db: Db,
  portal: Portal,
  user: UserKey,
  recipient: string,
): Promise<void> {
  const clientName = await selectClientName(db, user.client_id);
  const holder = await selectAccountByIdentity(db, recipient);
  const link = { ...(await createLink(db, user, 'invite')), publicUrl: portal.publicUrl() };
  const letter = holder?.confirmed ? inviteElsewhereLetter : inviteLetter;
  await updateInvited(db, user);
  await enqueueMail(db, { recipient, ...letter(link, clientName) });
}
