import type { UserKey } from '#server/access/owned.ts';
import { createLink } from '#server/core/clients/links.ts';
import type { Db } from '#server/db/db.ts';
import { confirmLetter, confirmUrl } from '#server/outside/letters.ts';
import { enqueueMail } from '#server/outside/mailer.ts';
import type { Portal } from '#server/portal.ts';

/**
 * Mails who has registered the link on which he chooses his password; what he told at registration may be
 * a stranger's. Where the portal sends no mail, the link is returned, to be handed over; otherwise nothing.
 */
export async function sendConfirmation(
  db: Db,
  portal: Portal,
  user: UserKey,
  recipient: string,
): Promise<string> {
  const link = { ...(await createLink(db, user, 'confirm')), publicUrl: portal.publicUrl() };
  await enqueueMail(db, { recipient, ...confirmLetter(link) });
  return portal.config.smtpUrl === undefined ? confirmUrl(link) : '';
}
