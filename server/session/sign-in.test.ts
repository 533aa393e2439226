import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { getProfile } from '#contract/profile.ts';
import { signIn, signOut } from '#contract/session.ts';
import { subjectOf } from '#server/access/attempts.ts';
import { secretHash } from '#server/access/secret.ts';
import { basicHeader, makePerson, PASSWORD } from '#tests/people.ts';
import { createWorld, type World } from '#tests/world.ts';

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const original = await importOriginal<typeof import('@node-rs/argon2')>();
  return { ...original, verify: vi.fn(original.verify) };
});

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  vi.mocked(verify).mockClear();
});

// Each test comes from an address of its own, so that none uses up the allowance of another.
let host = 0;
let from = '';
beforeEach(() => {
  host += 1;
  from = `198.51.100.${host}`;
});

const enter = (user_identity: string, password = PASSWORD, remember_me?: boolean) =>
  world.call(signIn, { body: { user_identity, password, remember_me }, from });

async function sessionOf(token: string) {
  const { rows } = await world.db.owner.query<{ hours: number; remember_me: boolean }>(
    `select round(extract(epoch from expires - now()) / 3600)::integer as hours, remember_me
       from sessions where token_hash = $1`,
    [secretHash(token)],
  );
  return rows[0];
}

describe('a sign-in', () => {
  test('answers with the user, the client and its units', async () => {
    const person = await makePerson(world, { is_client_admin: true, first_name: 'Eva' });
    const unit = await world.makeUnit(person.client_id, { external_token: 'klic' });
    const { status, result } = await enter(person.user_identity);
    expect(status).toBe(200);
    expect(result).toMatchObject({
      user_identity: person.user_identity,
      client_user_id: person.client_user_id,
      first_name: 'Eva',
      is_client_admin: true,
      is_sys_admin: false,
      assembly_crew_id: null,
      last_unit_id: null,
      client: { client_id: person.client_id },
      units: [{ unit_id: unit.unit_id, external_token: 'klic' }],
    });
    expect(result.client_confirmed).not.toBe('');
    const profile = await world.call(getProfile, { token: result.token });
    expect(profile.result.user_identity).toBe(person.user_identity);
  });

  test('shows import tokens to client admins only', async () => {
    const { client_id } = await world.makeClient({ external_token: 'klic-klienta' });
    await world.makeUnit(client_id, { external_token: 'klic-jednotky' });
    const person = await makePerson(world, { client_id });
    const { result, text } = await enter(person.user_identity);
    expect(result.client).toMatchObject({ external_token: '', has_external_token: true });
    expect(text).not.toContain('klic-');
  });

  test('takes the name whatever the case of its letters and the space around it', async () => {
    const person = await makePerson(world);
    const { status } = await enter(` ${person.user_identity.toUpperCase()} `);
    expect(status).toBe(200);
  });

  test('keeps only the hash of the token', async () => {
    const person = await makePerson(world);
    const { result } = await enter(person.user_identity);
    const { rows } = await world.db.owner.query('select * from sessions where client_id = $1', [
      person.client_id,
    ]);
    expect(JSON.stringify(rows)).not.toContain(result.token);
    expect(await sessionOf(result.token)).toBeDefined();
  });

  test('lasts twelve hours, or thirty days when it is to be remembered', async () => {
    const person = await makePerson(world);
    const short = await enter(person.user_identity);
    const long = await enter(person.user_identity, PASSWORD, true);
    expect(await sessionOf(short.result.token)).toEqual({ hours: 12, remember_me: false });
    expect(await sessionOf(long.result.token)).toEqual({ hours: 720, remember_me: true });
  });

  test('is written down as the last one', async () => {
    const person = await makePerson(world);
    await enter(person.user_identity);
    const { rows } = await world.db.owner.query<{ recent: boolean }>(
      `select last_sign_in > now() - interval '1 minute' as recent from client_users where client_user_id = $1`,
      [person.client_user_id],
    );
    expect(rows).toEqual([{ recent: true }]);
  });
});

describe('sign-in name and password', () => {
  test('may come in the Basic header alone', async () => {
    const person = await makePerson(world);
    const headers = basicHeader(person.user_identity, PASSWORD);
    const { status } = await world.call(signIn, { headers, from });
    expect(status).toBe(200);
  });

  test('may come in both places when they agree', async () => {
    const person = await makePerson(world);
    const headers = basicHeader(person.user_identity.toUpperCase(), PASSWORD);
    const body = { user_identity: person.user_identity, password: PASSWORD };
    const { status } = await world.call(signIn, { headers, body, from });
    expect(status).toBe(200);
  });

  test.each([
    ['names', 'jiny@example.cz', PASSWORD],
    ['passwords', '', 'jine heslo'],
  ])('are refused when the two %s differ', async (_what, name, password) => {
    const person = await makePerson(world);
    const headers = basicHeader(name || person.user_identity, password);
    const body = { user_identity: person.user_identity, password: PASSWORD };
    const { status, error } = await world.call(signIn, { headers, body, from });
    expect(status).toBe(400);
    expect(error.errorCode).toBe(62001400);
    expect(verify).not.toHaveBeenCalled();
  });

  test.each([
    ['nothing', {}],
    ['no password', { user_identity: 'nekdo@example.cz' }],
    ['no name', { password: PASSWORD }],
  ])('are wrong when %s comes', async (_what, body) => {
    const { status, error } = await world.call(signIn, { body, from });
    expect(status).toBe(401);
    expect(error.errorCode).toBe(62001401);
  });

  test.each(['nikdo\u0000@example.cz', '\u0000', ''])(
    'of impossible form (%j) are just wrong',
    async (user_identity) => {
      const { status, error } = await enter(user_identity);
      expect(status).toBe(401);
      expect(error.errorCode).toBe(62001401);
    },
  );
});

describe('the answer', () => {
  const faultOf = async (identity: string, password: string) => {
    vi.mocked(verify).mockClear();
    const { status, error } = await enter(identity, password);
    const { errorCode, errorMsg } = error;
    return { status, errorCode, errorMsg, verified: vi.mocked(verify).mock.calls.length };
  };

  test('is the same for an unknown name and a wrong password, with the same effort', async () => {
    const person = await makePerson(world);
    const invited = await world.makeUser({ password_hash: '' });
    const wrong = await faultOf(person.user_identity, 'spatne heslo');
    expect(wrong).toMatchObject({ status: 401, errorCode: 62001401, verified: 1 });
    expect(await faultOf('nikdo@example.cz', 'spatne heslo')).toEqual(wrong);
    expect(await faultOf(invited.user_identity, '')).toEqual(wrong);
  });

  test('tells a blocked user so only after the right password', async () => {
    const person = await makePerson(world, { blocked: true });
    expect(await faultOf(person.user_identity, 'spatne heslo')).toMatchObject({
      errorCode: 62001401,
    });
    expect(await faultOf(person.user_identity, PASSWORD)).toMatchObject({
      status: 403,
      errorCode: 62001403,
    });
  });

  test('tells an unconfirmed registration only after the right password, and gives no token', async () => {
    const person = await makePerson(world, { confirmed: false });
    expect(await faultOf(person.user_identity, 'spatne heslo')).toMatchObject({
      errorCode: 62001401,
    });
    const { status, result } = await enter(person.user_identity);
    expect(status).toBe(200);
    expect(result).toMatchObject({
      user_identity: person.user_identity,
      token: '',
      client_confirmed: '',
      client: null,
      units: [],
    });
  });
});

describe('while maintenance is on', () => {
  beforeAll(() => world.db.owner.query('update runtime_settings set maintenance_mode = true'));
  afterAll(() => world.db.owner.query('update runtime_settings set maintenance_mode = false'));

  test('a system admin signs in', async () => {
    const person = await makePerson(world, { is_sys_admin: true });
    expect((await enter(person.user_identity)).status).toBe(200);
  });

  test('others are told of it, and no guess is counted', async () => {
    const person = await makePerson(world);
    const { status, error } = await enter(person.user_identity);
    expect(status).toBe(503);
    expect(error.errorCode).toBe(60001503);
    const { rows } = await world.db.owner.query<{ sessions: number; guesses: number }>(
      `select (select count(*) from sessions where client_user_id = $1)::integer as sessions,
              (select count(*) from sign_in_attempts where subject = $2)::integer as guesses`,
      [person.client_user_id, subjectOf('account', person.user_identity)],
    );
    // The one session is the one that the test began with.
    expect(rows).toEqual([{ sessions: 1, guesses: 0 }]);
  });
});

describe('a session', () => {
  const reads = async (token: string) => (await world.call(getProfile, { token })).status;

  test('ends with sign-out, the others of the user go on', async () => {
    const person = await makePerson(world);
    const { token } = (await enter(person.user_identity)).result;
    const out = await world.call(signOut, { token });
    expect(out.result).toEqual({ signed_out: true });
    expect(await reads(token)).toBe(401);
    expect(await reads(person.token)).toBe(200);
  });

  test('ends when it expires', async () => {
    const { token } = await makePerson(world);
    await world.db.owner.query(`update sessions set expires = now() where token_hash = $1`, [
      secretHash(token),
    ]);
    expect(await reads(token)).toBe(401);
  });

  test('ends when its user is blocked', async () => {
    const person = await makePerson(world);
    await world.db.owner.query('update client_users set blocked = true where client_user_id = $1', [
      person.client_user_id,
    ]);
    expect(await reads(person.token)).toBe(401);
  });

  test('is prolonged by its use', async () => {
    const person = await makePerson(world);
    const { token } = (await enter(person.user_identity)).result;
    await world.db.owner.query(
      `update sessions set expires = now() + interval '1 hour', last_used = now() - interval '1 hour'
        where token_hash = $1`,
      [secretHash(token)],
    );
    expect(await reads(token)).toBe(200);
    // The answer to a read does not wait for the end of its transaction.
    await expect.poll(() => sessionOf(token)).toMatchObject({ hours: 12 });
  });
});

describe('a password changed while the old one is being verified', () => {
  test('opens no session', async () => {
    const person = await makePerson(world);
    const original = vi.mocked(verify).getMockImplementation();
    vi.mocked(verify).mockImplementationOnce(async (...call) => {
      await world.db.owner.query(
        `update client_users set password_hash = 'jiny' where client_user_id = $1`,
        [person.client_user_id],
      );
      return original?.(...call) ?? false;
    });
    const { status, error } = await enter(person.user_identity);
    expect(status).toBe(401);
    expect(error.errorCode).toBe(62001401);
  });
});
