import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getClient } from '#contract/clients.ts';
import {
  exchangeLink,
  register,
  resendConfirmation,
  setPassword,
  signIn,
} from '#contract/session.ts';
import { mailsInDatabase, newestMail } from '#tests/mail.ts';
import { confirmAs, makePerson, PASSWORD, registrationOf } from '#tests/people.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

// Each test comes from an address of its own, so that none uses up the allowance of another.
let made = 0;
let from = '';
let identity = '';
beforeEach(() => {
  made += 1;
  from = `198.51.100.${made}`;
  identity = `nova${made}@example.cz`;
});

const registering = (changes: Record<string, unknown> = {}) =>
  world.call(register, { body: registrationOf(identity, changes), from });
const confirming = (token: string) => confirmAs(world, token, { from });
const entering = () =>
  world.call(signIn, { body: { user_identity: identity, password: PASSWORD }, from });
const owner = () => world.db.owner;
const ageMailLimits = () =>
  owner().query(`update sign_in_attempts set at = at - interval '61 seconds'`);

describe('the mailed confirmation', () => {
  test('opens the way to sign in', async () => {
    await registering();
    expect((await entering()).result).toMatchObject({ token: '', client_confirmed: '' });
    const mail = await newestMail(owner(), identity);
    expect(mail.text).toContain(`https://portal.example.cz/client/user/regconfirm/${mail.token}\n`);
    expect(mail.text).toMatch(/platí do \d+\. \d+\. \d{4} \d+:\d\d\./);
    const { status, result } = await confirming(mail.token);
    expect(status).toBe(200);
    expect(result).toEqual({ user_identity: identity });
    const entered = await entering();
    expect(entered.result.token).not.toBe('');
    const client_id = entered.result.client?.client_id;
    const client = await world.call(getClient, {
      params: { client_id },
      token: entered.result.token,
    });
    expect(client.result.confirmed).toBe(entered.result.client_confirmed);
  });

  test('holds no word of the person who registered', async () => {
    await registering({ client_name: 'Vyhrajte na hry.cz', first_name: 'Klikněte' });
    const { text } = await newestMail(owner(), identity);
    expect(text).not.toMatch(/Vyhrajte|Klikněte/);
  });

  test('tells its holder which registration it is of, and asks for his names and a password', async () => {
    await registering({ client_name: 'Domy Nové' });
    const { token } = await newestMail(owner(), identity);
    const { result } = await world.call(exchangeLink, { body: { token }, from });
    expect(result).toMatchObject({
      kind: 'confirm',
      user_identity: identity,
      first_name: 'Petra',
      last_name: 'Nová',
      client_name: 'Domy Nové',
    });
    const body = { token: result.token, new_password: PASSWORD };
    const { status, error } = await world.call(setPassword, { body, from });
    expect(status).toBe(400);
    expect(error.fields?.map(({ field }) => field)).toEqual(['first_name', 'last_name']);
    expect((await entering()).result.token).toBe('');
  });

  test('works once', async () => {
    await registering();
    const { token } = await newestMail(owner(), identity);
    await confirming(token);
    const { status, error } = await confirming(token);
    expect(status).toBe(404);
    expect(error.errorCode).toBe(62002404);
  });

  test('works once when used twice at the same time', async () => {
    await registering();
    const { token } = await newestMail(owner(), identity);
    const outcomes = await Promise.all([confirming(token), confirming(token)]);
    expect(outcomes.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 404,
    ]);
  });

  test('lives three days', async () => {
    await registering();
    const { token } = await newestMail(owner(), identity);
    const own = `client_user_id = (select client_user_id from client_users where user_identity = $1)`;
    const { rows } = await owner().query<{ hours: number }>(
      `select round(extract(epoch from expires - created) / 3600)::integer as hours
         from access_links where ${own}`,
      [identity],
    );
    expect(rows).toEqual([{ hours: 72 }]);
    await owner().query(`update access_links set expires = now() where ${own}`, [identity]);
    const { status, error } = await confirming(token);
    expect(status).toBe(410);
    expect(error.errorCode).toBe(62002410);
  });

  test.each(['', 'x', 'A'.repeat(43), '\u0000'])('with the secret %j is invalid', async (token) => {
    const { status, error } = await confirming(token);
    expect(status).toBe(404);
    expect(error.errorCode).toBe(62002404);
  });

  test('keeps only the hash of its secret', async () => {
    await registering();
    const { token } = await newestMail(owner(), identity);
    const { rows } = await owner().query(
      `select *, encode(secret_hash, 'escape') from access_links`,
    );
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a resent confirmation', () => {
  const resending = () =>
    world.call(resendConfirmation, { body: { user_identity: identity }, from });

  test('has a new link in place of the old one', async () => {
    await registering();
    const first = await newestMail(owner(), identity);
    expect((await resending()).result).toEqual({ accepted: true });
    const second = await newestMail(owner(), identity);
    expect(second.token).not.toBe(first.token);
    expect((await confirming(first.token)).status).toBe(404);
    expect((await confirming(second.token)).status).toBe(200);
  });

  test('is answered alike for nobody, and for somebody who needs none', async () => {
    await registering();
    const wanted = await resending();
    identity = 'nikdo@example.cz';
    const unknown = await resending();
    identity = (await makePerson(world)).user_identity;
    const confirmed = await resending();
    expect([unknown.text, confirmed.text]).toEqual([wanted.text, wanted.text]);
    expect(await mailsInDatabase(owner(), 'nikdo@example.cz')).toEqual([]);
    expect(await mailsInDatabase(owner(), identity)).toEqual([]);
  });

  test('leaves once a minute', async () => {
    await registering();
    await resending();
    await resending();
    expect(await mailsInDatabase(owner(), identity)).toHaveLength(2);
    await ageMailLimits();
    await resending();
    expect(await mailsInDatabase(owner(), identity)).toHaveLength(3);
  });
});
