import { beforeEach, describe, expect, test } from 'vitest';
import { writeObjection } from '#contract/settlement/objections.ts';
import { createStatementLink } from '#contract/settlement/statement-links.ts';
import { insertRow } from '#tests/builders.ts';
import { statementScene } from '#tests/statement-scene.ts';
import { tellObjections } from './objections.service.ts';

const on = statementScene();
const { scene, at } = on;
const owner = () => at.world.db.owner;
const tell = () => tellObjections(at.world.portal);

let secret = '';
beforeEach(async () => {
  await owner().query(
    'truncate client_user_messages, outbox_mails, notified, user_preferences, settlement_objections',
  );
  await scene.reviewed(on.id);
  await on.issue();
  const body = { days: 200 };
  const made = await at.world.call(createStatementLink, { ...(await on.ofStatement()), body });
  secret = /\/vyuctovani\/([\w-]{43})/u.exec(made.result.url)?.[1] ?? '';
});

const write = (content = 'Výtah nepoužívám.') =>
  at.world.call(writeObjection, { body: { secret, service_id: null, content } });
const messages = async () =>
  (
    await owner().query<{ client_user_id: number; message: string; link: string }>(
      'select client_user_id, message, link from client_user_messages order by client_user_message_id',
    )
  ).rows;
const mails = async () =>
  (
    await owner().query<{ recipient: string; subject: string; body: string }>(
      'select recipient, subject, body from outbox_mails order by outbox_mail_id',
    )
  ).rows;

describe('a new objection that came by a link', () => {
  test('is told by a message and a mail to those who have set nothing, once, without its text', async () => {
    await write();
    // Nothing of it is done with what the recipient waits for.
    expect([await messages(), await mails()]).toEqual([[], []]);
    await Promise.all([tell(), tell()]);
    await tell();
    const link = `/settlements/${on.id}?unit=${at.unit.unit_id}&tab=objections`;
    const [message, ...rest] = await messages();
    expect(rest).toEqual([]);
    expect(message).toMatchObject({ client_user_id: at.user.client_user_id, link });
    expect(message?.message).toMatch(
      /^Nová námitka: Vyúčtování 2025, prostor 1, .*, vyřídit do 31\. 3\. 2026$/u,
    );
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient)).toEqual([at.user.user_identity]);
    expect(sent[0]?.subject).toContain('nová námitka – Vyúčtování 2025, prostor 1');
    expect(sent[0]?.body).toContain(link);
    expect(sent[0]?.body).not.toContain('Výtah nepoužívám');
  });

  test('is told as each user has set it, several in one mail', async () => {
    const { client_id } = at.user;
    const wants = async (notify_objections: string) => {
      const user = await at.world.makeUser({ client_id });
      const { client_user_id } = user;
      await insertRow(at.world.db, 'user_preferences', {
        client_id,
        client_user_id,
        notify_objections,
      });
      return user;
    };
    const [byMail, byMessage] = [await wants('mail'), await wants('message')];
    await wants('none');
    await write();
    await write('Ani úklid.');
    await tell();
    const read = new Set((await messages()).map(({ client_user_id }) => client_user_id));
    expect([...read]).toEqual([at.user.client_user_id, byMessage.client_user_id]);
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient)).toEqual([
      at.user.user_identity,
      byMail.user_identity,
    ]);
    expect(sent[0]?.subject).toContain('nové námitky k vyúčtování (2)');
  });

  test('is told later where telling failed, and the objection stands', async () => {
    await write();
    await owner().query('alter table outbox_mails rename to outbox_mails_gone');
    await tell();
    await owner().query('alter table outbox_mails_gone rename to outbox_mails');
    expect([await messages(), await mails()]).toEqual([[], []]);
    expect((await scene.stored(on.id)).objections_open).toBe(1);
    await tell();
    expect([(await messages()).length, (await mails()).length]).toEqual([1, 1]);
  });

  test('is not told when it was written down by hand, or settlements are closed to the client', async () => {
    await write();
    await owner().query(`update settlement_objections set origin = 'hand'`);
    await tell();
    await write('Ani úklid.');
    await owner().query(`update modules set enabled = false where name = 'settlements'`);
    await tell();
    await owner().query(`update modules set enabled = true where name = 'settlements'`);
    expect(await mails()).toEqual([]);
    await tell();
    expect(await mails()).toHaveLength(1);
    expect(await messages()).toHaveLength(1);
  });
});
