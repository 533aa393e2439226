import { createPostman, type Postman } from '#server/outside/mailer.ts';
import {
  MOST_MAIL_ATTEMPTS,
  updateMailFailed,
  updateMailLeased,
  updateMailSent,
  type LeasedMail,
} from '#server/outside/outbox.sql.ts';
import type { Portal } from '#server/portal.ts';

/** Longer than any one delivery can take, so that nobody else delivers the same mail meanwhile. */
const LEASE_SECONDS = 300;
const FIRST_WAIT_SECONDS = 15;
const LONGEST_WAIT_SECONDS = 3600;
const MOST_ERROR_CHARACTERS = 500;

/** Sends what waits in the outbox; any number of processes may do it side by side. */
export interface MailSender {
  /** Sends mails one after the other until none waits or the signal says to stop. */
  sendWaiting(this: void, signal?: AbortSignal): Promise<void>;
  close(): void;
}

function waitAfter(attempts: number): number {
  return Math.min(FIRST_WAIT_SECONDS * 2 ** (attempts - 1), LONGEST_WAIT_SECONDS);
}

async function putBack(portal: Portal, mail: LeasedMail, error: unknown): Promise<void> {
  const { outbox_mail_id, attempts } = mail;
  const reason = (error instanceof Error ? error.message : String(error)).replaceAll('\0', '');
  const failure = { error: reason.slice(0, MOST_ERROR_CHARACTERS), seconds: waitAfter(attempts) };
  const level = attempts < MOST_MAIL_ATTEMPTS ? 'warn' : 'error';
  portal.log(level, 'A mail was not delivered.', { outbox_mail_id, attempts, reason });
  await portal.database.transaction((db) => updateMailFailed(db, outbox_mail_id, failure));
}

async function sendOne(portal: Portal, postman: Postman): Promise<boolean> {
  const lease = { seconds: LEASE_SECONDS, mostAttempts: MOST_MAIL_ATTEMPTS };
  const mail = await portal.database.transaction((db) => updateMailLeased(db, lease));
  if (mail === undefined) return false;
  try {
    await postman.deliver(mail);
  } catch (error) {
    await putBack(portal, mail, error);
    return true;
  }
  const { keepsText: keepText } = postman;
  await portal.database.transaction((db) => updateMailSent(db, mail.outbox_mail_id, { keepText }));
  return true;
}

/** Makes a sender by the settings of the portal. */
export function createMailSender(portal: Portal): MailSender {
  const postman = createPostman(portal);
  return {
    sendWaiting: async (signal) => {
      let more = true;
      while (more) more = signal?.aborted !== true && (await sendOne(portal, postman));
    },
    close: () => postman.close(),
  };
}
