import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { agreeToTexts, listConsents } from '#contract/consents.ts';
import { errors } from '#contract/errors.ts';
import { publishLegalDraft, saveLegalDraft } from '#contract/legal.ts';
import type { LegalKind } from '#contract/legal.ts';
import { getProfile } from '#contract/profile.ts';
import { register, signIn } from '#contract/session.ts';
import { listClientUnits } from '#contract/units.ts';
import { APP_ROLE } from '#server/db/migrate.ts';
import { newestMail } from '#tests/mail.ts';
import { confirmAs, FIRST_TEXTS, makePerson, PASSWORD, registrationOf } from '#tests/people.ts';
import { createWorld, type World } from '#tests/world.ts';

type Person = Awaited<ReturnType<typeof makePerson>>;

let world: World;
let system: Person;
let admin: Person;
let user: Person;
beforeAll(async () => {
  world = await createWorld();
  system = await makePerson(world, { is_sys_admin: true, is_client_admin: true });
});
afterAll(() => world.close());
beforeEach(async () => {
  admin = await makePerson(world, { is_client_admin: true });
  const { client_id } = admin;
  user = await makePerson(world, { client_id, first_name: 'Petr', last_name: 'Prostý' });
});

const versions = { term_and_conditions_version: FIRST_TEXTS, gdpr_version: FIRST_TEXTS };
const agree = ({ token }: Person, body: object, headers = {}) =>
  world.call(agreeToTexts, { token, body, headers });
const pending = async ({ token }: Person) =>
  (await world.call(getProfile, { token })).result.pending_consents;
const entering = async ({ user_identity }: Person) =>
  (await world.call(signIn, { body: { user_identity, password: PASSWORD } })).result;

async function clientRow({ client_id }: Person) {
  const { rows } = await world.db.owner.query<Record<string, unknown>>(
    `select term_and_conditions_version, term_and_conditions_hostname, gdpr_version, gdpr_hostname,
            confirmation_rules, confirmation_gdpr, version from clients where client_id = $1`,
    [client_id],
  );
  return rows[0];
}

async function publish(kind: LegalKind, document_version: string, valid_from: string) {
  const { token } = system;
  await world.call(saveLegalDraft, { token, params: { kind }, body: { document_version } });
  await world.call(publishLegalDraft, { token, params: { kind }, body: { valid_from } });
}

describe('terms that name no operator', () => {
  const rename = (name: string) =>
    world.db.owner.query('update operator set operator_name = $1', [name]);

  test('cannot be agreed to, nor can anybody register, until he is filled in', async () => {
    const wanted = errors['operator-unnamed'].errorCode;
    await rename('');
    const [agreed, registered] = [
      await agree(admin, versions),
      await world.call(register, { body: registrationOf('nikdo@example.cz') }),
    ];
    await rename('Správa portálu');
    expect([agreed.status, agreed.error.errorCode]).toEqual([409, wanted]);
    expect([registered.status, registered.error.errorCode]).toEqual([409, wanted]);
    expect(agreed.error.errorMsg).toContain('nejmenují provozovatele');
    expect((await agree(admin, versions)).status).toBe(200);
  });
});

describe('a person who signs in', () => {
  test('is told which texts wait: an admin both, another user the protection of data and the client', async () => {
    expect((await entering(admin)).pending_consents).toEqual(['terms', 'privacy']);
    expect((await entering(user)).pending_consents).toEqual(['privacy', 'client-terms']);
    expect(await pending(admin)).toEqual(['terms', 'privacy']);
  });

  test('agrees once and is asked no more', async () => {
    const { result } = await agree(admin, versions);
    expect(result.pending_consents).toEqual([]);
    expect(await pending(admin)).toBeUndefined();
    expect((await entering(admin)).pending_consents).toBeUndefined();
    await agree(admin, versions);
    const { rows } = await world.db.owner.query('select from consents where client_id = $1', [
      admin.client_id,
    ]);
    expect(rows).toHaveLength(2);
  });

  test('agrees to the terms for the whole client, to the protection of data for himself', async () => {
    await agree(admin, versions);
    expect(await pending(user)).toEqual(['privacy']);
    await agree(user, { gdpr_version: FIRST_TEXTS });
    expect(await pending(user)).toBeUndefined();
  });

  test('may call the interface whatever waits', async () => {
    expect((await world.call(listClientUnits, { token: user.token })).status).toBe(200);
  });

  test('who is a system admin is not asked', async () => {
    expect((await entering(system)).pending_consents).toBeUndefined();
  });
});

describe('a consent', () => {
  test('of an admin is written into the record of the client too', async () => {
    await agree(admin, versions, { host: 'portal.example.cz:8443' });
    expect(await clientRow(admin)).toMatchObject({
      term_and_conditions_version: FIRST_TEXTS,
      term_and_conditions_hostname: 'portal.example.cz',
      gdpr_version: FIRST_TEXTS,
      gdpr_hostname: 'portal.example.cz',
      confirmation_rules: true,
      confirmation_gdpr: true,
    });
  });

  test('of another user changes nothing of the client', async () => {
    const before = await clientRow(user);
    await agree(user, { gdpr_version: FIRST_TEXTS });
    expect(await clientRow(user)).toEqual(before);
  });

  test('to the terms may be given by an admin only', async () => {
    const { status } = await agree(user, versions);
    expect(status).toBe(403);
    expect(await pending(user)).toEqual(['privacy', 'client-terms']);
  });

  test.each([
    ['another version than the one in force', { gdpr_version: '2019-01' }],
    ['no version at all', {}],
  ])('to %s is refused and nothing is written', async (_title, body) => {
    const { status, error } = await agree(admin, body);
    expect([status, error.fields?.[0]?.field]).toEqual([400, 'gdpr_version']);
    expect(await pending(admin)).toEqual(['terms', 'privacy']);
  });

  test('is listed with the name, for the own client only', async () => {
    await agree(admin, versions);
    await agree(user, { gdpr_version: FIRST_TEXTS });
    const { result } = await world.call(listConsents, { token: user.token });
    expect(result.values.map(({ kind, user_name }) => [kind, user_name])).toEqual([
      ['privacy', 'Petr Prostý'],
      ['privacy', 'Jana Zkušební'],
      ['terms', 'Jana Zkušební'],
    ]);
    expect(result.values[0]).toMatchObject({ version: FIRST_TEXTS, source: 'sign-in' });
    const stranger = await world.makeUser();
    const other = await world.call(listConsents, { token: stranger.token });
    expect(other.result.values).toEqual([]);
  });

  test('leaves a row of history and can be neither changed nor taken back', async () => {
    await agree(admin, versions);
    const { rows } = await world.db.owner.query(
      `select action from audit_log where client_id = $1 and record_type = 'consents'`,
      [admin.client_id],
    );
    expect(rows).toHaveLength(2);
    const { rows: may } = await world.db.owner.query(
      `select has_table_privilege($1, 'consents', 'update, delete') as may`,
      [APP_ROLE],
    );
    expect(may).toEqual([{ may: false }]);
  });

  test('of a registration is its first one', async () => {
    const identity = 'nova.spravkyne@example.cz';
    await world.call(register, { body: registrationOf(identity) });
    const { token } = await newestMail(world.db.owner, identity);
    await confirmAs(world, token);
    const body = { user_identity: identity, password: PASSWORD };
    const { result } = await world.call(signIn, { body });
    expect(result.pending_consents).toBeUndefined();
    const listed = await world.call(listConsents, { token: result.token });
    expect(listed.result.values.map(({ kind, source }) => [kind, source])).toEqual([
      ['privacy', 'registration'],
      ['terms', 'registration'],
    ]);
  });
});

describe('a new version of a text', () => {
  test('asks again from the day it takes effect, not before', async () => {
    await agree(admin, versions);
    await publish('terms', '2199-05', '2199-05-01');
    expect(await pending(admin)).toBeUndefined();
    // Sessions live by the clock of the database, texts by the one of the portal.
    world.setNow('2199-04-30T22:00:00Z');
    expect(await pending(admin)).toEqual(['terms']);
    expect(await pending(user)).toEqual(['privacy', 'client-terms']);
    const old = await agree(admin, { term_and_conditions_version: FIRST_TEXTS });
    expect(old.status).toBe(400);
    const { result } = await agree(admin, { term_and_conditions_version: '2199-05' });
    expect(result.pending_consents).toEqual([]);
    expect(await clientRow(admin)).toMatchObject({
      term_and_conditions_version: '2199-05',
      gdpr_version: FIRST_TEXTS,
    });
  });
});
