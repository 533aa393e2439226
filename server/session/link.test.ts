import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getProfile } from '#contract/profile.ts';
import { exchangeLink, requestPasswordReset, setPassword, signIn } from '#contract/session.ts';
import { inviteUser, updateUser } from '#contract/users.ts';
import { mailsInDatabase, newestMail } from '#tests/mail.ts';
import { makePerson, PASSWORD } from '#tests/people.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

// Each test comes from an address of its own, so that none uses up the allowance of another.
let made = 0;
let from = '';
beforeEach(() => {
  made += 1;
  from = `198.51.100.${made}`;
});

const NEW_PASSWORD = 'Nová lípa 2025';
const owner = () => world.db.owner;
const asking = (user_identity: string) =>
  world.call(requestPasswordReset, { body: { user_identity }, from });
const exchanging = (token: string) => world.call(exchangeLink, { body: { token }, from });
const setting = (token: string, body: Record<string, unknown> = {}) =>
  world.call(setPassword, { body: { token, new_password: NEW_PASSWORD, ...body }, from });
const entering = (user_identity: string, password = NEW_PASSWORD, address = from) =>
  world.call(signIn, { body: { user_identity, password }, from: address });

async function mailedReset(identity: string) {
  await asking(identity);
  return newestMail(owner(), identity);
}

async function exchangedReset(identity: string) {
  return (await exchanging((await mailedReset(identity)).token)).result;
}

const ageLinks = (client_user_id: number, interval: string) =>
  owner().query(
    'update access_links set expires = expires - $2::interval where client_user_id = $1',
    [client_user_id, interval],
  );

const INVALID = { status: 404, errorCode: 62002404 };
const EXPIRED = { status: 410, errorCode: 62002410 };
const faultOf = async (reply: Promise<{ status: number; error: { errorCode: number } }>) => {
  const { status, error } = await reply;
  return { status, errorCode: error.errorCode };
};

describe('a forgotten password', () => {
  test('is set anew by the mailed link, and all sessions of the user end', async () => {
    const person = await makePerson(world);
    const mail = await mailedReset(person.user_identity);
    expect(mail.text).toContain(`https://portal.example.cz/client/user/reset/${mail.token}\n`);
    expect(mail.text).toMatch(/platí do \d+\. \d+\. \d{4} \d+:\d\d\./);
    const link = (await exchanging(mail.token)).result;
    expect(link).toMatchObject({
      kind: 'reset',
      user_identity: person.user_identity,
      first_name: 'Jana',
      last_name: 'Zkušební',
    });
    expect((await setting(link.token)).result).toEqual({ user_identity: person.user_identity });
    expect((await entering(person.user_identity)).status).toBe(200);
    expect((await entering(person.user_identity, PASSWORD)).status).toBe(401);
    expect((await world.call(getProfile, { token: person.token })).status).toBe(401);
  });

  test('keeps the names of the user, whatever is sent', async () => {
    const person = await makePerson(world);
    const { token } = await exchangedReset(person.user_identity);
    await setting(token, { first_name: 'Cizí', user_identity: 'cizi@example.cz' });
    const { result } = await entering(person.user_identity);
    expect(result).toMatchObject({ first_name: 'Jana', user_identity: person.user_identity });
  });

  test('is asked for with the same answer by nobody and by the blocked', async () => {
    const person = await makePerson(world);
    const blocked = await makePerson(world, { blocked: true });
    const known = await asking(person.user_identity);
    expect(known.result).toEqual({ accepted: true });
    expect((await asking('nikdo@example.cz')).text).toBe(known.text);
    expect((await asking(blocked.user_identity)).text).toBe(known.text);
    expect(await mailsInDatabase(owner(), 'nikdo@example.cz')).toEqual([]);
    expect(await mailsInDatabase(owner(), blocked.user_identity)).toEqual([]);
  });

  test('is mailed once a minute', async () => {
    const { user_identity } = await makePerson(world);
    await asking(user_identity);
    expect((await asking(user_identity)).result).toEqual({ accepted: true });
    expect(await mailsInDatabase(owner(), user_identity)).toHaveLength(1);
  });

  test('of a registration that waits mails its confirmation, which chooses the password', async () => {
    const person = await makePerson(world, { confirmed: false });
    const mail = await mailedReset(person.user_identity);
    expect(mail.text).toContain(`/client/user/regconfirm/${mail.token}\n`);
    expect((await exchanging(mail.token)).result.kind).toBe('confirm');
  });

  test('lets its owner in from there also while others guess the new one', async () => {
    const person = await makePerson(world);
    for (let at = 0; at < 10; at += 1)
      await entering(person.user_identity, `heslo ${at}`, `203.0.113.${at + 1}`);
    expect((await entering(person.user_identity, PASSWORD)).status).toBe(429);
    const { token } = await exchangedReset(person.user_identity);
    await setting(token);
    expect((await entering(person.user_identity)).status).toBe(200);
  });
});

describe('a mailed link', () => {
  test('is worthless once it has been exchanged', async () => {
    const person = await makePerson(world);
    const mail = await mailedReset(person.user_identity);
    await exchanging(mail.token);
    expect(await faultOf(exchanging(mail.token))).toEqual(INVALID);
  });

  test('sets no password itself', async () => {
    const person = await makePerson(world);
    const mail = await mailedReset(person.user_identity);
    expect(await faultOf(setting(mail.token))).toEqual(INVALID);
  });

  test('is exchanged once when used twice at the same time', async () => {
    const person = await makePerson(world);
    const mail = await mailedReset(person.user_identity);
    const outcomes = await Promise.all([exchanging(mail.token), exchanging(mail.token)]);
    expect(outcomes.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 404,
    ]);
  });

  test('stops working when a newer one is sent', async () => {
    const person = await makePerson(world);
    const first = await mailedReset(person.user_identity);
    await owner().query(`update sign_in_attempts set at = at - interval '61 seconds'`);
    const second = await mailedReset(person.user_identity);
    expect(await faultOf(exchanging(first.token))).toEqual(INVALID);
    expect((await exchanging(second.token)).status).toBe(200);
  });

  test('to a new password lives one hour', async () => {
    const person = await makePerson(world);
    const mail = await mailedReset(person.user_identity);
    await ageLinks(person.client_user_id, '59 minutes');
    const { rows } = await owner().query<{ alive: boolean }>(
      'select expires > now() as alive from access_links where client_user_id = $1',
      [person.client_user_id],
    );
    expect(rows).toEqual([{ alive: true }]);
    await ageLinks(person.client_user_id, '1 minute');
    expect(await faultOf(exchanging(mail.token))).toEqual(EXPIRED);
  });

  test('of a blocked user is invalid', async () => {
    const person = await makePerson(world);
    const mail = await mailedReset(person.user_identity);
    await owner().query('update client_users set blocked = true where client_user_id = $1', [
      person.client_user_id,
    ]);
    expect(await faultOf(exchanging(mail.token))).toEqual(INVALID);
  });

  test.each(['', 'x', 'A'.repeat(43), '\u0000'])('with the secret %j is invalid', async (token) => {
    expect(await faultOf(exchanging(token))).toEqual(INVALID);
    expect(await faultOf(setting(token))).toEqual(INVALID);
  });
});

describe('an exchanged link', () => {
  test('sets the password once', async () => {
    const person = await makePerson(world);
    const { token } = await exchangedReset(person.user_identity);
    await setting(token);
    expect(await faultOf(setting(token, { new_password: PASSWORD }))).toEqual(INVALID);
    expect((await entering(person.user_identity)).status).toBe(200);
  });

  test('sets one password when used twice at the same time', async () => {
    const person = await makePerson(world);
    const { token } = await exchangedReset(person.user_identity);
    const outcomes = await Promise.all([setting(token), setting(token)]);
    expect(outcomes.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 404,
    ]);
  });

  test('lives half an hour', async () => {
    const person = await makePerson(world);
    const { token } = await exchangedReset(person.user_identity);
    await ageLinks(person.client_user_id, '30 minutes');
    expect(await faultOf(setting(token))).toEqual(EXPIRED);
  });

  test('is not used up by a password that is refused', async () => {
    const person = await makePerson(world);
    const { token } = await exchangedReset(person.user_identity);
    const short = await setting(token, { new_password: 'kratke' });
    expect(short.error.fields).toEqual([
      { field: 'new_password', message: 'Zadejte minimálně 8 znaků' },
    ]);
    const own = await setting(token, { new_password: person.user_identity });
    expect(own.error.fields).toEqual([
      { field: 'new_password', message: 'Heslo nesmí být stejné jako přihlašovací jméno' },
    ]);
    expect((await setting(token)).status).toBe(200);
  });
});

describe('an invitation', () => {
  async function invited() {
    const { client_id } = await world.makeClient({ name: 'SVJ Lípová' });
    const admin = await makePerson(world, { client_id, is_client_admin: true });
    const email = `pozvany${made}@example.cz`;
    const body = { email, first_name: 'Karel', last_name: 'Nový', is_client_admin: false };
    const { result } = await world.call(inviteUser, { body, token: admin.token, from });
    return { admin, email, user: result, mail: await newestMail(owner(), email) };
  }

  test('is accepted by choosing a password and one’s own name', async () => {
    const { email, mail } = await invited();
    expect(mail.text).toContain('organizace SVJ Lípová vás zve');
    expect(mail.text).toContain(`https://portal.example.cz/client/user/reset/${mail.token}\n`);
    const link = (await exchanging(mail.token)).result;
    expect(link).toMatchObject({ kind: 'invite', user_identity: email, first_name: 'Karel' });
    const nameless = await setting(link.token);
    expect(nameless.error.fields).toEqual([
      { field: 'first_name', message: 'Toto pole je povinné' },
      { field: 'last_name', message: 'Toto pole je povinné' },
    ]);
    const names = { first_name: 'Karel', last_name: 'Starý', user_identity: 'jiny@example.cz' };
    expect((await setting(link.token, names)).result).toEqual({ user_identity: email });
    const { result } = await entering(email);
    expect(result).toMatchObject({
      first_name: 'Karel',
      last_name: 'Starý',
      is_client_admin: false,
    });
    expect(result.client_confirmed).not.toBe('');
  });

  test('lives seven days', async () => {
    const { user, mail } = await invited();
    await ageLinks(user.client_user_id, '7 days');
    expect(await faultOf(exchanging(mail.token))).toEqual(EXPIRED);
  });

  test('is sent again to the invited who asks for a new password', async () => {
    const { email, mail } = await invited();
    await asking(email);
    const again = await newestMail(owner(), email);
    expect(again.id).toBeGreaterThan(mail.id);
    expect((await exchanging(again.token)).result.kind).toBe('invite');
  });

  test('ends when the admin blocks the invited', async () => {
    const { admin, user, mail } = await invited();
    const params = { client_user_id: user.client_user_id };
    await world.call(updateUser, { params, body: { blocked: true }, token: admin.token });
    await world.call(updateUser, { params, body: { blocked: false }, token: admin.token });
    expect(await faultOf(exchanging(mail.token))).toEqual(INVALID);
  });
});
