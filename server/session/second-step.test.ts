import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getProfile } from '#contract/profile.ts';
import { removeAuthenticator } from '#contract/second-step.ts';
import { exchangeLink, setPassword, signIn, takeSecondStep } from '#contract/session.ts';
import { listClients } from '#contract/admin-clients.ts';
import { createAdminLink } from '#server/session/first-admin.service.ts';
import { mailsInDatabase } from '#tests/mail.ts';
import { makePerson, PASSWORD } from '#tests/people.ts';
import { shownCode, withAuthenticator } from '#tests/second-step.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
let demanding: World;
beforeAll(async () => {
  world = await createWorld();
  demanding = await createWorld({ config: { secondStepOfAdmins: true } });
});
afterAll(() => Promise.all([world.close(), demanding.close()]));

type Person = Awaited<ReturnType<typeof makePerson>>;
let person: Person;
let secret = '';
let codes: string[] = [];
let from = '';
let made = 0;
beforeEach(async () => {
  made += 1;
  from = `198.51.100.${made}`;
  world.setNow('2027-03-01T08:00:10Z');
  person = await makePerson(world, { first_name: 'Eva' });
  ({ secret, codes } = await withAuthenticator(world, person));
});

const entering = (body: Record<string, unknown> = {}) => {
  const { user_identity } = person;
  return world.call(signIn, { body: { user_identity, password: PASSWORD, ...body }, from });
};
const ticketOf = async (body = {}) => (await entering(body)).result.second_step?.ticket ?? '';
const taking = (ticket: string, code: string) =>
  world.call(takeSecondStep, { body: { ticket, code }, from });
const now = () => world.portal.now();
const later = (seconds: number) =>
  world.setNow(new Date(now().getTime() + seconds * 1000).toISOString());
const shown = () => shownCode(secret, now());

describe('a sign-in with a second step', () => {
  test('answers the right password by a ticket and opens nothing', async () => {
    const { status, result } = await entering();
    expect(status).toBe(200);
    expect(result).toMatchObject({ token: '', client: null, units: [] });
    expect(result.second_step?.ticket).toMatch(/^[\w-]{43}$/);
    const { rows } = await world.db.owner.query(
      `select count(*)::integer as sessions from sessions where client_user_id = $1 and token_hash is not null`,
      [person.client_user_id],
    );
    // The one session of the test itself.
    expect(rows).toEqual([{ sessions: 1 }]);
  });

  test('answers a wrong password as any other', async () => {
    const { status, error } = await entering({ password: 'spatne heslo' });
    expect([status, error.errorCode]).toEqual([401, 62001401]);
  });

  test('lets in by the code that the authenticator shows', async () => {
    const { status, result } = await taking(await ticketOf(), shown());
    expect(status).toBe(200);
    expect(result).toMatchObject({ first_name: 'Eva', user_identity: person.user_identity });
    expect(result.second_step).toBeUndefined();
    expect((await world.call(getProfile, { token: result.token })).status).toBe(200);
  });

  test('keeps the session for as long as was asked for with the password', async () => {
    const { result } = await taking(await ticketOf({ remember_me: true }), shown());
    expect(Date.parse(result.session_ends ?? '') - Date.now()).toBeGreaterThan(80 * 86_400_000);
  });

  test('takes each code once, also in another sign-in and when told twice at once', async () => {
    const code = shown();
    const ticket = await ticketOf();
    const outcomes = await Promise.all([taking(ticket, code), taking(ticket, code)]);
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
    const again = await taking(await ticketOf(), code);
    expect([again.status, again.error.errorCode]).toEqual([400, 62008400]);
    later(30);
    expect((await taking(await ticketOf(), shown())).status).toBe(200);
  });

  test('refuses a wrong code and leaves the ticket for the right one', async () => {
    const ticket = await ticketOf();
    const { status, error } = await taking(ticket, shown() === '000000' ? '000001' : '000000');
    expect([status, error.errorCode]).toEqual([400, 62008400]);
    expect((await taking(ticket, shown())).status).toBe(200);
  });

  test('lets nobody guess: after ten wrong codes in an hour not even the right one is looked at', async () => {
    const ticket = await ticketOf();
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => taking(ticket, 'XXXX')));
    expect(outcomes.filter(({ status }) => status === 429)).toHaveLength(2);
    const right = await taking(ticket, shown());
    expect([right.status, right.error.errorCode]).toEqual([429, 62012429]);
    await world.db.owner.query(`update sign_in_attempts set at = at - interval '61 minutes'`);
    expect((await taking(ticket, shown())).status).toBe(200);
  });

  test.each([
    ['unknown', 'neznámý'],
    ['empty', ''],
  ])('has no use for a ticket that is %s', async (_what, ticket) => {
    const { status, error } = await taking(ticket, shown());
    expect([status, error.errorCode]).toEqual([400, 62009400]);
  });

  test('ends ten minutes after the password, and with its first use', async () => {
    const ticket = await ticketOf();
    const own = 'client_user_id = $1';
    const { rows } = await world.db.owner.query<{ minutes: number }>(
      `update access_links set expires = now() where ${own} and kind = 'second-step'
       returning round(extract(epoch from old.expires - created) / 60)::integer as minutes`,
      [person.client_user_id],
    );
    expect(rows).toEqual([{ minutes: 10 }]);
    expect((await taking(ticket, shown())).error.errorCode).toBe(62009400);
    const used = await ticketOf();
    expect((await taking(used, shown())).status).toBe(200);
    later(30);
    expect((await taking(used, shown())).error.errorCode).toBe(62009400);
  });

  test('sets no password by its ticket, and takes no link for one', async () => {
    const ticket = await ticketOf();
    expect((await world.call(exchangeLink, { body: { token: ticket }, from })).status).toBe(404);
  });

  test('lets a blocked user in by no code', async () => {
    const ticket = await ticketOf();
    await world.db.owner.query('update client_users set blocked = true where client_user_id = $1', [
      person.client_user_id,
    ]);
    expect((await taking(ticket, shown())).status).toBe(403);
  });
});

describe('a recovery code', () => {
  test('lets in once, however it was typed, and its owner is told by mail', async () => {
    const [code = ''] = codes;
    const typed = code.toLowerCase().replaceAll('-', ' ');
    expect((await taking(await ticketOf(), typed)).status).toBe(200);
    const [mail] = await mailsInDatabase(world.db.owner, person.user_identity);
    expect(mail?.text).toContain('se někdo přihlásil záložním kódem');
    expect((await taking(await ticketOf(), code)).error.errorCode).toBe(62008400);
    expect((await taking(await ticketOf(), codes[1] ?? '')).status).toBe(200);
  });

  test('of somebody else does not', async () => {
    const other = await makePerson(world);
    const foreign = (await withAuthenticator(world, other)).codes;
    expect((await taking(await ticketOf(), foreign[0] ?? '')).status).toBe(400);
  });

  test('lets in also when the key of sealed secrets has been lost', async () => {
    const ticket = await ticketOf();
    await world.db.owner.query(
      'update authenticators set sealed_secret = $2 where client_user_id = $1',
      [person.client_user_id, Buffer.alloc(48, 1)],
    );
    expect((await taking(ticket, shown())).status).toBe(400);
    expect((await taking(ticket, codes[0] ?? '')).status).toBe(200);
  });
});

describe('where the settings demand it of system admins', () => {
  test('the administration is closed until the second step is on, and nothing else is', async () => {
    const admin = await makePerson(demanding, { is_sys_admin: true });
    const { token } = admin;
    const listing = () => demanding.call(listClients, { token });
    const body = { user_identity: admin.user_identity, password: PASSWORD };
    const entered = await demanding.call(signIn, { body });
    expect(entered.result.second_step_missing).toBe(true);
    const closed = await listing();
    expect([closed.status, closed.error.errorCode]).toEqual([403, 62012403]);
    expect((await demanding.call(getProfile, { token })).result.second_step_missing).toBe(true);
    await withAuthenticator(demanding, admin);
    expect((await listing()).status).toBe(200);
    expect(
      (await demanding.call(getProfile, { token })).result.second_step_missing,
    ).toBeUndefined();
    await demanding.call(removeAuthenticator, { body: { password: PASSWORD }, token });
    expect((await listing()).status).toBe(403);
  });

  test('others are not asked for it', async () => {
    const user = await makePerson(demanding);
    const { result } = await demanding.call(getProfile, { token: user.token });
    expect(result.second_step_missing).toBeUndefined();
  });

  test('an admin who has lost it comes in by the operator’s command', async () => {
    const admin = await makePerson(demanding, { is_sys_admin: true });
    await withAuthenticator(demanding, admin);
    await demanding.db.owner.query(
      'update client_users set is_sys_admin = false where client_user_id <> $1',
      [admin.client_user_id],
    );
    const link = await demanding.portal.database.transaction(createAdminLink);
    expect(link.user_identity).toBe(admin.user_identity);
    const token = link.path.split('/').at(-1) ?? '';
    const opened = await demanding.call(exchangeLink, { body: { token } });
    const body = { token: opened.result.token, new_password: 'Nová lípa 2025' };
    expect((await demanding.call(setPassword, { body })).status).toBe(200);
    const told = { user_identity: admin.user_identity, password: body.new_password };
    const { result } = await demanding.call(signIn, { body: told });
    expect(result.token).not.toBe('');
    expect(result.second_step_missing).toBe(true);
  });
});
