import { shiftDays } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import {
  ACCOUNT_PATH,
  type createAccountLink,
  type listAccountLinks,
  type revokeAccountLink,
} from '#contract/money/account-links.ts';
import { ensureMail } from '#server/access/attempts.ts';
import { newSecret, secretHash } from '#server/access/secret.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { ensure, ensureNamed } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { enqueueMail } from '#server/outside/mailer.ts';
import { accountOf, paymentOf } from './compose.ts';
import { letterOf } from './letter.ts';
import { accountLinks, insertLink, selectLinks, selectMailOf } from './links.sql.ts';

/** Links to an account. Errors: `not-found`. */
export async function listLinks({ unit, db, params }: UnitCall<typeof listAccountLinks>) {
  const values = await selectLinks(db, unit, params.ledger_account_id);
  ensure(values !== undefined, 'not-found');
  return { values };
}

/** To where it is mailed; empty of a copied link. Errors: `not-found`, `account-link-no-mail`, `too-many-requests`. */
async function recipientOf({
  unit,
  db,
  params,
  body,
}: UnitCall<typeof createAccountLink>): Promise<string> {
  const { address_id, by_mail } = body;
  const { ledger_account_id } = params;
  const email = await selectMailOf(db, unit, address_id);
  ensureNamed(email !== undefined, 'address_id');
  ensure(!by_mail || email !== '', 'account-link-no-mail');
  if (!by_mail) return '';
  // A call that is repeated mails no second link.
  await ensureMail(db, 'account-link', `${unit.unit_id} ${ledger_account_id} ${address_id}`);
  return email ?? '';
}

/**
 * Makes a link for one of the people of an account, and mails it or tells it this once. Errors:
 * `licence-expired`, `not-found`, `account-link-no-mail`.
 */
export async function makeLink(call: UnitCall<typeof createAccountLink>) {
  const { unit, db, params, body, portal, actor } = call;
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const { ledger_account_id } = params;
  const today = pragueDay(portal.now());
  const { account, header } = await accountOf(db, unit, ledger_account_id, today);
  ensureNamed(
    account.people.some(({ address_id }) => address_id === body.address_id),
    'address_id',
  );
  const recipient = await recipientOf(call);
  const secret = newSecret();
  const expires = shiftDays(today, body.days);
  const url = `${portal.publicUrl()}${ACCOUNT_PATH}/${secret}`;
  const { spayd } = paymentOf(account, header, { day: today, today });
  const letter = letterOf({ ...account, ...header }, { url, expires, hasCode: spayd !== null });
  const outbox_mail_id = body.by_mail ? await enqueueMail(db, { recipient, ...letter }) : null;
  const account_link_id = await insertLink(db, unit, {
    ledger_account_id,
    address_id: body.address_id,
    recipient,
    link_hash: secretHash(secret),
    expires,
    client_user_id: actor.client_user_id,
    outbox_mail_id,
    created: portal.now().toISOString(),
  });
  // Whoever mails a link need not have it himself.
  return { account_link_id, url: body.by_mail ? '' : url, recipient, expires };
}

/** Ends a link. Errors: `not-found`. */
export async function revokeLink({ unit, db, params, portal }: UnitCall<typeof revokeAccountLink>) {
  const revoked = await accountLinks.updateRevoked(db, unit, params.id, portal.now().toISOString());
  ensure(revoked !== undefined, 'not-found');
  return { account_link_id: params.id, revoked };
}
