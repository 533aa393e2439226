import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changePassword, getProfile, updateProfile } from '#contract/profile.ts';
import { requestPasswordReset, exchangeLink, signIn } from '#contract/session.ts';
import { newestMail } from '#tests/mail.ts';
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

type Person = Awaited<ReturnType<typeof makePerson>>;

const saving = (
  person: Person,
  body: Record<string, unknown>,
  client_user_id = person.client_user_id,
) => world.call(updateProfile, { params: { client_user_id }, body, token: person.token });
const reading = (token: string) => world.call(getProfile, { token });

const NEW_PASSWORD = 'Nová lípa 2025';
const changing = (person: Person, body: Record<string, unknown> = {}, token = person.token) =>
  world.call(changePassword, {
    params: { client_user_id: person.client_user_id },
    body: { old_password: PASSWORD, new_password: NEW_PASSWORD, ...body },
    token,
    from,
  });
const entering = (person: Person, password: string, remember_me = false) =>
  world.call(signIn, {
    body: { user_identity: person.user_identity, password, remember_me },
    from,
  });

describe('a profile', () => {
  test('is the signed-in user’s own', async () => {
    const person = await makePerson(world, { first_name: 'Eva', is_client_admin: true });
    const { result } = await reading(person.token);
    expect(result).toMatchObject({
      client_user_id: person.client_user_id,
      user_identity: person.user_identity,
      first_name: 'Eva',
      is_client_admin: true,
      last_unit_id: null,
      version: 1,
    });
  });

  test('is saved with the unit to start with, and gets a newer version', async () => {
    const person = await makePerson(world);
    const unit = await world.makeUnit(person.client_id);
    const body = { first_name: ' Eva ', last_name: 'Dvořáková', unit_id: unit.unit_id, version: 1 };
    const { status, result } = await saving(person, body);
    expect(status).toBe(200);
    expect(result).toMatchObject({
      first_name: 'Eva',
      last_name: 'Dvořáková',
      last_unit_id: unit.unit_id,
      version: 2,
    });
  });

  test('keeps what was not sent', async () => {
    const person = await makePerson(world, { first_name: 'Eva', last_name: 'Dvořáková' });
    const { result } = await saving(person, { last_name: 'Nová' });
    expect(result).toMatchObject({ first_name: 'Eva', last_name: 'Nová' });
    expect((await saving(person, {})).result).toMatchObject({ last_name: 'Nová', version: 2 });
  });

  test('saved over a newer one is refused with the record as it stands', async () => {
    const person = await makePerson(world);
    await saving(person, { first_name: 'Eva', version: 1 });
    const { status, error } = await saving(person, { first_name: 'Iva', version: 1 });
    expect(status).toBe(409);
    expect(error.errorCode).toBe(60000409);
    expect(error.current).toMatchObject({ first_name: 'Eva', version: 2 });
  });

  test('of another user is not found', async () => {
    const [person, other] = [await makePerson(world), await makePerson(world)];
    const { status, error } = await saving(person, { first_name: 'Cizí' }, other.client_user_id);
    expect([status, error.errorCode]).toEqual([404, 60000404]);
    expect((await reading(other.token)).result.first_name).toBe('Jana');
  });

  test('starts with a unit of the own client only', async () => {
    const person = await makePerson(world);
    const foreign = await world.makeUnit((await world.makeClient()).client_id);
    expect((await saving(person, { unit_id: foreign.unit_id })).status).toBe(404);
    expect((await saving(person, { unit_id: 2_000_000_000 })).status).toBe(404);
    expect((await reading(person.token)).result.last_unit_id).toBeNull();
  });

  test.each([
    ['identity', { user_identity: 'cizi@example.cz' }],
    ['client', { client_id: 2_000_000_000 }],
    ['user', { client_user_id: 2_000_000_000 }],
  ])('with a foreign claim of %s is refused', async (_what, claim) => {
    const person = await makePerson(world);
    const { status, error } = await saving(person, { first_name: 'Eva', ...claim });
    expect([status, error.errorCode]).toEqual([403, 62002403]);
  });
});

describe('a change of password', () => {
  test('ends all sessions of the user and answers with the token of a new one', async () => {
    const person = await makePerson(world);
    const other = (await entering(person, PASSWORD)).result.token;
    const { status, result } = await changing(person);
    expect(status).toBe(200);
    expect((await reading(person.token)).status).toBe(401);
    expect((await reading(other)).status).toBe(401);
    expect((await reading(result.token)).status).toBe(200);
    expect((await entering(person, PASSWORD)).status).toBe(401);
    expect((await entering(person, NEW_PASSWORD)).status).toBe(200);
  });

  test('keeps the new session for as long as the old one was to be kept', async () => {
    const person = await makePerson(world);
    const remembered = (await entering(person, PASSWORD, true)).result.token;
    await changing(person, {}, remembered);
    const { rows } = await world.db.owner.query(
      'select remember_me from sessions where client_user_id = $1',
      [person.client_user_id],
    );
    expect(rows).toEqual([{ remember_me: true }]);
  });

  test('ends links to a new password that were sent before', async () => {
    const person = await makePerson(world);
    await world.call(requestPasswordReset, { body: { user_identity: person.user_identity }, from });
    const { token } = await newestMail(world.db.owner, person.user_identity);
    await changing(person);
    expect((await world.call(exchangeLink, { body: { token }, from })).status).toBe(404);
  });

  test('needs the old password', async () => {
    const person = await makePerson(world);
    const { status, error } = await changing(person, { old_password: 'spatne heslo' });
    expect([status, error.errorCode]).toEqual([400, 62003005]);
    expect((await reading(person.token)).status).toBe(200);
  });

  test('needs a new password', async () => {
    const person = await makePerson(world);
    const { error } = await changing(person, { new_password: PASSWORD });
    expect(error.errorCode).toBe(62003006);
  });

  test.each([
    ['short', 'Ab1!', 'Zadejte minimálně 8 znaků'],
    ['common', 'password', 'Toto heslo je příliš běžné, zvolte jiné'],
  ])('to a %s one is refused at the field', async (_what, new_password, message) => {
    const { error } = await changing(await makePerson(world), { new_password });
    expect(error.fields).toEqual([{ field: 'new_password', message }]);
  });

  test('to the sign-in name is refused at the field', async () => {
    const person = await makePerson(world);
    const { error } = await changing(person, { new_password: person.user_identity });
    expect(error.fields).toEqual([
      { field: 'new_password', message: 'Heslo nesmí být stejné jako přihlašovací jméno' },
    ]);
  });

  test('is no way to guess the old one: ten wrong ones an hour', async () => {
    const person = await makePerson(world);
    for (let at = 0; at < 10; at += 1) await changing(person, { old_password: `heslo ${at}` });
    expect((await changing(person)).status).toBe(429);
  });

  test('of another user is not found', async () => {
    const [person, other] = [await makePerson(world), await makePerson(world)];
    expect((await changing(other, {}, person.token)).status).toBe(404);
    expect((await entering(other, PASSWORD)).status).toBe(200);
  });

  test('from two sessions at once succeeds in one of them', async () => {
    const person = await makePerson(world);
    const second = (await entering(person, PASSWORD)).result.token;
    const outcomes = await Promise.all([changing(person), changing(person, {}, second)]);
    expect(outcomes.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 401,
    ]);
  });

  test('shows in the history that it was done, not what the password is', async () => {
    const person = await makePerson(world);
    await changing(person);
    const { rows } = await world.db.owner.query(
      `select user_identity, changes from audit_log
        where record_type = 'client_users' and record_id = $1 and action = 'update'`,
      [person.client_user_id],
    );
    expect(rows).toEqual([
      { user_identity: person.user_identity, changes: { password_hash: ['•••', '•••'] } },
    ]);
  });
});
