import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const PATIENCE_MS = 45_000;
const STEP_MS = 50;

/** A mail as a test reads it. */
export interface ReadMail {
  readonly id: number;
  readonly recipient: string;
  /** Text of the mail; in a folder with lines as the message has them. */
  readonly text: string;
  /** The secret at the end of the link in the text; empty when there is no such link. */
  readonly token: string;
}

const SECRET_LINK = /\/client\/user\/(?:regconfirm|reset)\/([\w-]{43})\b/;

function mail(id: number, recipient: string, text: string): ReadMail {
  return { id, recipient, text, token: SECRET_LINK.exec(text)?.[1] ?? '' };
}

/** Mails to the recipient that the database holds, the newest first. */
export async function mailsInDatabase(owner: pg.Client, recipient: string): Promise<ReadMail[]> {
  const { rows } = await owner.query<{ id: number; body: string }>(
    `select outbox_mail_id::integer as id, body from outbox_mails
      where recipient = $1 order by outbox_mail_id desc`,
    [recipient],
  );
  return rows.map(({ id, body }) => mail(id, recipient, body));
}

/** The newest mail to the recipient in the database; a missing one fails the test. */
export async function newestMail(owner: pg.Client, recipient: string): Promise<ReadMail> {
  const [newest] = await mailsInDatabase(owner, recipient);
  if (newest === undefined) throw new Error(`There is no mail to ${recipient}.`);
  return newest;
}

async function mailsInFolder(dataDir: string, recipient: string): Promise<ReadMail[]> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const own = names.filter((name) => name.endsWith(`-${recipient}.eml`));
  const read = own.map(async (name) => {
    const text = await readFile(join(folder, name), 'utf8');
    return mail(Number.parseInt(name, 10), recipient, text);
  });
  return (await Promise.all(read)).toSorted((one, other) => other.id - one.id);
}

/**
 * Waits for a mail to the recipient under `outbox` of the data folder that is newer than the given
 * one; for tests of a running portal.
 */
export async function mailFromFolder(
  dataDir: string,
  recipient: string,
  newerThan = 0,
): Promise<ReadMail> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const [newest] = await mailsInFolder(dataDir, recipient);
    if (newest !== undefined && newest.id > newerThan) return newest;
    await sleep(STEP_MS);
  }
  throw new Error(`No mail to ${recipient} came into ${dataDir}.`);
}
