import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertRow } from '#tests/builders.ts';
import { createWorld, type World } from '#tests/world.ts';
import { goMorningRounds } from './morning.service.ts';
import { announceNews } from './news.service.ts';
import { tellEndedTasks } from './tasks.service.ts';

let world: World;
type User = Awaited<ReturnType<World['makeUser']>>;
let user: User;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  const { owner } = world.db;
  await owner.query('truncate client_user_messages, outbox_mails, notified, notification_rounds');
  await owner.query('delete from portal_news');
  await owner.query('delete from clients');
  world.setNow('2025-01-20T12:00:00Z');
  user = await world.makeUser();
});
afterAll(() => world.close());

const prefer = ({ client_id, client_user_id }: User, choices: Record<string, string>) =>
  insertRow(world.db, 'user_preferences', { client_id, client_user_id, ...choices });
async function messages() {
  const { rows } = await world.db.owner.query<{ client_user_id: number; message: string }>(
    'select client_user_id, message from client_user_messages order by client_user_message_id',
  );
  return rows.map(({ client_user_id, message }) => [client_user_id, message]);
}
async function mails() {
  const { rows } = await world.db.owner.query<{ recipient: string; body: string }>(
    'select recipient, body from outbox_mails order by outbox_mail_id',
  );
  return rows;
}

describe('a task that has ended', () => {
  async function task(of: User, columns: Record<string, unknown> = {}) {
    const { client_id, client_user_id } = of;
    await insertRow(world.db, 'tasks', {
      client_id,
      client_user_id,
      kind: 'import',
      message: 'Import domů',
      state: 'done',
      created: '2025-01-20T11:00:00Z',
      finished: '2025-01-20T11:00:11Z',
      ...columns,
    });
  }

  test('is told of to its user alone, once, when it took longer than ten seconds', async () => {
    await world.makeUser({ client_id: user.client_id });
    await task(user);
    await task(user, { message: 'Krátká', finished: '2025-01-20T11:00:09Z' });
    await Promise.all([tellEndedTasks(world.portal), tellEndedTasks(world.portal)]);
    await tellEndedTasks(world.portal);
    expect(await messages()).toEqual([[user.client_user_id, 'Úloha byla dokončena: Import domů']]);
  });

  test('is told of with its fault when it failed', async () => {
    await task(user, { state: 'failed', fault: 'V souboru není žádný řádek s údaji.' });
    await tellEndedTasks(world.portal);
    expect((await messages())[0]?.[1]).toBe(
      'Úloha se nepodařila: Import domů – V souboru není žádný řádek s údaji.',
    );
  });

  test.each(['waiting', 'running', 'cancelled'])('is not one that is %s', async (state) => {
    await task(user, { state });
    await tellEndedTasks(world.portal);
    expect(await messages()).toEqual([]);
  });

  test('is told of the way its user has chosen', async () => {
    const mailed = await world.makeUser();
    const silent = await world.makeUser();
    await prefer(mailed, { notify_tasks: 'mail' });
    await prefer(silent, { notify_tasks: 'none' });
    await task(mailed);
    await task(silent);
    await tellEndedTasks(world.portal);
    expect(await messages()).toEqual([]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.recipient).toBe(mailed.user_identity);
    expect(mail?.body).toContain('Úloha byla dokončena: Import domů');
  });
});

describe('news that were published', () => {
  const publish = (columns: Record<string, unknown> = {}) =>
    insertRow(world.db, 'portal_news', {
      title: 'Nová verze',
      news_date: '2025-01-20',
      is_enabled: true,
      ...columns,
    });

  test('are told of to users of all clients, each once', async () => {
    const other = await world.makeUser();
    await publish();
    await Promise.all([announceNews(world.portal), announceNews(world.portal)]);
    await announceNews(world.portal);
    const told = await messages();
    expect(told).toHaveLength(2);
    for (const one of [user, other])
      expect(told).toContainEqual([one.client_user_id, 'Novinka v portálu: Nová verze']);
  });

  test('are not told of to users of a client that is blocked', async () => {
    await world.db.owner.query('update clients set blocked = now() where client_id = $1', [
      user.client_id,
    ]);
    await publish();
    await announceNews(world.portal);
    expect(await messages()).toEqual([]);
  });

  test('are told of when their day comes, and not as drafts', async () => {
    await publish({ title: 'Koncept', is_enabled: false });
    await publish({ title: 'Zítra', public_date: '2025-01-21' });
    await announceNews(world.portal);
    expect(await messages()).toEqual([]);
    world.setNow('2025-01-20T23:00:00Z');
    await announceNews(world.portal);
    expect((await messages()).map(([, text]) => text)).toEqual(['Novinka v portálu: Zítra']);
    const { rows } = await world.db.owner.query('select link from client_user_messages');
    expect(rows).toEqual([{ link: expect.stringMatching(/^\/blog\/detail\/\d+$/) }]);
  });

  test('go by mail with the next morning, to those who chose it and to nobody twice', async () => {
    await prefer(user, { notify_news: 'mail' });
    await publish();
    await publish({ title: 'Stažená' });
    await announceNews(world.portal);
    expect(await messages()).toEqual([]);
    await world.db.owner.query(`update portal_news set is_enabled = false where title = 'Stažená'`);
    world.setNow('2025-01-21T05:10:00Z');
    await goMorningRounds(world.portal);
    world.setNow('2025-01-22T05:10:00Z');
    await goMorningRounds(world.portal);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.body).toContain('- Nová verze');
    expect(mail?.body).not.toContain('Stažená');
    expect(mail?.body).toContain('https://portal.example.cz/blog');
  });

  test('that are changed later are not told of again', async () => {
    const { portal_news_id } = await publish();
    await announceNews(world.portal);
    await world.db.owner.query(
      `update portal_news set title = 'Opravená', news_date = '2025-01-19', is_enabled = true,
              announced = null where portal_news_id = $1`,
      [portal_news_id],
    );
    await announceNews(world.portal);
    expect(await messages()).toHaveLength(1);
  });
});
