import { createTransport } from 'nodemailer';
import type { Db } from '#server/db/db.ts';
import type { Portal } from '#server/portal.ts';
import { keepInFolder } from './mail-folder.ts';
import { insertMail, type LeasedMail, type Mail } from './outbox.sql.ts';

/**
 * Puts a mail into the outbox in the caller's transaction: it leaves when that commits. Returns the id by
 * which the caller can learn what came of it.
 */
export async function enqueueMail(db: Db, mail: Mail): Promise<number> {
  return insertMail(db, mail);
}

/** Hands mails over, one by one. */
export interface Postman {
  /** Whether the outbox is the only place where the text stays. */
  readonly keepsText: boolean;
  deliver(mail: LeasedMail): Promise<void>;
  close(): void;
}

const filesOf = ({ file_name: filename, file_content: content }: LeasedMail) =>
  content === null ? [] : [{ filename, content, contentType: 'application/pdf' }];

/** What nodemailer needs for a mail; the recipient as an object is never read as a list. */
function messageOf(mail: LeasedMail, publicUrl: string) {
  const { hostname } = new URL(publicUrl);
  // A number is no domain of a mail address.
  const domain = /^[\d.]+$|^\[/.test(hostname) ? 'localhost' : hostname;
  return {
    from: { name: 'Kastelán', address: `kastelan@${domain}` },
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: mail.body,
    attachments: filesOf(mail),
    date: new Date(mail.created),
    // The same for a repeated attempt, so that a mailbox can tell a copy.
    messageId: `<${mail.outbox_mail_id}.${Date.parse(mail.created)}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The whole of an attempt has to fit into the sender's lease. */
const patience = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

function smtpPostman(url: string, portal: Portal): Postman {
  const transport = createTransport({ url, pool: true, maxConnections: 1, ...patience });
  return {
    keepsText: false,
    deliver: async (mail) => {
      await transport.sendMail(messageOf(mail, portal.publicUrl()));
    },
    close: () => transport.close(),
  };
}

/** The way mails leave by the settings: SMTP, or files under `outbox` in the data folder. */
export function createPostman(portal: Portal): Postman {
  const { smtpUrl, dataDir } = portal.config;
  if (smtpUrl !== undefined) return smtpPostman(smtpUrl, portal);
  return {
    keepsText: true,
    deliver: (mail) => keepInFolder(dataDir, mail, messageOf(mail, portal.publicUrl())),
    close: () => undefined,
  };
}
