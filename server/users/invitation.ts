import { createLink } from '#server/core/clients/links.ts';
import type { UserKey } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { inviteLetter } from '#server/outside/letters.ts';
import { enqueueMail } from '#server/outside/mailer.ts';
import type { Portal } from '#server/portal.ts';
import { selectClientName } from '#server/core/clients/clients.sql.ts';

/** Mails the user a link by which he sets his password; an older one stops working. */
export async function sendInvitation(
  db: Db,
  portal: Portal,
  user: UserKey,
  recipient: string,
): Promise<void> {
  const clientName = await selectClientName(db, user.client_id);
  const link = { ...(await createLink(db, user, 'invite')), publicUrl: portal.publicUrl() };
  await enqueueMail(db, { recipient, ...inviteLetter(link, clientName) });
}
