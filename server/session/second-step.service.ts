import type { takeSecondStep } from '#contract/session.ts';
import { setAuditUser } from '#server/access/access.sql.ts';
import { returnAttempts } from '#server/access/attempts.ts';
import type { UserKey } from '#server/access/owned.ts';
import { partyOf } from '#server/access/webauthn.ts';
import { selectAccount, type AccountRow } from '#server/core/clients/accounts.sql.ts';
import { closeLink, createLink, openLink, type OpenedLink } from '#server/core/clients/links.ts';
import { selectCredentialIds } from '#server/core/clients/passkeys.sql.ts';
import { takeAssertion } from '#server/core/clients/passkeys.ts';
import {
  beginGuess,
  isRecoveryCode,
  readSecondStep,
  takeCode,
} from '#server/core/clients/second-step.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { OutsideCall } from '#server/http/route.ts';
import { deedOf } from '#server/outside/deed.ts';
import { secondStepLetter } from '#server/outside/letters.ts';
import { enqueueMail } from '#server/outside/mailer.ts';
import { ensureMayEnter, letIn, type Entry, type SignedIn } from './admission.ts';

/** The purpose of a ticket whose session is to be remembered. */
const REMEMBERED = 'remembered';

const ENDED = { invalid: 'second-step-ended', expired: 'second-step-ended' } as const;

type Call = OutsideCall<typeof takeSecondStep>;

interface Waiting {
  readonly opened: OpenedLink;
  readonly account: AccountRow;
}

/** Whose ticket it is. Errors: `second-step-ended`. */
async function openTicket(db: Db, ticket: string): Promise<Waiting> {
  const opened = await openLink(db, ticket, ['second-step'], ENDED);
  const account = await selectAccount(db, opened.user);
  // Without a second step any more, the password alone lets in.
  ensure(account?.has_second_step, 'second-step-ended');
  const name = `${account.first_name} ${account.last_name}`.trim();
  await setAuditUser(db, { ...account, name });
  return { opened, account };
}

/** Errors: `second-step-wrong`, `passkey-refused`. */
async function prove(db: Db, user: UserKey, { body, portal }: Call): Promise<void> {
  const { ticket: challenge, code = '', passkey } = body;
  if (passkey === undefined) {
    ensure(await takeCode(db, portal, user, code), 'second-step-wrong');
  } else {
    const party = partyOf(portal.publicUrl());
    const isSigned = await takeAssertion(db, user, passkey, { challenge, party });
    ensure(isSigned, 'passkey-refused');
  }
}

/** The ticket of the second step, and by what it may be taken. */
export async function askSecondStep(
  db: Db,
  user: UserKey,
  { portal, remember_me }: Entry,
): Promise<NonNullable<SignedIn['second_step']>> {
  const purpose = remember_me ? REMEMBERED : '';
  const { token: ticket } = await createLink(db, user, 'second-step', purpose);
  const { has_authenticator } = await readSecondStep(db, user, false);
  const credential_ids = await selectCredentialIds(db, user);
  return { ticket, has_authenticator, credential_ids, rp_id: partyOf(portal.publicUrl()).id };
}

async function pass(db: Db, { opened, account }: Waiting, call: Call): Promise<SignedIn> {
  const { body, caller, portal } = call;
  await ensureMayEnter(db, account);
  await prove(db, opened.user, call);
  await closeLink(db, opened);
  if (body.passkey === undefined && isRecoveryCode(body.code ?? '')) {
    const letter = secondStepLetter(deedOf(portal, caller), 'used');
    await enqueueMail(db, { recipient: account.user_identity, ...letter });
  }
  const remember_me = opened.link.purpose === REMEMBERED;
  return letIn(db, account, { caller, portal, mark: body.device, remember_me });
}

/**
 * Signs in whoever holds the ticket of the right password by a code, which serves once, or by a
 * passkey. Errors: `second-step-wrong`, `passkey-refused`, `second-step-ended`, `second-step-locked`, `user-blocked`, `client-blocked`,
 * `maintenance`.
 */
export async function enterBySecondStep(call: Call): Promise<SignedIn> {
  const { database } = call.portal;
  const { ticket } = call.body;
  // Counted before it is looked at, so that no number of codes at once gets around the count.
  const attempts = await database.transaction(async (db) =>
    beginGuess(db, (await openTicket(db, ticket)).opened.user),
  );
  return database.transaction(async (db) => {
    const result = await pass(db, await openTicket(db, ticket), call);
    await returnAttempts(db, attempts);
    return result;
  });
}
