import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addPasskey,
  beginPasskey,
  getSecondStep,
  removeAuthenticator,
  removePasskey,
} from '#contract/second-step.ts';
import { signIn, takeSecondStep } from '#contract/session.ts';
import { authenticator } from '#tests/authenticator.ts';
import { mailsInDatabase } from '#tests/mail.ts';
import { makePerson, PASSWORD } from '#tests/people.ts';
import { shownCode, withAuthenticator } from '#tests/second-step.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

type Device = ReturnType<typeof authenticator>;
let person: Awaited<ReturnType<typeof makePerson>>;
let device: Device;
let from = '';
let made = 0;
beforeEach(async () => {
  made += 1;
  from = `198.51.100.${made}`;
  world.setNow('2027-03-01T08:00:10Z');
  person = await makePerson(world);
  device = authenticator();
});

const begin = async () =>
  (await world.call(beginPasskey, { body: { password: PASSWORD }, token: person.token, from }))
    .result;
const adding = (answer: object, name = 'Telefon') =>
  world.call(addPasskey, { body: { name, ...answer }, token: person.token, from });
const added = async () => adding(device.create({ challenge: (await begin()).challenge }));
const entering = async () => {
  const body = { user_identity: person.user_identity, password: PASSWORD };
  return (await world.call(signIn, { body, from })).result;
};
const waiting = async () => {
  const { second_step } = await entering();
  if (second_step === undefined) throw new Error('There is no second step.');
  return second_step;
};
const taking = (ticket: string, passkey: ReturnType<Device['get']>) =>
  world.call(takeSecondStep, { body: { ticket, passkey }, from });
const reading = async () => (await world.call(getSecondStep, { token: person.token })).result;
const mails = async () =>
  (await mailsInDatabase(world.db.owner, person.user_identity)).map(({ text }) => text);
const codeOf = (reply: { error?: { errorCode: number } }) => reply.error?.errorCode;
const REFUSED = 62010400;

describe('a passkey', () => {
  test('is added by the answer to a challenge after the password, with recovery codes', async () => {
    const challenge = await begin();
    expect(challenge).toMatchObject({
      rp_id: 'portal.example.cz',
      algorithms: [-7, -8, -257],
      credential_ids: [],
    });
    const { status, result } = await adding(device.create(challenge));
    expect(status).toBe(200);
    expect(result.recovery_codes).toHaveLength(10);
    expect(result.step).toMatchObject({
      has_authenticator: false,
      passkeys: [{ name: 'Telefon', last_used: '' }],
    });
    expect(result.step.since).not.toBe('');
    expect((await begin()).credential_ids).toEqual([device.credential_id]);
    expect((await mails())[0]).toContain('byl přidán přístupový klíč');
  });

  test('is asked for by a challenge only of whoever tells the password', async () => {
    const wrong = { body: { password: 'spatne heslo' }, token: person.token };
    expect(codeOf(await world.call(beginPasskey, wrong))).toBe(62007400);
  });

  test.each([
    ['another page', { origin: 'https://utok.cz' }],
    ['another operation', { type: 'webauthn.get' }],
    ['another party', { rpId: 'utok.cz' }],
    ['nobody having touched it', { flags: 0x40 }],
    ['no credential', { flags: 0x05 }],
    ['another challenge', { challenge: 'A'.repeat(43) }],
  ])('is not taken from %s', async (_what, forged) => {
    const { challenge } = await begin();
    const reply = await adding(device.create({ challenge, ...forged }));
    expect([reply.status, codeOf(reply)]).toEqual([400, REFUSED]);
    expect((await reading()).since).toBe('');
  });

  test('is not taken by a challenge used before, too late, or of somebody else', async () => {
    const { challenge } = await begin();
    expect((await adding(device.create({ challenge }))).status).toBe(200);
    expect(codeOf(await adding(authenticator().create({ challenge })))).toBe(REFUSED);
    const late = await begin();
    await world.db.owner.query(`update access_links set expires = now() where kind = 'passkey'`);
    expect(codeOf(await adding(authenticator().create(late)))).toBe(REFUSED);
    const other = await makePerson(world);
    const foreign = (
      await world.call(beginPasskey, { body: { password: PASSWORD }, token: other.token })
    ).result;
    expect(codeOf(await adding(authenticator().create(foreign)))).toBe(REFUSED);
  });

  test('is added once, and only with a key of its algorithm', async () => {
    await added();
    expect(codeOf(await added())).toBe(REFUSED);
    const strange = authenticator('EdDSA').create({ challenge: (await begin()).challenge });
    expect(codeOf(await adding({ ...strange, algorithm: -7 }))).toBe(REFUSED);
  });
});

describe('a sign-in by a passkey', () => {
  test.each(['ES256', 'EdDSA', 'RS256'] as const)(
    'follows the password and signs its ticket (%s)',
    async (kind) => {
      device = authenticator(kind);
      await added();
      const { ticket, ...told } = await waiting();
      expect(told).toEqual({
        has_authenticator: false,
        credential_ids: [device.credential_id],
        rp_id: 'portal.example.cz',
      });
      const { status, result } = await taking(ticket, device.get({ challenge: ticket }));
      expect(status).toBe(200);
      expect(result.token).not.toBe('');
      expect((await reading()).passkeys[0]?.last_used).not.toBe('');
    },
  );

  test.each([
    ['of another page', { origin: 'https://utok.cz' }],
    ['of another party', { rpId: 'utok.cz' }],
    ['of another operation', { type: 'webauthn.create' }],
    ['of another challenge', { challenge: 'jina' }],
    ['that nobody touched', { flags: 0x00 }],
  ])('is refused for an answer %s', async (_what, forged) => {
    await added();
    const { ticket } = await waiting();
    const reply = await taking(ticket, device.get({ challenge: ticket, ...forged }));
    expect([reply.status, codeOf(reply)]).toEqual([400, REFUSED]);
  });

  test('is refused for a signature by another key, and for a passkey of somebody else', async () => {
    await added();
    const { ticket } = await waiting();
    const stranger = authenticator().get({ challenge: ticket });
    expect(codeOf(await taking(ticket, stranger))).toBe(REFUSED);
    const forged = { ...stranger, credential_id: device.credential_id };
    expect(codeOf(await taking(ticket, forged))).toBe(REFUSED);
    const owner = device;
    person = await makePerson(world);
    device = authenticator();
    await added();
    const own = await waiting();
    expect(codeOf(await taking(own.ticket, owner.get({ challenge: own.ticket })))).toBe(REFUSED);
  });

  test('is refused when a passkey that counts has not counted on: there are two of it', async () => {
    await added();
    const first = await waiting();
    const answer = device.get({ challenge: first.ticket, count: 40 });
    expect((await taking(first.ticket, answer)).status).toBe(200);
    for (const count of [40, 39, 0]) {
      const { ticket } = await waiting();
      const copied = device.get({ challenge: ticket, count });
      expect(codeOf(await taking(ticket, copied))).toBe(REFUSED);
    }
  });

  test('goes on with a passkey that never counts', async () => {
    await adding(device.create({ challenge: (await begin()).challenge, count: 0 }));
    for (const count of [0, 0]) {
      const { ticket } = await waiting();
      expect((await taking(ticket, device.get({ challenge: ticket, count }))).status).toBe(200);
    }
  });

  test('takes one answer once', async () => {
    await added();
    const { ticket } = await waiting();
    const answer = device.get({ challenge: ticket });
    const outcomes = await Promise.all([taking(ticket, answer), taking(ticket, answer)]);
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('passkeys and an authenticator', () => {
  test('stand beside each other, and the second step ends with the last of them', async () => {
    const { secret } = await withAuthenticator(world, person);
    const { result } = await added();
    // The codes made with the authenticator hold.
    expect(result.recovery_codes).toEqual([]);
    const one = await waiting();
    expect((await taking(one.ticket, device.get({ challenge: one.ticket }))).status).toBe(200);
    const other = await waiting();
    const code = shownCode(secret, world.portal.now());
    const body = { ticket: other.ticket, code };
    expect((await world.call(takeSecondStep, { body, from })).status).toBe(200);

    const proof = { body: { password: PASSWORD }, token: person.token };
    const left = await world.call(removeAuthenticator, proof);
    expect(left.result).toMatchObject({ has_authenticator: false, recovery_left: 10 });
    expect((await mails())[0]).toContain('byla odebrána');
    expect((await entering()).second_step).toBeDefined();
    const params = { passkey_id: result.step.passkeys[0]?.passkey_id };
    const foreign = await makePerson(world);
    const theft = await world.call(removePasskey, { ...proof, params, token: foreign.token });
    expect(theft.status).toBe(404);
    const gone = await world.call(removePasskey, { ...proof, params });
    expect(gone.result).toMatchObject({ since: '', passkeys: [], recovery_left: 0 });
    expect((await mails())[0]).toContain('byl vypnut');
    expect((await entering()).token).not.toBe('');
  });

  test('leave rows in history without their bytes', async () => {
    await added();
    const { rows } = await world.db.owner.query<{ changes: object }>(
      `select changes from audit_log where client_id = $1 and record_type = 'passkeys'`,
      [person.client_id],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/public_key|credential_id/);
  });
});
