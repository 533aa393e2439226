import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Database } from '#server/db/db.ts';
import { enqueueMail } from '#server/outside/mailer.ts';
import type { Portal } from '#server/portal.ts';
import { mailFromFolder } from '#tests/mail.ts';
import { openPostbox, type Postbox } from '#tests/postbox.ts';
import { createWorld, type World } from '#tests/world.ts';
import { createMailSender } from './mail-sender.ts';

let world: World;
let dataDir: string;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kastelan-mail-'));
  await world.db.owner.query('delete from outbox_mails');
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const RECIPIENT = 'eva.cerna@example.cz';
const SUBJECT = 'Žluťoučký kůň';
const BODY =
  'Dobrý den,\n\nodkaz: https://portal.example.cz/client/user/reset/ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmno-_\n\nPříliš žluťoučký kůň.\n';

const write = (mail: Partial<Parameters<typeof enqueueMail>[1]> = {}) =>
  world.portal.database.transaction((db) =>
    enqueueMail(db, { recipient: RECIPIENT, subject: SUBJECT, body: BODY, ...mail }),
  );

const portalWith = (changes: Partial<Portal['config']>, more: Partial<Portal> = {}): Portal => ({
  ...world.portal,
  config: { ...world.portal.config, dataDir, ...changes },
  ...more,
});

async function sendAll(portal: Portal): Promise<void> {
  const sender = createMailSender(portal);
  await sender.sendWaiting();
  sender.close();
}

async function row() {
  const { rows } = await world.db.owner.query<Record<string, unknown>>(
    `select sent is not null as sent, body, attempts, last_error,
            round(extract(epoch from not_before - clock_timestamp()))::integer as waits
       from outbox_mails`,
  );
  return rows[0];
}

describe('without a mail server', () => {
  test('a mail is kept as a message file for the operator’s eyes only', async () => {
    await write();
    await sendAll(portalWith({}));
    const [name = ''] = await readdir(join(dataDir, 'outbox'));
    expect(name).toMatch(/^\d+-eva\.cerna@example\.cz\.eml$/);
    const path = join(dataDir, 'outbox', name);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(join(dataDir, 'outbox'))).mode & 0o777).toBe(0o700);
    const message = await readFile(path, 'utf8');
    const [headers = '', ...rest] = message.split('\r\n\r\n');
    expect(headers).toContain('From: =?UTF-8?');
    expect(headers).toContain('<kastelan@portal.example.cz>');
    expect(headers).toContain(`To: ${RECIPIENT}`);
    expect(headers).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(headers).toMatch(/^Date: /m);
    expect(headers).toMatch(/^Message-ID: <.+@portal\.example\.cz>/m);
    expect(headers).toContain('Content-Type: text/plain; charset=utf-8');
    expect(headers).toContain('Content-Transfer-Encoding: 8bit');
    expect(rest.join('\r\n\r\n')).toBe(BODY.replaceAll('\n', '\r\n'));
    expect(await row()).toMatchObject({ sent: true, body: BODY });
  });

  test('a PDF lies beside the message, whose text can be read', async () => {
    const content = Buffer.from('%PDF-1.7 list');
    await write({ file: { file_name: 'evidenční list.pdf', content } });
    await sendAll(portalWith({}));
    const names = (await readdir(join(dataDir, 'outbox'))).toSorted();
    expect(names.map((name) => name.slice(-4))).toEqual(['.eml', '.pdf']);
    const [message = '', pdf = ''] = names.map((name) => join(dataDir, 'outbox', name));
    expect(await readFile(pdf)).toEqual(content);
    expect((await stat(pdf)).mode & 0o777).toBe(0o600);
    expect(await readFile(message, 'utf8')).toContain(BODY.replaceAll('\n', '\r\n'));
  });

  test('a test finds the secret in the file', async () => {
    await write();
    const waiting = mailFromFolder(dataDir, RECIPIENT);
    await sendAll(portalWith({}));
    expect((await waiting).token).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmno-_');
  });

  test('no recipient makes a file elsewhere', async () => {
    await write({ recipient: 'a/../../b@example.cz' });
    await sendAll(portalWith({}));
    const names = await readdir(join(dataDir, 'outbox'));
    expect(names).toHaveLength(1);
    expect(await readdir(dataDir)).toEqual(['outbox']);
  });
});

describe('with a mail server', () => {
  let postbox: Postbox;
  beforeEach(async () => {
    postbox = await openPostbox();
  });
  afterEach(() => postbox.close());

  test('a mail is handed over, and the outbox forgets its secret', async () => {
    await write();
    await sendAll(portalWith({ smtpUrl: postbox.url }));
    expect(postbox.delivered).toHaveLength(1);
    const [mail] = postbox.delivered;
    expect(mail).toMatchObject({ from: 'kastelan@portal.example.cz', to: [RECIPIENT] });
    expect(mail?.message).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(await row()).toMatchObject({ sent: true, body: '', attempts: 1 });
    expect(await readdir(dataDir)).toEqual([]);
  });

  test('a PDF goes with the mail, and the outbox forgets it', async () => {
    const content = Buffer.from('%PDF-1.7 list');
    await write({ file: { file_name: 'evidenční list.pdf', content } });
    await sendAll(portalWith({ smtpUrl: postbox.url }));
    const message = postbox.delivered[0]?.message ?? '';
    expect(message).toMatch(/^Content-Type: application\/pdf/m);
    expect(message).toContain(content.toString('base64'));
    expect(message).toContain('attachment');
    const { rows } = await world.db.owner.query('select file_content from outbox_mails');
    expect(rows).toEqual([{ file_content: null }]);
  });

  test('line breaks in a subject add no header and no recipient', async () => {
    await write({ subject: 'Pozvánka\r\nBcc: cizi@example.cz\r\n\r\nZpráva' });
    await sendAll(portalWith({ smtpUrl: postbox.url }));
    expect(postbox.delivered[0]?.to).toEqual([RECIPIENT]);
    expect(postbox.delivered[0]?.message).not.toMatch(/^Bcc:/im);
  });

  test('a recipient is never a list', async () => {
    await write({ recipient: 'a@example.cz,b@example.cz' });
    await sendAll(portalWith({ smtpUrl: postbox.url }));
    expect(postbox.delivered.flatMap(({ to }) => to)).not.toContain('b@example.cz');
  });

  test('a refused mail is kept, told of, and tried again later and later', async () => {
    const log = vi.fn<Portal['log']>();
    const portal = portalWith({ smtpUrl: postbox.url }, { log });
    postbox.refuse(true);
    await write();
    await sendAll(portal);
    const first = await row();
    expect(first).toMatchObject({ sent: false, body: BODY, attempts: 1 });
    expect(first?.['last_error']).toMatch(/Try later/);
    expect(Number(first?.['waits'])).toBeGreaterThan(10);
    expect(log).toHaveBeenCalledWith(
      'warn',
      expect.any(String),
      expect.objectContaining({ attempts: 1 }),
    );
    expect(JSON.stringify(log.mock.calls)).not.toContain(RECIPIENT);
    await sendAll(portal);
    expect(await row()).toMatchObject({ attempts: 1 });
    await world.db.owner.query('update outbox_mails set not_before = now()');
    await sendAll(portal);
    expect(Number((await row())?.['waits'])).toBeGreaterThan(25);
    postbox.refuse(false);
    await world.db.owner.query('update outbox_mails set not_before = now()');
    await sendAll(portal);
    expect(postbox.delivered).toHaveLength(1);
    expect(await row()).toMatchObject({ sent: true, attempts: 3, last_error: '' });
  });

  test('a mail that cannot be delivered is given up after twelve attempts, as an error', async () => {
    const log = vi.fn<Portal['log']>();
    const portal = portalWith({ smtpUrl: postbox.url }, { log });
    postbox.refuse(true);
    await write();
    await world.db.owner.query('update outbox_mails set attempts = 11');
    await sendAll(portal);
    expect(log).toHaveBeenCalledWith('error', expect.any(String), expect.anything());
    await world.db.owner.query('update outbox_mails set not_before = now()');
    postbox.refuse(false);
    await sendAll(portal);
    expect(postbox.delivered).toEqual([]);
  });

  test('a mail server that cannot be reached loses nothing', async () => {
    const gone = await openPostbox();
    await gone.close();
    await write();
    await sendAll(portalWith({ smtpUrl: gone.url }));
    expect(await row()).toMatchObject({ sent: false, body: BODY, attempts: 1 });
  });

  test('two processes send each mail once', async () => {
    for (let at = 0; at < 30; at += 1) await write({ recipient: `osoba${at}@example.cz` });
    const second = new Database({ connection: world.db.connection, connections: 3 });
    const settings = { smtpUrl: postbox.url };
    await Promise.all([
      sendAll(portalWith(settings)),
      sendAll(portalWith(settings)),
      sendAll(portalWith(settings, { database: second })),
    ]);
    await second.close();
    const recipients = postbox.delivered.flatMap(({ to }) => to);
    expect(recipients).toHaveLength(30);
    expect(new Set(recipients).size).toBe(30);
  });

  test('a mail taken by a process that died is sent when its lease ends', async () => {
    await write();
    await world.db.owner.query(
      `update outbox_mails set attempts = 1, not_before = now() + interval '5 minutes'`,
    );
    await sendAll(portalWith({ smtpUrl: postbox.url }));
    expect(postbox.delivered).toEqual([]);
    await world.db.owner.query('update outbox_mails set not_before = now()');
    await sendAll(portalWith({ smtpUrl: postbox.url }));
    expect(postbox.delivered).toHaveLength(1);
  });
});

test('a mail of a transaction that failed never leaves', async () => {
  const failing = world.portal.database.transaction(async (db) => {
    await enqueueMail(db, { recipient: RECIPIENT, subject: SUBJECT, body: BODY });
    throw new Error('fault');
  });
  await expect(failing).rejects.toThrow('fault');
  await sendAll(portalWith({}));
  expect(await readdir(dataDir)).toEqual([]);
});

test.each([
  ['http://127.0.0.1:3000', 'kastelan@localhost'],
  ['http://[::1]:3000', 'kastelan@localhost'],
  ['https://portal.example.cz:8443', 'kastelan@portal.example.cz'],
])('a portal at %s writes as %s', async (publicUrl, sender) => {
  await write();
  await sendAll(portalWith({}, { publicUrl: () => publicUrl }));
  expect((await mailFromFolder(dataDir, RECIPIENT)).text).toContain(`<${sender}>`);
});
