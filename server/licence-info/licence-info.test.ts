import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getLicence, requestLicence } from '#contract/licence.ts';
import { insertRow } from '#tests/builders.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('the licence', () => {
  test('tells every user its extent and what of it is used', async () => {
    const { client_id } = await world.makeClient({
      max_units: 4,
      max_pasports: 200,
      max_items: 900,
      price_type: 'Standard',
      licence_valid_to: '2031-05-31',
      term_and_conditions_version: '2025-01',
    });
    const { token } = await world.makeUser({ client_id });
    const { unit_id } = await world.makeUnit(client_id);
    await insertRow(world.db, 'addresses', { client_id, unit_id, last_name: 'Novák' });
    await world.makeUser();
    const { result } = await world.call(getLicence, { token });
    expect(result).toMatchObject({
      module_schema_name: 'Úplné',
      price_type: 'Standard',
      licence_valid_to: '2031-05-31',
      max_units: 4,
      units_count: 1,
      max_pasports: 200,
      pasports_count: 0,
      max_items: 900,
      items_count: 1,
      term_and_conditions_version: '2025-01',
    });
  });

  test('shows modules that the schema gives and those that it does not, without those of system admins', async () => {
    // The basic one leaves metering and field work out.
    const { client_id } = await world.makeClient({ module_schema_id: 1 });
    const { token } = await world.makeUser({ client_id });
    const { modules } = (await world.call(getLicence, { token })).result;
    const given = new Map(modules.map(({ title, is_given }) => [title, is_given]));
    expect(given.get('Prostory')).toBe(true);
    expect(given.get('Kalendář prací')).toBe(false);
    expect(given.has('Správa systému')).toBe(false);
  });
});

describe('a request for another licence', () => {
  const request = { required_units: 12, required_subjects: 30, licence_request: 'Přebíráme dům' };

  test('is written down for the operator, and the later replaces the one before', async () => {
    const { token } = await world.makeUser({ is_client_admin: true });
    const first = await world.call(requestLicence, { body: request, token });
    expect(first.result).toMatchObject(request);
    expect(first.result.licence_requested).not.toBe('');
    const body = { ...request, required_units: 15 };
    await world.call(requestLicence, { body, token });
    expect((await world.call(getLicence, { token })).result.required_units).toBe(15);
  });

  test('is made by the admin of the client only', async () => {
    const { token } = await world.makeUser();
    expect((await world.call(requestLicence, { body: request, token })).status).toBe(403);
    expect((await world.call(getLicence, { token })).result.licence_requested).toBe('');
  });

  test.each([
    [{ required_units: -1 }, 'required_units'],
    [{ required_subjects: 0.5 }, 'required_subjects'],
    [{ licence_request: 'x'.repeat(1001) }, 'licence_request'],
  ])('with %j changes nothing', async (wrong, field) => {
    const { token } = await world.makeUser({ is_client_admin: true });
    const { status, error } = await world.call(requestLicence, {
      body: { ...request, ...wrong },
      token,
    });
    expect([status, error.fields?.[0]?.field]).toEqual([400, field]);
    expect((await world.call(getLicence, { token })).result.licence_requested).toBe('');
  });
});
