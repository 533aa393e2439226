import { beforeEach, describe, expect, test } from 'vitest';
import { Database } from '#server/db/db.ts';
import { addAddressRow } from '#tests/addresses.ts';
import { insertRow } from '#tests/builders.ts';
import { addSpaceRow, addBuildingRow, type UnitOfClient } from '#tests/pasports.ts';
import { addReportRow, addRevisionRow } from '#tests/revisions.ts';
import { unitWorld } from '#tests/unit-world.ts';
import { goMorningRounds } from './morning.service.ts';

const at = unitWorld();

/** 6:10 in Prague, in winter time. */
const MORNING = '2025-01-20T05:10:00Z';
const NEXT_MORNING = '2025-01-21T05:10:00Z';

beforeEach(async () => {
  const { owner } = at.world.db;
  await owner.query('truncate client_user_messages, outbox_mails, notified, notification_rounds');
  // Clients of other tests have nothing to be told of.
  await owner.query('truncate revisions, pasport_tenants cascade');
  await owner.query('update clients set licence_valid_to = null');
  at.world.setNow(MORNING);
});

/** The portal as a process that has just started has it. */
const fresh = () => ({ ...at.world.portal });
const round = (portal = fresh()) => goMorningRounds(portal);

async function prefer(choices: Record<string, string>, user = at.user): Promise<void> {
  const { client_id, client_user_id } = user;
  await insertRow(at.world.db, 'user_preferences', { client_id, client_user_id, ...choices });
}
async function linksOf(): Promise<string[]> {
  const { rows } = await at.world.db.owner.query<{ link: string }>(
    'select link from client_user_messages order by client_user_message_id',
  );
  return rows.map(({ link }) => link);
}

async function messagesOf(user: { client_user_id: number } = at.user): Promise<string[]> {
  const { rows } = await at.world.db.owner.query<{ message: string }>(
    `select message from client_user_messages where client_user_id = $1
      order by client_user_message_id`,
    [user.client_user_id],
  );
  return rows.map(({ message }) => message);
}
async function mails(): Promise<{ recipient: string; subject: string; body: string }[]> {
  const { rows } = await at.world.db.owner.query<{
    recipient: string;
    subject: string;
    body: string;
  }>('select recipient, subject, body from outbox_mails order by outbox_mail_id');
  return rows;
}

/** A device inspected last so that its next revision is on the day. */
async function deviceDue(next_on: string, name = 'Výtah', unit: UnitOfClient = at.unit) {
  const { pasport_id } = await addBuildingRow(at.world.db, unit);
  const id = await addRevisionRow(at.world.db, unit, pasport_id, { device_name: name });
  await addReportRow(at.world.db, unit, id, { done_on: '2024-01-01', next_on });
  return id;
}

describe('the morning round', () => {
  test('tells each user of the client once of the revisions that have come near', async () => {
    const colleague = await at.world.makeUser({ client_id: at.user.client_id });
    await deviceDue('2025-03-01');
    await deviceDue('2025-01-10', 'Plynová kotelna');
    await deviceDue('2026-01-10', 'Daleký');
    await round();
    const [message, ...rest] = await messagesOf();
    expect(rest).toEqual([]);
    expect(message).toMatch(
      /^Revize: 2 zařízení s blízkým nebo prošlým termínem či se závadou\. Nejdřív: Plynová kotelna, .*: po termínu od 10\. 1\. 2025\./,
    );
    expect(await messagesOf(colleague)).toEqual([message]);
    at.world.setNow(NEXT_MORNING);
    await round();
    expect(await messagesOf()).toHaveLength(1);
  });

  test('tells again of a device with another term, and of nothing else', async () => {
    const id = await deviceDue('2025-03-01');
    await deviceDue('2025-03-02', 'Hydrant');
    await round();
    await addReportRow(at.world.db, at.unit, id, { done_on: '2025-01-15', next_on: '2025-02-15' });
    at.world.setNow(NEXT_MORNING);
    await round();
    const [, second = ''] = await messagesOf();
    expect(second).toMatch(/^Revize: 1 zařízení .*Výtah.*15\. 2\. 2025/);
  });

  test('tells nothing of what was taken out of use, or has its term far away', async () => {
    const id = await deviceDue('2025-01-25');
    await at.world.db.owner.query('update revisions set hidden = true where revision_id = $1', [
      id,
    ]);
    await deviceDue('2025-06-01');
    await round();
    expect(await messagesOf()).toEqual([]);
  });

  test.each([
    ['2025-01-20T05:09:59Z', 0],
    ['2025-01-20T05:10:00Z', 1],
    ['2025-07-20T04:09:59Z', 0],
    ['2025-07-20T04:10:00Z', 1],
  ])('comes at 6:10 in Prague, in winter and in summer time: %s', async (now, told) => {
    const day = now.slice(0, 10);
    const { client_id } = at.user;
    const last_on = day === '2025-01-20' ? '2025-01-19' : '2025-07-19';
    await insertRow(at.world.db, 'notification_rounds', { client_id, last_on });
    await deviceDue(day);
    at.world.setNow(now);
    await round();
    expect(await messagesOf()).toHaveLength(told);
  });

  test('that was slept through is caught up at the next start', async () => {
    await deviceDue('2025-03-01');
    at.world.setNow('2025-01-23T16:00:00Z');
    await round();
    expect(await messagesOf()).toHaveLength(1);
  });

  test('is gone once by two processes at the same moment', async () => {
    await prefer({ notify_revisions: 'both' });
    await deviceDue('2025-03-01');
    const { connection } = at.world.db;
    const second = new Database({ connection, connections: 4 });
    await Promise.all([round(), round({ ...at.world.portal, database: second }), round()]);
    await second.close();
    expect(await messagesOf()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  test('tells nothing of one client to another', async () => {
    const { far } = await at.neighbours();
    const stranger = await at.world.makeUser({ client_id: far.client_id });
    await prefer({ notify_revisions: 'both' }, stranger);
    await prefer({ notify_revisions: 'both' });
    await deviceDue('2025-03-01', 'Kanárek', far);
    await deviceDue('2025-03-02', 'Vlastní');
    await round();
    expect((await messagesOf()).join()).not.toContain('Kanárek');
    expect((await messagesOf(stranger)).join()).not.toContain('Vlastní');
    for (const { recipient, body } of await mails()) {
      const isOwn = recipient === at.user.user_identity;
      expect(body.includes('Vlastní')).toBe(isOwn);
      expect(body.includes('Kanárek')).toBe(!isOwn);
    }
    expect(await mails()).toHaveLength(2);
  });

  test('passes over users who are blocked or have not confirmed yet', async () => {
    const { client_id } = at.user;
    const blocked = await at.world.makeUser({ client_id, blocked: true });
    const waiting = await at.world.makeUser({ client_id, confirmed: false });
    await deviceDue('2025-03-01');
    await round();
    expect(await messagesOf(blocked)).toEqual([]);
    expect(await messagesOf(waiting)).toEqual([]);
    expect(await messagesOf()).toHaveLength(1);
  });
});

describe('contracts of tenants', () => {
  async function contract(columns: Record<string, unknown>): Promise<void> {
    const { client_id, unit_id } = at.unit;
    const house = await addBuildingRow(at.world.db, at.unit);
    const { pasport_id } = await addSpaceRow(at.world.db, at.unit, house.pasport_id);
    const name = { first_name: 'Jana', last_name: 'Nájemná' };
    const address_id = await addAddressRow(at.world.db, at.unit, name);
    const row = { client_id, unit_id, pasport_id, address_id, valid_from: '2020-01-01' };
    await insertRow(at.world.db, 'pasport_tenants', { ...row, ...columns });
  }

  test('are told of sixty days before their end and on the day of their warning', async () => {
    await contract({ contract_valid_to: '2025-03-21' });
    await contract({ contract_valid_to: '2026-12-31', contract_warning: '2025-01-20' });
    await contract({ contract_valid_to: '2025-03-22' });
    await contract({ contract_valid_to: '2025-01-19' });
    await contract({ contract_valid_to: '2025-02-01', valid_to: '2025-01-19' });
    await round();
    const [message = ''] = await messagesOf();
    const [link] = await linksOf();
    expect(link).toMatch(
      new RegExp(`^/pasports\\?unit=${at.unit.unit_id}&space=\\d+&tab=tenants$`),
    );
    expect(message).toMatch(/^Smlouvy: 2 smlouvy .*Nájemná Jana.*smlouva do 21\. 3\. 2025/);
  });

  test('that end and are warned of at once are told of as one', async () => {
    await contract({ contract_valid_to: '2025-02-01', contract_warning: '2025-01-01' });
    await round();
    expect((await messagesOf())[0]).toMatch(/^Smlouvy: 1 smlouva s blízkým koncem/);
  });
});

describe('the licence', () => {
  const ends = (day: string) =>
    at.world.db.owner.query('update clients set licence_valid_to = $2 where client_id = $1', [
      at.user.client_id,
      day,
    ]);

  test.each([
    ['2025-02-20', /^$/],
    ['2025-02-19', /^Licence platí do 19\. 2\. 2025\. Zbývá 30 dnů\.$/],
    ['2025-01-22', /^Licence platí do .* Zbývají 2 dny\.$/],
    ['2025-01-20', /^Licence platí naposledy dnes/],
    ['2025-01-19', /^Platnost licence skončila 19\. 1\. 2025\./],
  ])('that ends on %s is told of to admins alone', async (day, sentence) => {
    const admin = await at.world.makeUser({ client_id: at.user.client_id, is_client_admin: true });
    await ends(day);
    await round();
    expect((await messagesOf(admin)).join()).toMatch(sentence);
    expect(await messagesOf()).toEqual([]);
  });

  test('is told of a month, a week and a day late, each once', async () => {
    const admin = await at.world.makeUser({ client_id: at.user.client_id, is_client_admin: true });
    await ends('2025-02-10');
    for (const day of ['2025-01-20', '2025-01-21', '2025-02-04', '2025-02-05', '2025-02-11']) {
      at.world.setNow(`${day}T05:10:00Z`);
      await round();
    }
    expect(await messagesOf(admin)).toEqual([
      'Licence platí do 10. 2. 2025. Zbývá 21 dnů.',
      'Licence platí do 10. 2. 2025. Zbývá 6 dnů.',
      'Platnost licence skončila 10. 2. 2025.',
    ]);
  });

  test('is told of once a month where it is nearly used up', async () => {
    const admin = await at.world.makeUser({ client_id: at.user.client_id, is_client_admin: true });
    await at.world.db.owner.query('update clients set max_units = 1 where client_id = $1', [
      at.user.client_id,
    ]);
    for (const day of ['2025-01-20', '2025-01-31', '2025-02-03']) {
      at.world.setNow(`${day}T05:10:00Z`);
      await round();
    }
    const sentence =
      'Licence dovoluje nejvýše 1 jednotku; další nelze založit. Co už máte, zůstává.';
    expect(await messagesOf(admin)).toEqual([sentence, sentence]);
  });
});

describe('the digest', () => {
  test('is one mail a day with all that is newly due, for those who chose it', async () => {
    const { client_id } = at.user;
    const admin = await at.world.makeUser({ client_id, is_client_admin: true });
    await prefer({ notify_revisions: 'mail', notify_licence: 'mail' }, admin);
    await prefer({ notify_revisions: 'none' });
    await at.world.db.owner.query(
      `update clients set licence_valid_to = '2025-02-01' where client_id = $1`,
      [client_id],
    );
    await deviceDue('2025-03-01', 'Výtah\nPodvržený řádek');
    await round();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: admin.user_identity,
      subject: 'Kastelán: upozornění 20. 1. 2025',
    });
    expect(mail?.body).toContain('- Výtah Podvržený řádek, ');
    expect(mail?.body).toContain('https://portal.example.cz/auxiliaries/revisiontypes?type=0');
    expect(mail?.body).toContain('Licence platí do 1. 2. 2025. Zbývá 12 dnů.');
    expect(mail?.body).toContain('https://portal.example.cz/client/user/settings');
    expect(await messagesOf(admin)).toEqual([]);
    expect(await messagesOf()).toEqual([]);
    await round();
    at.world.setNow(NEXT_MORNING);
    await round();
    expect(await mails()).toHaveLength(1);
  });

  test('never comes twice on one day, even if the round were gone again', async () => {
    await prefer({ notify_revisions: 'mail' });
    await deviceDue('2025-03-01');
    await round();
    await at.world.db.owner.query('truncate notified, notification_rounds');
    await round();
    expect(await mails()).toHaveLength(1);
  });

  test('lists five of many and tells how many more there are', async () => {
    await prefer({ notify_revisions: 'mail' });
    for (let count = 1; count <= 7; count += 1) await deviceDue(`2025-02-0${count}`, `Č. ${count}`);
    await round();
    const body = (await mails())[0]?.body ?? '';
    expect(body).toContain('- Č. 5, ');
    expect(body).not.toContain('Č. 6, ');
    expect(body).toContain('- a 2 další');
  });
});
