import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { exchangeLink, register, setPassword, signIn } from '#contract/session.ts';
import { mailsInDatabase, newestMail } from '#tests/mail.ts';
import { confirmAs, FIRST_TEXTS, makePerson, PASSWORD, registrationOf } from '#tests/people.ts';
import { createWorld, type World } from '#tests/world.ts';

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const original = await importOriginal<typeof import('@node-rs/argon2')>();
  return { ...original, hash: vi.fn(original.hash) };
});

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

const registering = (changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  world.call(register, { body: registrationOf(identity, changes), headers, from });
const confirming = (token: string, new_password = PASSWORD) =>
  confirmAs(world, token, { from, new_password });
const entering = (password = PASSWORD) =>
  world.call(signIn, { body: { user_identity: identity, password }, from });
const owner = () => world.db.owner;
const ageMailLimits = () =>
  owner().query(`update sign_in_attempts set at = at - interval '61 seconds'`);

async function registeredRow() {
  const { rows } = await owner().query<Record<string, unknown>>(
    `select c.*, s.module_schema_name, u.first_name, u.last_name, u.is_client_admin, u.is_sys_admin,
            u.client_confirmed, u.client_user_id
       from client_users u join clients c using (client_id) join module_schemas s using (module_schema_id)
      where u.user_identity = $1`,
    [identity],
  );
  return rows[0] ?? {};
}

describe('a registration', () => {
  test('makes an unconfirmed client with its first admin, the basic modules and the consents', async () => {
    const { status, result } = await registering({}, { host: 'portal.example.cz:8443' });
    expect(status).toBe(200);
    expect(result).toEqual({ accepted: true });
    const row = await registeredRow();
    expect(row).toMatchObject({
      name: 'Správa domů Nová',
      full_name: 'Správa domů Nová',
      client_type: 'bussines',
      business_id: '27082440',
      register_as_company: true,
      register_as_facility_manager: true,
      confirmed: null,
      module_schema_name: 'Základní',
      confirmation_rules: true,
      confirmation_gdpr: true,
      term_and_conditions_version: FIRST_TEXTS,
      term_and_conditions_hostname: 'portal.example.cz',
      gdpr_version: FIRST_TEXTS,
      gdpr_hostname: 'portal.example.cz',
      first_name: 'Petra',
      last_name: 'Nová',
      is_client_admin: true,
      is_sys_admin: false,
      client_confirmed: null,
    });
    const agreed = row['term_and_conditions_agreement_date'];
    expect(Date.now() - new Date(String(agreed)).getTime()).toBeLessThan(60_000);
    expect(row['gdpr_agreement_date']).toEqual(agreed);
  });

  test('of a person keeps no business ID', async () => {
    const { status } = await registering({ client_type: 'person', business_id: 'nic' });
    expect(status).toBe(200);
    expect(await registeredRow()).toMatchObject({ business_id: '', register_as_company: false });
  });

  test('is written into the history in the name of the person', async () => {
    await registering();
    const { client_id, client_user_id } = await registeredRow();
    const { rows } = await owner().query(
      `select record_type, action, client_user_id, user_identity, user_name from audit_log
        where client_id = $1 and record_type in ('clients', 'client_users') order by audit_id`,
      [client_id],
    );
    const by = { client_user_id, user_identity: identity, user_name: 'Petra Nová' };
    expect(rows).toEqual([
      { record_type: 'clients', action: 'insert', ...by },
      { record_type: 'client_users', action: 'insert', ...by },
    ]);
  });

  test.each([
    [
      'a company without a business ID',
      { business_id: '' },
      'business_id',
      'zadejte platné identifikační číslo',
    ],
    ['a wrong business ID', { business_id: '27082441' }, 'business_id', 'IČO je neplatné!'],
    [
      'a common password',
      { password: 'password' },
      'password',
      'Toto heslo je příliš běžné, zvolte jiné',
    ],
    ['a short password', { password: 'Ab1!' }, 'password', 'Zadejte minimálně 8 znaků'],
    [
      'older terms',
      { term_and_conditions_version: '2019-01' },
      'term_and_conditions_version',
      'Podmínky se mezitím změnily, načtěte stránku znovu',
    ],
    [
      'an older privacy text',
      { gdpr_version: '2019-01' },
      'gdpr_version',
      'Podmínky se mezitím změnily, načtěte stránku znovu',
    ],
    [
      'no consent with the terms',
      { confirmation_rules: false },
      'confirmation_rules',
      'Bez souhlasu s obchodními podmínkami nelze registraci dokončit',
    ],
    ['no address', { user_identity: 'nova' }, 'user_identity', 'zadejte platnou emailovou adresu'],
  ])('with %s is refused at the field', async (_what, changes, field, message) => {
    const { status, error } = await registering(changes);
    expect(status).toBe(400);
    expect(error.fields).toContainEqual({ field, message });
    expect(await registeredRow()).toEqual({});
  });

  test('refuses the sign-in name as a password', async () => {
    const { error } = await registering({ password: identity.toUpperCase() });
    expect(error.fields).toEqual([
      { field: 'password', message: 'Heslo nesmí být stejné jako přihlašovací jméno' },
    ]);
  });

  test('is put off while maintenance is on', async () => {
    await owner().query('update runtime_settings set maintenance_mode = true');
    const { status } = await registering();
    await owner().query('update runtime_settings set maintenance_mode = false');
    expect(status).toBe(503);
    expect(await registeredRow()).toEqual({});
  });
});

describe('a registration of an identity that exists', () => {
  const EXISTS = 'Účet s ní už máte';

  test('is answered like any other, with the same effort', async () => {
    const known = await makePerson(world);
    const fresh = await registering();
    vi.mocked(hash).mockClear();
    const again = await registering({ user_identity: known.user_identity });
    expect(again.status).toBe(fresh.status);
    expect(again.text).toBe(fresh.text);
    expect(hash).toHaveBeenCalledTimes(1);
  });

  test('tells the owner by mail that he has an account, and changes nothing', async () => {
    const known = await makePerson(world);
    identity = known.user_identity;
    const before = await registeredRow();
    await registering({ first_name: 'Jiná', password: 'uplne jine heslo' });
    const mail = await newestMail(owner(), identity);
    expect(mail.text).toContain(EXISTS);
    expect(mail.text).toContain('https://portal.example.cz/client/user/login');
    expect(mail.text).toContain('https://portal.example.cz/client/user/requestreset');
    expect(await registeredRow()).toEqual(before);
    expect((await entering()).status).toBe(200);
  });

  test('sends the owner no more than one mail a minute', async () => {
    identity = (await makePerson(world)).user_identity;
    await registering();
    const second = await registering();
    expect(second.result).toEqual({ accepted: true });
    expect(await mailsInDatabase(owner(), identity)).toHaveLength(1);
  });

  test('and waits for its confirmation is replaced by the newer one, with a new link', async () => {
    await registering();
    const first = await newestMail(owner(), identity);
    await ageMailLimits();
    await registering({ client_name: 'Nový název', password: 'jine dobre heslo' });
    const second = await newestMail(owner(), identity);
    expect(second.token).not.toBe(first.token);
    expect((await confirming(first.token)).status).toBe(404);
    expect((await confirming(second.token)).status).toBe(200);
    expect(await registeredRow()).toMatchObject({ name: 'Nový název' });
    expect((await entering()).result.token).not.toBe('');
  });

  test('by a stranger never opens the account with his password, whichever mail the owner clicks', async () => {
    const strangers = 'heslo toho druheho';
    await registering();
    await ageMailLimits();
    await registering({ password: strangers, client_name: 'Podvržený klient' });
    const newest = await newestMail(owner(), identity);
    expect((await entering(strangers)).result.token).toBe('');
    expect((await confirming(newest.token, 'Vlastní dobré heslo 7')).status).toBe(200);
    expect((await entering(strangers)).status).toBe(401);
    expect((await entering()).status).toBe(401);
    expect((await entering('Vlastní dobré heslo 7')).result.token).not.toBe('');
  });

  test('ends the page on which the owner was about to confirm another one', async () => {
    await registering();
    const { token } = await newestMail(owner(), identity);
    const opened = await world.call(exchangeLink, { body: { token }, from });
    await ageMailLimits();
    await registering({ client_name: 'Podvržený klient' });
    const body = {
      token: opened.result.token,
      new_password: PASSWORD,
      first_name: 'Petra',
      last_name: 'Nová',
    };
    const { status, error } = await world.call(setPassword, { body, from });
    expect([status, error.errorCode]).toEqual([404, 62002404]);
    expect((await entering()).result.token).toBe('');
  });

  test('of a blocked user sends nothing', async () => {
    identity = (await makePerson(world, { blocked: true })).user_identity;
    expect((await registering()).result).toEqual({ accepted: true });
    expect(await mailsInDatabase(owner(), identity)).toEqual([]);
  });

  test('at the same time makes one account', async () => {
    const outcomes = await Promise.all([registering(), registering(), registering()]);
    expect(outcomes.map(({ text }) => text)).toEqual(
      Array.from({ length: 3 }, () => '{"result":{"accepted":true}}'),
    );
    const { rows } = await owner().query('select 1 from client_users where user_identity = $1', [
      identity,
    ]);
    expect(rows).toHaveLength(1);
  });
});
