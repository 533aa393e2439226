import type { requestPasswordReset, resendConfirmation } from '#contract/session.ts';
import { mayMail } from '#server/access/attempts.ts';
import { createLink } from '#server/core/clients/links.ts';
import type { UserKey } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { OutsideCall } from '#server/http/route.ts';
import { confirmLetter, resetLetter } from '#server/outside/letters.ts';
import { enqueueMail } from '#server/outside/mailer.ts';
import type { Portal } from '#server/portal.ts';
import { sendInvitation } from '#server/core/clients/invitation.ts';
import { inEvenTime } from './even-time.ts';
import { openByIdentity } from './standing.ts';

const accepted = { accepted: true } as const;

const letters = { confirm: confirmLetter, reset: resetLetter };

/** Mails the user a new link; an older one of the kind stops working. */
export async function sendLink(
  db: Db,
  portal: Portal,
  kind: keyof typeof letters,
  { user, recipient }: { user: UserKey; recipient: string },
): Promise<void> {
  const link = { ...(await createLink(db, user, kind)), publicUrl: portal.publicUrl() };
  await enqueueMail(db, { recipient, ...letters[kind](link) });
}

async function mailByStanding(
  db: Db,
  portal: Portal,
  kind: keyof typeof letters,
  identity: string,
): Promise<void> {
  const allowed = await mayMail(db, kind, identity);
  const found = await openByIdentity(db, identity);
  if (!allowed || found === undefined) return;
  const { user, standing } = found;
  const whom = { user, recipient: identity };
  if (standing === 'invited') await sendInvitation(db, portal, user, identity);
  // Who has not confirmed yet chooses a password by confirming.
  if (standing === 'registered') await sendLink(db, portal, 'confirm', whom);
  if (standing === 'confirmed' && kind === 'reset') await sendLink(db, portal, kind, whom);
}

/** Mails the confirmation again to whoever waits for it; the answer is always the same. */
export async function mailConfirmation({ body, portal }: OutsideCall<typeof resendConfirmation>) {
  await inEvenTime(() =>
    portal.database.transaction((db) => mailByStanding(db, portal, 'confirm', body.user_identity)),
  );
  return accepted;
}

/** Mails a link to a new password to whoever has an account; the answer is always the same. */
export async function mailReset({ body, portal }: OutsideCall<typeof requestPasswordReset>) {
  await inEvenTime(() =>
    portal.database.transaction((db) => mailByStanding(db, portal, 'reset', body.user_identity)),
  );
  return accepted;
}
