import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmClient, mailUserOfClient, readAdminClient } from '#contract/admin-clients.ts';
import { signIn } from '#contract/session.ts';
import { hashPassword } from '#server/access/password.ts';
import { mailsInDatabase, newestMail } from '#tests/mail.ts';
import { confirmAs } from '#tests/people.ts';
import { createWorld, type World } from '#tests/world.ts';

const PASSWORD = 'Kočka leze dírou 7';
let world: World;
let token: string;
let password_hash: string;
beforeAll(async () => {
  world = await createWorld();
  password_hash = await hashPassword(PASSWORD);
  ({ token } = await world.makeUser({ is_sys_admin: true, user_identity: 'dozor@example.cz' }));
});
afterAll(() => world.close());

const read = async (client_id: number) =>
  (await world.call(readAdminClient, { params: { client_id }, token })).result;

let visitors = 0;
/** Signs in from an address of its own each time. */
function enter(user_identity: string, password = PASSWORD) {
  visitors += 1;
  return world.call(signIn, { body: { user_identity, password }, from: `198.51.100.${visitors}` });
}

describe('a registration that waits', () => {
  const confirmed = async (client_id: number) =>
    (await world.call(confirmClient, { params: { client_id }, token })).result;

  test('is confirmed by hand, and who has registered chooses his password by the mailed link alone', async () => {
    const { client_id } = await world.makeClient({ confirmed: null, name: 'Dům Na Kopečku' });
    const user = await world.makeUser({ client_id, password_hash, confirmed: false });
    const invited = await world.makeUser({ client_id, confirmed: false });
    expect((await enter(user.user_identity)).result.token).toBe('');
    const result = await confirmed(client_id);
    expect(result.confirmed).not.toBe('');
    expect(result.confirmed_info).toBe('ručně dozor@example.cz');
    // A stranger may have told that password.
    expect((await enter(user.user_identity)).result.token).toBe('');
    const mail = await newestMail(world.db.owner, user.user_identity);
    const own = 'Vlastní dobré heslo 7';
    expect((await confirmAs(world, mail.token, { new_password: own })).status).toBe(200);
    expect((await enter(user.user_identity)).status).toBe(401);
    expect((await enter(user.user_identity, own)).result.token).not.toBe('');
    expect((await read(client_id)).confirmed_info).toBe('ručně dozor@example.cz');
    expect(await mailsInDatabase(world.db.owner, invited.user_identity)).toEqual([]);
  });

  test('confirmed where no mail is sent answers with the link, to be handed over', async () => {
    const { client_id } = await world.makeClient({ confirmed: null });
    const user = await world.makeUser({ client_id, password_hash, confirmed: false });
    const { link } = await confirmed(client_id);
    expect(link).toMatch(/^https:\/\/portal\.example\.cz\/client\/user\/regconfirm\/[\w-]{43}$/);
    expect((await confirmed(client_id)).link).toBe('');
    const params = { client_id, client_user_id: user.client_user_id };
    const again = await world.call(mailUserOfClient, { params, token });
    expect(again.result.mailed).toBe('confirm');
    const secret = again.result.link.split('/').at(-1) ?? '';
    expect((await confirmAs(world, link.split('/').at(-1) ?? '')).status).toBe(404);
    expect((await confirmAs(world, secret)).status).toBe(200);
  });

  test('confirmed where mail is sent shows nobody the link', async () => {
    const mailing = await createWorld({ config: { smtpUrl: 'smtp://127.0.0.1:9' } });
    const admin = await mailing.makeUser({ is_sys_admin: true });
    const { client_id } = await mailing.makeClient({ confirmed: null });
    const user = await mailing.makeUser({ client_id, password_hash, confirmed: false });
    const params = { client_id };
    const { result } = await mailing.call(confirmClient, { params, token: admin.token });
    expect(result.link).toBe('');
    expect((await newestMail(mailing.db.owner, user.user_identity)).token).not.toBe('');
    await mailing.close();
  });

  test('once confirmed stays as it was confirmed', async () => {
    const { client_id } = await world.makeClient({ confirmed_info: 'odkazem z e-mailu' });
    const { result } = await world.call(confirmClient, { params: { client_id }, token });
    expect(result.confirmed_info).toBe('odkazem z e-mailu');
  });
});
