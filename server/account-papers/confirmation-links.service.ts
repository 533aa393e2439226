import { shiftDays } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import {
  CONFIRMATION_PATH,
  type createConfirmationLink,
  type listConfirmationLinks,
  type revokeConfirmationLink,
} from '#contract/money/confirmation-links.ts';
import { ensureMail } from '#server/access/attempts.ts';
import { newSecret, secretHash } from '#server/access/secret.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { enqueueMail } from '#server/outside/mailer.ts';
import { confirmationLetterOf } from './confirmation-letter.ts';
import {
  confirmationLinks,
  insertConfirmationLink,
  selectConfirmationLinks,
} from './confirmation-links.sql.ts';
import { one } from './confirmations.service.ts';
import { selectContent } from './confirmations.sql.ts';

/** Links to a confirmation. Errors: `not-found`. */
export async function listLinks({ unit, db, params }: UnitCall<typeof listConfirmationLinks>) {
  const values = await selectConfirmationLinks(db, unit, params.debt_confirmation_id);
  ensure(values !== undefined, 'not-found');
  return { values };
}

/**
 * Makes a link to a confirmation, and mails it or tells it this once. Errors: `licence-expired`, `not-found`,
 * `too-many-requests`.
 */
export async function makeLink(call: UnitCall<typeof createConfirmationLink>) {
  const { unit, db, params, body, portal, actor } = call;
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const { debt_confirmation_id } = params;
  const { number, ledger_account_id } = await one(db, unit, debt_confirmation_id);
  const kept = await selectContent(db, unit, debt_confirmation_id);
  ensure(kept !== undefined, 'not-found');
  const { made_for, recipient, days } = body;
  const isMailed = recipient !== '';
  // A call that is repeated mails no second link.
  if (isMailed) await ensureMail(db, 'confirmation-link', `${debt_confirmation_id} ${recipient}`);
  const secret = newSecret();
  const expires = shiftDays(pragueDay(portal.now()), days);
  const url = `${portal.publicUrl()}${CONFIRMATION_PATH}/${secret}`;
  const letter = confirmationLetterOf({ ...kept.content, number }, { url, expires });
  const confirmation_link_id = await insertConfirmationLink(db, unit, {
    debt_confirmation_id,
    ledger_account_id,
    made_for,
    recipient,
    link_hash: secretHash(secret),
    expires,
    client_user_id: actor.client_user_id,
    outbox_mail_id: isMailed ? await enqueueMail(db, { recipient, ...letter }) : null,
    created: portal.now().toISOString(),
  });
  // Whoever mails a link need not have it himself.
  return { confirmation_link_id, url: isMailed ? '' : url, recipient, expires };
}

/** Ends a link. Errors: `not-found`. */
export async function revokeLink({
  unit,
  db,
  params,
  portal,
}: UnitCall<typeof revokeConfirmationLink>) {
  const now = portal.now().toISOString();
  const revoked = await confirmationLinks.updateRevoked(db, unit, params.id, now);
  ensure(revoked !== undefined, 'not-found');
  return { confirmation_link_id: params.id, revoked };
}
