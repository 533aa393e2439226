import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { LeasedMail } from './outbox.sql.ts';

/** A message of RFC 5322 whose text can be read, and its link copied, as it stands in the file. */
async function readableMessage(message: SendMailOptions, body: string): Promise<string> {
  const whole = await new MailComposer(message).compile().build();
  const [headers = ''] = whole.toString('utf8').split('\r\n\r\n', 1);
  const plain = headers.replace(/^(Content-Transfer-Encoding): .*$/im, '$1: 8bit');
  return `${plain}\r\n\r\n${body.replaceAll(/\r?\n/g, '\r\n')}`;
}

/** The file of a mail, or of what it brings; an address may hold characters that a folder may not. */
function mailFile(mail: Pick<LeasedMail, 'outbox_mail_id' | 'recipient'>, ending: string): string {
  const recipient = mail.recipient.replaceAll(/[^\w.@+-]/g, '_').slice(0, 150);
  return `${mail.outbox_mail_id}-${recipient}.${ending}`;
}

/** Whoever waits for the file never sees half of it. */
async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  await writeFile(`${path}.part`, content, { mode: 0o600 });
  await rename(`${path}.part`, path);
}

/**
 * Writes the mail into `outbox` of the data folder, for the eyes of the operator only; a file that it brings lies
 * beside it, so that the text can be read as it stands.
 */
export async function keepInFolder(
  dataDir: string,
  mail: LeasedMail,
  message: SendMailOptions,
): Promise<void> {
  const folder = join(dataDir, 'outbox');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { attachments: _files, ...text } = message;
  if (mail.file_content !== null)
    await writeWhole(join(folder, mailFile(mail, 'pdf')), mail.file_content);
  await writeWhole(join(folder, mailFile(mail, 'eml')), await readableMessage(text, mail.body));
}
