import { UNSEEN_CHARACTER } from '#contract/rules/characters.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  changeUnitToken,
  createUnit,
  listClientUnits,
  listUnitHistory,
  updateUnit,
} from '#contract/units.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function adminWithUnit(columns: Record<string, unknown> = {}) {
  const { client_id } = await world.makeClient(columns);
  const admin = await world.makeUser({ client_id, is_client_admin: true });
  const unit = await world.makeUnit(client_id);
  const params = { client_id, unit_id: unit.unit_id };
  return { client_id, admin, unit, params };
}

describe('units of the client', () => {
  test('are listed in the Czech order of names, with the client', async () => {
    const { client_id, admin } = await adminWithUnit();
    for (const name of ['Žižkov', 'Chodov', 'Cheb', 'Hradec', 'Čáslav', 'Dům 10', 'Dům 9'])
      await world.makeUnit(client_id, { name });
    const { status, result } = await world.call(listClientUnits, { token: admin.token });
    expect(status).toBe(200);
    expect(result.client.client_id).toBe(client_id);
    const names = result.units
      .map((unit) => unit.name)
      .filter((name) => !name.startsWith('Jednotka'));
    expect(names).toEqual(['Čáslav', 'Dům 9', 'Dům 10', 'Hradec', 'Cheb', 'Chodov', 'Žižkov']);
  });

  test('of another client are not among them', async () => {
    const { admin } = await adminWithUnit();
    const other = await adminWithUnit();
    const { text } = await world.call(listClientUnits, { token: admin.token });
    expect(text).not.toContain(other.unit.name);
  });
});

describe('a new unit', () => {
  test('takes the typed name as both its names', async () => {
    const { admin } = await adminWithUnit();
    const { status, result } = await world.call(createUnit, {
      token: admin.token,
      body: { new_unit: '  SVJ Lípová ' },
    });
    expect(status).toBe(200);
    expect(result).toMatchObject({
      name: 'SVJ Lípová',
      full_name: 'SVJ Lípová',
      active: true,
      version: 1,
    });
  });

  test('needs three letters', async () => {
    const { admin } = await adminWithUnit();
    const { status, error } = await world.call(createUnit, {
      token: admin.token,
      body: { new_unit: 'ab' },
    });
    expect(status).toBe(400);
    expect(error.fields).toEqual([{ field: 'new_unit', message: 'Zadejte minimálně 3 znaky' }]);
  });

  test('may not repeat a name, whatever its case and diacritics', async () => {
    const { admin, client_id } = await adminWithUnit();
    await world.makeUnit(client_id, { name: 'Družstvo Říčany' });
    const { status, error } = await world.call(createUnit, {
      token: admin.token,
      body: { new_unit: 'družstvo ricany' },
    });
    expect([status, error.errorCode]).toEqual([409, 63001409]);
  });

  test('is refused above the licence, also when two ask at once', async () => {
    const { admin } = await adminWithUnit({ max_units: 3 });
    const replies = await Promise.all(
      ['jedna', 'druhá', 'třetí', 'čtvrtá'].map((new_unit) =>
        world.call(createUnit, { token: admin.token, body: { new_unit } }),
      ),
    );
    expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 409, 409,
    ]);
    expect(replies.find((reply) => reply.status === 409)?.error.errorCode).toBe(63000409);
  });

  test('is refused after the licence has ended', async () => {
    const { admin } = await adminWithUnit({ licence_valid_to: '2020-01-31' });
    const { error } = await world.call(createUnit, {
      token: admin.token,
      body: { new_unit: 'Pozdní' },
    });
    expect(error.errorCode).toBe(63002409);
  });

  test('is made once when the call is repeated with the same key', async () => {
    const { admin } = await adminWithUnit();
    const headers = { 'idempotency-key': 'a1' };
    const call = () =>
      world.call(createUnit, { token: admin.token, body: { new_unit: 'Jen jednou' }, headers });
    const [first, second] = await Promise.all([call(), call()]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.result.unit_id).toBe(first.result.unit_id);
    const other = await world.call(createUnit, {
      token: admin.token,
      body: { new_unit: 'Jiný obsah' },
      headers,
    });
    expect(other.error.errorCode).toBe(60001409);
  });

  test('is not for a plain client user', async () => {
    const { client_id } = await adminWithUnit();
    const user = await world.makeUser({ client_id });
    const { status } = await world.call(createUnit, {
      token: user.token,
      body: { new_unit: 'Zakázaná' },
    });
    expect(status).toBe(403);
  });
});

describe('a saved unit', () => {
  test('keeps what was not sent and becomes newer', async () => {
    const { admin, params, unit } = await adminWithUnit();
    const { status, result } = await world.call(updateUnit, {
      token: admin.token,
      params,
      body: { city: 'Brno', version: 1 },
    });
    expect(status).toBe(200);
    expect(result).toMatchObject({ city: 'Brno', name: unit.name, version: 2 });
  });

  test('meets a newer version with 409 and the record as it stands', async () => {
    const { admin, params } = await adminWithUnit();
    await world.call(updateUnit, {
      token: admin.token,
      params,
      body: { city: 'Brno', version: 1 },
    });
    const { status, error } = await world.call(updateUnit, {
      token: admin.token,
      params,
      body: { city: 'Zlín', version: 1 },
    });
    expect([status, error.errorCode]).toEqual([409, 60000409]);
    expect(error.current).toMatchObject({ city: 'Brno', version: 2 });
  });

  test('loses no update of twenty writers who retry on conflict', async () => {
    const { admin, params } = await adminWithUnit();
    const save = async (word: string): Promise<void> => {
      for (;;) {
        const { result } = await world.call(listClientUnits, { token: admin.token });
        const current = result.units.find((row) => row.unit_id === params.unit_id);
        const body = { comment: `${current?.comment} ${word}`.trim(), version: current?.version };
        const { status } = await world.call(updateUnit, { token: admin.token, params, body });
        if (status === 200) return;
        expect(status).toBe(409);
      }
    };
    const words = Array.from({ length: 20 }, (_, at) => `w${at}`);
    await Promise.all(words.map(save));
    const { result } = await world.call(listClientUnits, { token: admin.token });
    expect(result.units[0]?.comment.split(' ').toSorted()).toEqual(words.toSorted());
  });

  test.each([
    ['sipo', '1234567890', 'Chybný kontrolní součet (7)'],
    ['sipo', '123', 'SIPO musí být přesně 10 znaků - zadáno 3'],
    ['business_id', '12345678', 'IČO je neplatné!'],
    ['email', 'kdosi', 'zadejte platnou emailovou adresu'],
    ['name', 'ab', 'Zadejte minimálně 3 znaky'],
    ['phone', '1'.repeat(41), 'Zadejte nejvýše 40 znaků'],
    ['comment', 'a\u0000b', UNSEEN_CHARACTER],
  ])('is refused for %s %j', async (field, value, message) => {
    const { admin, params } = await adminWithUnit();
    const { status, error } = await world.call(updateUnit, {
      token: admin.token,
      params,
      body: { [field]: value },
    });
    expect(status).toBe(400);
    expect(error.fields).toContainEqual({ field, message });
  });

  test('of another client is as good as missing', async () => {
    const { admin, client_id } = await adminWithUnit();
    const other = await adminWithUnit();
    const replies = await Promise.all(
      [
        { client_id, unit_id: other.unit.unit_id },
        other.params,
        { client_id, unit_id: 2_000_000_000 },
      ].map((params) =>
        world.call(updateUnit, { token: admin.token, params, body: { city: 'X' } }),
      ),
    );
    expect(replies.map((reply) => [reply.status, reply.error.errorCode])).toEqual(
      Array.from({ length: 3 }, () => [404, 60000404]),
    );
  });

  test('refuses claims of identity that differ from the token or the path', async () => {
    const { admin, params } = await adminWithUnit();
    for (const claim of [
      { user_identity: 'nekdo@example.cz' },
      { client_id: 2_000_000 },
      { unit_id: 2_000_000 },
    ]) {
      const { status, error } = await world.call(updateUnit, {
        token: admin.token,
        params,
        body: { ...claim, city: 'X' },
      });
      expect([status, error.errorCode]).toEqual([403, 62002403]);
    }
  });
});

describe('the import token of a unit', () => {
  test('is made once, removed once, and shown to client admins only', async () => {
    const { admin, client_id, unit } = await adminWithUnit();
    const user = await world.makeUser({ client_id });
    const ask = (action: string) =>
      world.call(changeUnitToken, { token: admin.token, body: { unit_id: unit.unit_id, action } });
    const made = await ask('create');
    expect(made.result.external_token).toMatch(/^[\w-]{43}$/);
    expect((await ask('create')).error.errorCode).toBe(63003409);
    const seen = await world.call(listClientUnits, { token: user.token });
    expect(seen.result.units[0]).toMatchObject({ external_token: '', has_external_token: true });
    expect((await ask('delete')).result).toMatchObject({
      external_token: '',
      has_external_token: false,
    });
    expect((await ask('delete')).error.errorCode).toBe(63004409);
  });
});

describe('the history of a unit', () => {
  test('tells who changed what, newest first, and hides secrets', async () => {
    const { admin, params, unit } = await adminWithUnit();
    await world.call(updateUnit, { token: admin.token, params, body: { city: 'Brno' } });
    const made = await world.call(changeUnitToken, {
      token: admin.token,
      body: { unit_id: unit.unit_id, action: 'create' },
    });
    const { result, text } = await world.call(listUnitHistory, { token: admin.token, params });
    expect(result.values.map((entry) => entry.action)).toEqual(['update', 'update', 'insert']);
    expect(result.values[1]).toMatchObject({
      user_identity: admin.user_identity,
      user_name: 'Jana Zkušební',
      changes: [{ field: 'city', old_value: '', new_value: 'Brno' }],
    });
    expect(text).not.toContain(made.result.external_token);
  });

  test('of a foreign unit is not found', async () => {
    const { admin } = await adminWithUnit();
    const other = await adminWithUnit();
    const { status } = await world.call(listUnitHistory, {
      token: admin.token,
      params: { unit_id: other.unit.unit_id },
    });
    expect(status).toBe(404);
  });
});
