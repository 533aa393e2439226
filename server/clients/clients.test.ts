import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  changeClientToken,
  getClient,
  listClientHistory,
  updateClient,
  type Client,
} from '#contract/clients.ts';
import { errors } from '#contract/errors.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

type User = Awaited<ReturnType<World['makeUser']>>;
let admin: User;
beforeEach(async () => {
  admin = await world.makeUser({ is_client_admin: true });
});

const read = (user: User, client_id = user.client_id) =>
  world.call(getClient, { token: user.token, params: { client_id } });
const save = (user: User, body: object, client_id = user.client_id) =>
  world.call(updateClient, { token: user.token, params: { client_id }, body });
const token = (user: User, action: string, claims = {}) =>
  world.call(changeClientToken, { token: user.token, body: { ...claims, action } });
const setColumns = (client_id: number, assignments: string) =>
  world.db.owner.query(`update clients set ${assignments} where client_id = $1`, [client_id]);

describe('reading the client', () => {
  test('gives the own client with empty texts where nothing is known', async () => {
    const { status, result } = await read(admin);
    expect(status).toBe(200);
    expect(result).toMatchObject({
      client_id: admin.client_id,
      client_type: 'bussines',
      licence_valid_to: '',
      gdpr_agreement_date: '',
      external_token: '',
      has_external_token: false,
      current_pasports: 0,
      version: 1,
    });
  });

  test('gives days as days and moments in UTC', async () => {
    await setColumns(
      admin.client_id,
      `licence_valid_to = '2026-03-29', gdpr_agreement_date = '2025-06-01 00:30:00.25+02'`,
    );
    const { result } = await read(admin);
    expect(result.licence_valid_to).toBe('2026-03-29');
    expect(result.gdpr_agreement_date).toBe('2025-05-31T22:30:00.250Z');
  });

  test('counts the flats and other spaces of all units of the client as its pasports', async () => {
    const other = await world.makeUser();
    for (const client_id of [admin.client_id, admin.client_id, other.client_id]) {
      const { unit_id } = await world.makeUnit(client_id);
      await world.db.owner.query(
        `with p as (insert into pasports (client_id, unit_id, kind, pasport_name)
                    values ($1, $2, 'space', 'Byt 1') returning pasport_id)
         insert into pasport_spaces (client_id, unit_id, pasport_id, pasport_type_id, space_number)
         select $1, $2, p.pasport_id, t.pasport_type_id, '1' from p, pasport_types t
          where t.client_id = $1 and t.code = 'BYT'`,
        [client_id, unit_id],
      );
    }
    expect((await read(admin)).result.current_pasports).toBe(2);
  });

  test('answers a foreign client and a missing one alike', async () => {
    const stranger = await world.makeUser({ is_client_admin: true });
    const foreign = await read(admin, stranger.client_id);
    const missing = await read(admin, 2_000_000_000);
    expect(foreign.status).toBe(404);
    expect(foreign.error.errorCode).toBe(missing.error.errorCode);
    expect(foreign.error.errorMsg).toBe(missing.error.errorMsg);
  });

  test('shows the import token to client admins only', async () => {
    const user = await world.makeUser({ client_id: admin.client_id });
    const system = await world.makeUser({ client_id: admin.client_id, is_sys_admin: true });
    const { result } = await token(admin, 'create');
    const seen = await read(user);
    expect(seen.result).toMatchObject({ external_token: '', has_external_token: true });
    expect(seen.text).not.toContain(result.external_token);
    expect((await read(system)).result.external_token).toBe(result.external_token);
  });
});

describe('saving the client', () => {
  const changes = {
    name: '  Správa domů  ',
    full_name: 'Správa domů Žižkov s.r.o.',
    address: 'Koněvova 12',
    city: 'Praha 3',
    zip: '130 00',
    phone: '+420 222 333 444',
    email: 'spravce@example.cz',
    vat: 'CZ27082440',
    business_address: 'Jankovcova 1522/53',
    business_city: 'Praha',
    business_zip: '170 00',
    business_email: 'fakturace@example.cz',
  };

  test('changes all its fields, without the spaces around them', async () => {
    const { status, result } = await save(admin, changes);
    expect(status).toBe(200);
    expect(result).toMatchObject({ ...changes, name: 'Správa domů', version: 2 });
    expect((await read(admin)).result).toEqual(result);
  });

  test('changes only the fields that were sent', async () => {
    const before = (await save(admin, changes)).result;
    const { result } = await save(admin, { phone: '' });
    expect(result).toEqual({ ...before, phone: '', version: 3, updated: result.updated });
  });

  test('leaves the record alone when nothing was sent', async () => {
    const before = (await read(admin)).result;
    expect((await save(admin, {})).result).toEqual(before);
  });

  test('cannot touch what a person may not change', async () => {
    const protectedFields: Partial<Record<keyof Client, unknown>> = {
      max_units: 9999,
      licence_valid_to: '2099-01-01',
      identity_number: '1',
      external_token: 'x',
      register_as_company: true,
      gdpr_version: 'x',
      current_pasports: 5,
      version: undefined,
    };
    const before = (await read(admin)).result;
    const { status, error } = await save(admin, { ...protectedFields, city: 'Jinde' });
    const named = Object.keys(protectedFields).filter((name) => name !== 'version');
    expect(status).toBe(400);
    expect(error.fields?.map(({ field }) => field)).toEqual(named);
    expect((await read(admin)).result).toEqual(before);
  });

  test('refuses an older version and shows the record as it stands', async () => {
    const { version } = (await read(admin)).result;
    const first = await save(admin, { city: 'Brno', version });
    const second = await save(admin, { city: 'Olomouc', version });
    expect(second.status).toBe(409);
    expect(second.error.errorCode).toBe(errors['version-conflict'].errorCode);
    expect(second.error.current).toEqual(first.result);
    expect((await read(admin)).result.city).toBe('Brno');
  });

  test('lets one of two writers of the same version win', async () => {
    const replies = await Promise.all(
      ['Brno', 'Olomouc', 'Ostrava', 'Plzeň'].map((city) => save(admin, { city, version: 1 })),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409,
    ]);
  });

  test.each([
    [{ name: 'ab' }, 'name', 'Zadejte minimálně 3 znaky'],
    [{ name: '' }, 'name', 'Toto pole je povinné'],
    [{ business_email: 'neplatný' }, 'business_email', 'zadejte platnou emailovou adresu'],
    [{ email: 'a@b' }, 'email', 'zadejte platnou emailovou adresu'],
  ])('refuses %j with a sentence at the field %s', async (body, field, message) => {
    const { status, error } = await save(admin, body);
    expect(status).toBe(400);
    expect(error.fields).toContainEqual({ field, message });
  });

  test('is for client admins; a foreign client is as good as missing', async () => {
    const user = await world.makeUser({ client_id: admin.client_id });
    expect((await save(user, { city: 'Brno' })).status).toBe(403);
    const stranger = await world.makeUser({ is_client_admin: true });
    expect((await save(stranger, { city: 'Brno' }, admin.client_id)).status).toBe(404);
    expect((await read(admin)).result.version).toBe(1);
  });

  test('refuses an identity that is not of the token', async () => {
    const foreign = await save(admin, { city: 'Brno', client_id: admin.client_id + 1 });
    expect([foreign.status, foreign.error.errorCode]).toEqual([
      403,
      errors['identity-mismatch'].errorCode,
    ]);
    expect((await save(admin, { city: 'Brno', client_id: admin.client_id })).status).toBe(200);
  });
});

describe('the business ID', () => {
  const fault = async (body: object) => (await save(admin, body)).error?.fields;

  test('of a registered company must be given and valid', async () => {
    await setColumns(admin.client_id, `register_as_company = true, client_type = 'bussines'`);
    expect(await fault({ city: 'Brno' })).toEqual([
      { field: 'business_id', message: 'zadejte platné identifikační číslo' },
    ]);
    expect(await fault({ business_id: '27082441' })).toEqual([
      { field: 'business_id', message: 'IČO je neplatné!' },
    ]);
    expect((await save(admin, { business_id: '27082440' })).status).toBe(200);
    expect((await save(admin, { city: 'Brno' })).status).toBe(200);
    expect(await fault({ business_id: '' })).toHaveLength(1);
  });

  test.each([`client_type = 'person', register_as_company = true`, `register_as_company = false`])(
    'is not judged where %s',
    async (assignments) => {
      await setColumns(admin.client_id, assignments);
      expect((await save(admin, { business_id: '123' })).status).toBe(200);
    },
  );
});

describe('the import token', () => {
  const expires = async () => {
    const { rows } = await world.db.owner.query<{ days: number }>(
      `select extract(day from external_token_expires - $2::timestamptz)::int as days
         from clients where client_id = $1`,
      [admin.client_id, world.portal.now()],
    );
    return rows[0]?.days;
  };

  test('is created with 256 random bits for 90 days, and removed', async () => {
    const created = await token(admin, 'create');
    expect(created.status).toBe(200);
    expect(Buffer.from(created.result.external_token, 'base64url')).toHaveLength(32);
    expect(created.result.has_external_token).toBe(true);
    expect([89, 90]).toContain(await expires());
    const removed = await token(admin, 'delete');
    expect(removed.result).toMatchObject({ external_token: '', has_external_token: false });
    expect(await expires()).toBeNull();
    const again = await token(admin, 'create');
    expect(again.result.external_token).not.toBe(created.result.external_token);
  });

  test('is not created twice nor removed when there is none', async () => {
    expect((await token(admin, 'delete')).error.errorCode).toBe(errors['token-missing'].errorCode);
    const { result } = await token(admin, 'create');
    expect((await token(admin, 'create')).error.errorCode).toBe(errors['token-exists'].errorCode);
    expect((await read(admin)).result.external_token).toBe(result.external_token);
  });

  test('takes no other action, and no foreign client', async () => {
    expect((await token(admin, 'show')).error.fields).toEqual([
      { field: 'action', message: 'Zadejte jednu z hodnot: create, prolong, delete' },
    ]);
    const claims = { client_id: admin.client_id + 1 };
    expect((await token(admin, 'create', claims)).status).toBe(403);
  });

  test('is for client admins only', async () => {
    const user = await world.makeUser({ client_id: admin.client_id });
    expect((await token(user, 'create')).status).toBe(403);
  });
});

describe('the history of the client', () => {
  const history = (user: User, client_id = user.client_id) =>
    world.call(listClientHistory, { token: user.token, params: { client_id } });

  test('tells who changed what from what to what, newest first', async () => {
    await save(admin, { city: 'Brno' });
    await save(admin, { city: 'Olomouc', zip: '779 00' });
    const [last, first] = (await history(admin)).result.values;
    expect(last).toMatchObject({ user_identity: admin.user_identity, action: 'update' });
    expect(last?.changes).toHaveLength(2);
    expect(last?.changes).toContainEqual({
      field: 'city',
      old_value: 'Brno',
      new_value: 'Olomouc',
    });
    expect(first?.changes).toEqual([{ field: 'city', old_value: '', new_value: 'Brno' }]);
  });

  test('names a change of the token and never shows it', async () => {
    const { result } = await token(admin, 'create');
    await token(admin, 'delete');
    const reply = await history(admin);
    expect(reply.text).not.toContain(result.external_token);
    const changes = reply.result.values.flatMap((entry) => entry.changes);
    expect(changes).toContainEqual({ field: 'external_token', old_value: '', new_value: '•••' });
    expect(changes).toContainEqual({ field: 'external_token', old_value: '•••', new_value: '' });
  });

  test('of a foreign client is as good as missing', async () => {
    const stranger = await world.makeUser();
    expect((await history(stranger, admin.client_id)).status).toBe(404);
  });
});
