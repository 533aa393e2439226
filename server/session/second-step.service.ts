import type { takeSecondStep } from '#contract/session.ts';
import { setAuditUser } from '#server/access/access.sql.ts';
import { returnAttempts } from '#server/access/attempts.ts';
import { selectAccount, type AccountRow } from '#server/core/clients/accounts.sql.ts';
import { closeLink, openLink, type OpenedLink } from '#server/core/clients/links.ts';
import { beginGuess, isRecoveryCode, takeCode } from '#server/core/clients/second-step.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { OutsideCall } from '#server/http/route.ts';
import { deedOf } from '#server/outside/deed.ts';
import { secondStepLetter } from '#server/outside/letters.ts';
import { enqueueMail } from '#server/outside/mailer.ts';
import { ensureMayEnter, letIn, type SignedIn } from './admission.ts';

/** The purpose of a ticket whose session is to be remembered. */
export const REMEMBERED = 'remembered';

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

async function pass(db: Db, { opened, account }: Waiting, call: Call): Promise<SignedIn> {
  const { body, caller, portal } = call;
  await ensureMayEnter(db, account);
  ensure(await takeCode(db, portal, opened.user, body.code), 'second-step-wrong');
  await closeLink(db, opened);
  if (isRecoveryCode(body.code)) {
    const letter = secondStepLetter(deedOf(portal, caller), 'used');
    await enqueueMail(db, { recipient: account.user_identity, ...letter });
  }
  const remember_me = opened.link.purpose === REMEMBERED;
  return letIn(db, account, { caller, portal, mark: body.device, remember_me });
}

/**
 * Signs in whoever holds the ticket of the right password by a code; each serves once. Errors:
 * `second-step-wrong`, `second-step-ended`, `second-step-locked`, `user-blocked`, `client-blocked`,
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
