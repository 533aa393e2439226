import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exportAccount } from '#contract/personal-data.ts';
import {
  beginAuthenticator,
  getSecondStep,
  proveAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
} from '#contract/second-step.ts';
import {
  requestPasswordReset,
  exchangeLink,
  setPassword,
  signIn,
  takeSecondStep,
} from '#contract/session.ts';
import { mailsInDatabase, newestMail } from '#tests/mail.ts';
import { makePerson, PASSWORD } from '#tests/people.ts';
import { shownCode, withAuthenticator } from '#tests/second-step.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

let person: Awaited<ReturnType<typeof makePerson>>;
beforeEach(async () => {
  world.setNow('2027-03-01T08:00:10Z');
  person = await makePerson(world);
});

const told = (body: object = { password: PASSWORD }) => ({ body, token: person.token });
const reading = async () => (await world.call(getSecondStep, { token: person.token })).result;
const mails = async () =>
  (await mailsInDatabase(world.db.owner, person.user_identity)).map(({ text }) => text);
const needsSecond = async () => {
  const body = { user_identity: person.user_identity, password: PASSWORD };
  return (await world.call(signIn, { body })).result.second_step !== undefined;
};

describe('the second step of the own sign-in', () => {
  test('is off until somebody turns it on', async () => {
    expect(await reading()).toEqual({
      since: '',
      has_authenticator: false,
      recovery_left: 0,
      passkeys: [],
      is_demanded: false,
    });
  });

  test('asks for the password again, whatever is done with it', async () => {
    const wrong = told({ password: 'spatne heslo' });
    for (const endpoint of [beginAuthenticator, removeAuthenticator, renewRecoveryCodes]) {
      const { status, error } = await world.call(endpoint, wrong);
      expect([status, error.errorCode]).toEqual([400, 62007400]);
    }
    const missing = await world.call(beginAuthenticator, told({ password: '' }));
    expect(missing.error.fields).toEqual([{ field: 'password', message: 'Toto pole je povinné' }]);
  });

  test('is not on before the first code of the authenticator', async () => {
    const { result } = await world.call(beginAuthenticator, told());
    expect(result.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(result.uri).toContain(`secret=${result.secret}`);
    expect((await reading()).since).toBe('');
    expect(await needsSecond()).toBe(false);
    const wrong = await world.call(proveAuthenticator, told({ code: '12345' }));
    expect(wrong.error.fields?.[0]?.field).toBe('code');
    expect(await needsSecond()).toBe(false);
    const code = shownCode(result.secret, world.portal.now());
    const proven = await world.call(
      proveAuthenticator,
      told({ code: ` ${code.slice(0, 3)} ${code.slice(3)}` }),
    );
    expect(proven.status).toBe(200);
    expect(proven.result.step).toMatchObject({ has_authenticator: true, recovery_left: 10 });
    expect(new Set(proven.result.recovery_codes).size).toBe(10);
    expect(proven.result.recovery_codes[0]).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect(await needsSecond()).toBe(true);
    expect((await mails())[0]).toContain('se nově žádá kód z ověřovací aplikace');
  });

  test('keeps the older authenticator until the new one is proven', async () => {
    const old = await withAuthenticator(world, person);
    const begun = await world.call(beginAuthenticator, told());
    const signing = async (secret: string) => {
      const body = { user_identity: person.user_identity, password: PASSWORD };
      const ticket = (await world.call(signIn, { body })).result.second_step?.ticket ?? '';
      const code = shownCode(secret, world.portal.now());
      return (await world.call(takeSecondStep, { body: { ticket, code } })).status;
    };
    expect(await signing(begun.result.secret)).toBe(400);
    expect(await signing(old.secret)).toBe(200);
    const code = shownCode(begun.result.secret, world.portal.now());
    const proven = await world.call(proveAuthenticator, told({ code }));
    // The recovery codes stay as they were.
    expect(proven.result).toMatchObject({ recovery_codes: [], step: { recovery_left: 10 } });
    world.setNow('2027-03-01T08:05:10Z');
    expect(await signing(old.secret)).toBe(400);
    expect(await signing(begun.result.secret)).toBe(200);
  });

  test('has its recovery codes made anew, and the older ones end', async () => {
    const { codes } = await withAuthenticator(world, person);
    const { result } = await world.call(renewRecoveryCodes, told());
    expect(result.recovery_codes).toHaveLength(10);
    const using = async (code: string) => {
      const body = { user_identity: person.user_identity, password: PASSWORD };
      const ticket = (await world.call(signIn, { body })).result.second_step?.ticket ?? '';
      return (await world.call(takeSecondStep, { body: { ticket, code } })).status;
    };
    expect(await using(codes[0] ?? '')).toBe(400);
    expect(await using(result.recovery_codes[0] ?? '')).toBe(200);
    expect((await reading()).recovery_left).toBe(9);
    expect((await mails()).some((text) => text.includes('vytvořeny nové záložní kódy'))).toBe(true);
  });

  test('is turned off with its codes, and its owner is told by mail', async () => {
    await withAuthenticator(world, person);
    const { status, result } = await world.call(removeAuthenticator, told());
    expect(status).toBe(200);
    expect(result).toMatchObject({ since: '', has_authenticator: false, recovery_left: 0 });
    expect(await needsSecond()).toBe(false);
    expect((await mails())[0]).toContain('druhý krok přihlášení');
    expect((await world.call(removeAuthenticator, told())).error.errorCode).toBe(62012409);
    expect((await world.call(renewRecoveryCodes, told())).error.errorCode).toBe(62012409);
  });

  test('outlives a new password by a mailed link', async () => {
    await withAuthenticator(world, person);
    const { user_identity } = person;
    await world.call(requestPasswordReset, { body: { user_identity } });
    const { token } = await newestMail(world.db.owner, user_identity);
    const opened = await world.call(exchangeLink, { body: { token } });
    const body = { token: opened.result.token, new_password: 'Nová lípa 2025' };
    expect((await world.call(setPassword, { body })).status).toBe(200);
    const entered = await world.call(signIn, {
      body: { user_identity, password: body.new_password },
    });
    expect(entered.result.token).toBe('');
    expect(entered.result.second_step).toBeDefined();
  });

  test('leaves rows in the history of the user, without a secret', async () => {
    const { secret, codes } = await withAuthenticator(world, person);
    await world.call(removeAuthenticator, told());
    const { rows } = await world.db.owner.query<{ changes: object }>(
      `select changes from audit_log where client_id = $1 and record_type = 'client_users'
        and changes ? 'second_step' order by audit_id`,
      [person.client_id],
    );
    expect(rows).toHaveLength(2);
    const all = await world.db.owner.query('select changes from audit_log');
    const text = JSON.stringify(all.rows);
    for (const one of [secret, ...codes]) expect(text).not.toContain(one);
  });

  test('lies in the database sealed or hashed, and in no export of the account', async () => {
    const { secret, codes } = await withAuthenticator(world, person);
    const { rows } = await world.db.owner.query(
      `select encode(a.sealed_secret, 'hex') as sealed, a.waiting_secret, encode(r.code_hash, 'hex') as hash
         from authenticators a join recovery_codes r using (client_id, client_user_id)
        where a.client_user_id = $1`,
      [person.client_user_id],
    );
    expect(rows).toHaveLength(10);
    const plain = JSON.stringify(rows);
    const { text } = await world.call(exportAccount, { token: person.token });
    for (const one of [secret, ...codes]) {
      expect(plain).not.toContain(Buffer.from(one).toString('hex'));
      expect(text).not.toContain(one);
    }
    expect(text).not.toMatch(/sealed|code_hash/);
  });

  test('lets nobody guess the first code', async () => {
    const { result } = await world.call(beginAuthenticator, told());
    for (let at = 0; at < 10; at += 1) await world.call(proveAuthenticator, told({ code: '12' }));
    const code = shownCode(result.secret, world.portal.now());
    expect((await world.call(proveAuthenticator, told({ code }))).error.errorCode).toBe(62012429);
  });
});
