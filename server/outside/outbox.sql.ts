import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

/** A PDF that a mail brings. */
export interface MailFile {
  readonly file_name: string;
  readonly content: Buffer;
}

/** A text for one person. */
export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** What says more than the text does not belong into it: a file that was sent cannot be revoked (decision 057). */
  readonly file?: MailFile;
}

/** A mail that a sender has taken for a while. */
export interface LeasedMail extends Omit<Mail, 'file'> {
  /** Empty where it brings no file. */
  readonly file_name: string;
  readonly file_content: Buffer | null;
  readonly outbox_mail_id: number;
  readonly created: string;
  readonly attempts: number;
}

/** A mail is tried so often; then it stays where it is and nobody gets it. */
export const MOST_MAIL_ATTEMPTS = 12;

/**
 * How a mail of the outbox `o`, which may be missing, stands: what housekeeping has removed unsent nobody
 * will get.
 */
export const mailState = sql<string>`case
  when o.sent is not null then 'sent'
  when o.outbox_mail_id is null or o.attempts >= ${MOST_MAIL_ATTEMPTS} and o.not_before <= clock_timestamp()
    then 'refused'
  when o.last_error <> '' then 'failing' else 'waiting' end`;

/** How the mail `o` with a link stands; empty of a link that was copied, or whose mail is kept no more. */
export const mailStateOfLink = sql`case
  when o.outbox_mail_id is null then ''
  when o.sent is not null then 'sent'
  when o.attempts >= ${MOST_MAIL_ATTEMPTS} then 'refused' else 'waiting' end`;

/** Puts a mail among those that wait; returns its id. */
export async function insertMail(db: Db, mail: Mail): Promise<number> {
  const { recipient, subject, body, file } = mail;
  const { outbox_mail_id } = await db
    .insertInto('outbox_mails')
    .values({
      recipient,
      subject,
      body,
      file_name: file?.file_name ?? '',
      file_content: file?.content ?? null,
    })
    .returning('outbox_mail_id')
    .executeTakeFirstOrThrow();
  return outbox_mail_id;
}

/**
 * Takes the oldest waiting mail for the seconds; nobody else sees it until they pass. Mails that
 * failed too often stay where they are.
 */
export async function updateMailLeased(
  db: Db,
  options: { seconds: number; mostAttempts: number },
): Promise<LeasedMail | undefined> {
  return db
    .updateTable('outbox_mails')
    .set({
      attempts: sql<number>`attempts + 1`,
      not_before: sql<string>`clock_timestamp() + make_interval(secs => ${options.seconds})`,
    })
    .where('outbox_mail_id', '=', (query) =>
      query
        .selectFrom('outbox_mails')
        .select('outbox_mail_id')
        .where('sent', 'is', null)
        .where('not_before', '<=', sql<string>`clock_timestamp()`)
        .where('attempts', '<', options.mostAttempts)
        .orderBy('outbox_mail_id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'outbox_mail_id',
      'recipient',
      'subject',
      'body',
      'file_name',
      'file_content',
      'created',
      'attempts',
    ])
    .executeTakeFirst();
}

/**
 * Marks the mail as sent; its text, with the secret in it, is kept only where it was not handed over. What it
 * brought is where it was made from.
 */
export async function updateMailSent(
  db: Db,
  id: number,
  options: { keepText: boolean },
): Promise<void> {
  await db
    .updateTable('outbox_mails')
    .set({
      sent: sql<string>`clock_timestamp()`,
      last_error: '',
      file_content: null,
      ...(options.keepText ? {} : { body: '' }),
    })
    .where('outbox_mail_id', '=', id)
    .execute();
}

/** Puts the mail back for a later attempt. */
export async function updateMailFailed(
  db: Db,
  id: number,
  failure: { error: string; seconds: number },
): Promise<void> {
  await db
    .updateTable('outbox_mails')
    .set({
      last_error: failure.error,
      not_before: sql<string>`clock_timestamp() + make_interval(secs => ${failure.seconds})`,
    })
    .where('outbox_mail_id', '=', id)
    .execute();
}
