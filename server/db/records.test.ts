import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertRow, builders } from '#tests/builders.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database.ts';

let db: TestDatabase;
let own: { client_id: number; unit_id: number };
let neighbour: { client_id: number; unit_id: number };
let typeId: number;

const add = (table: string, row: Record<string, unknown>) =>
  insertRow(db, table, { ...own, ...row });
const pasport = (kind: string, parent_id: unknown = null, row = {}) =>
  add('pasports', { kind, parent_id, pasport_name: 'Zkušební', ...row });

beforeAll(async () => {
  db = await createTestDatabase();
  const make = builders(db);
  const { client_id } = await make.makeClient();
  own = { client_id, unit_id: (await make.makeUnit(client_id)).unit_id };
  neighbour = { client_id, unit_id: (await make.makeUnit(client_id)).unit_id };
  const { rows } = await db.owner.query<{ pasport_type_id: number }>(
    "select pasport_type_id from pasport_types where client_id = $1 and code = 'BYT'",
    [client_id],
  );
  typeId = rows[0]?.pasport_type_id ?? 0;
});
afterAll(() => db.close());

describe('a new client', () => {
  test('has flats and other spaces among its types and the kinds of heating indicators', async () => {
    const { rows } = await db.owner.query(
      `select (select count(*)::int from pasport_types where client_id = $1 and is_flat and is_system) as flats,
              (select count(*) > 5 from pasport_types where client_id = $1 and not is_flat) as others,
              (select count(*) > 3 from heating_indicators where client_id = $1) as indicators`,
      [own.client_id],
    );
    expect(rows).toEqual([{ flats: 1, others: true, indicators: true }]);
  });
});

describe('a record of an address', () => {
  test('is listed by family name or by the name of the firm', async () => {
    const person = await add('addresses', {
      first_name: 'Jana',
      last_name: 'Nováková',
      company_name: 'Nic',
    });
    const firm = await add('addresses', {
      address_type: 'supplier',
      company_name: 'Teplo a.s.',
      last_name: 'Nic',
    });
    expect([person['full_name'], firm['full_name']]).toEqual(['Nováková Jana', 'Teplo a.s.']);
  });

  test.each([
    ['a SIPO number of nine digits', { sipo: '123456789' }],
    ['letters in the SIPO number', { sipo: '12345A7897' }],
    ['an unknown type', { address_type: 'pes' }],
    ['an unknown way of contact', { contact_preference: 'holub' }],
  ])('is refused with %s', async (_what, row) => {
    await expect(add('addresses', { last_name: 'Nováková', ...row })).rejects.toThrow(
      'check constraint',
    );
  });
});

describe('the address of a building', () => {
  test.each([
    [{ street: 'Lipová', registry_number: '8412', house_number: '12' }, 'Lipová 8412/12'],
    [{ street: 'Lipová', registry_number: '8412' }, 'Lipová 8412'],
    [{ street: 'Lipová', house_number: '12a' }, 'Lipová 12a'],
    [{ registry_number: '151' }, '151'],
    [{}, ''],
  ])('of %o is „%s“', async (row, street_full) => {
    const { pasport_id } = await pasport('building');
    expect(await add('pasport_buildings', { pasport_id, ...row })).toMatchObject({ street_full });
  });
});

describe('a record of a unit', () => {
  test('cannot stand under a record of another unit', async () => {
    const foreign = await pasport('building', null, neighbour);
    await expect(pasport('space', foreign['pasport_id'])).rejects.toThrow('foreign key');
    await expect(
      add('pasport_floors', { pasport_id: foreign['pasport_id'], floor: 1, code: '1NP' }),
    ).rejects.toThrow('foreign key');
  });

  test('cannot name a person of another unit', async () => {
    const space = await pasport('space');
    const foreign = await add('addresses', { ...neighbour, last_name: 'Cizí' });
    const row = {
      pasport_id: space['pasport_id'],
      address_id: foreign['address_id'],
      valid_from: '2024-01-01',
    };
    await expect(add('pasport_tenants', row)).rejects.toThrow('foreign key');
    await expect(add('pasport_ownerships', row)).rejects.toThrow('foreign key');
    await expect(add('pasport_roommates', row)).rejects.toThrow('foreign key');
  });

  test('cannot be its own parent', async () => {
    const { pasport_id } = await pasport('group');
    const itself = db.owner.query(
      'update pasports set parent_id = pasport_id where pasport_id = $1',
      [pasport_id],
    );
    await expect(itself).rejects.toThrow('check constraint');
  });

  test('is not deleted while another refers to it', async () => {
    const { pasport_id } = await pasport('space');
    await add('pasport_users', { pasport_id, users_count: 2, valid_from: '2024-01-01' });
    const deleted = db.owner.query('delete from pasports where pasport_id = $1', [pasport_id]);
    await expect(deleted).rejects.toThrow('foreign key');
  });
});

describe('a space', () => {
  const space = async (row: Record<string, unknown>) => {
    const { pasport_id } = await pasport('space');
    return add('pasport_spaces', {
      pasport_id,
      pasport_type_id: typeId,
      space_number: '1',
      ...row,
    });
  };

  test('keeps areas to the hundredth of a square metre', async () => {
    expect(await space({ total_area: '64.3', countable_area: '56.89' })).toMatchObject({
      total_area: '64.30',
      countable_area: '56.89',
    });
  });

  test.each([
    ['a negative area', { total_area: '-0.01' }],
    ['a share over the whole', { common_share_numerator: 5, common_share_denominator: 4 }],
    ['half of a share', { common_share_numerator: 5 }],
    ['letters in the variable symbol', { variable_symbol: '12a' }],
  ])('is refused with %s', async (_what, row) => {
    await expect(space(row)).rejects.toThrow('check constraint');
  });
});

describe('a dated record', () => {
  test('may end on its first day, not before', async () => {
    const { pasport_id } = await pasport('space');
    const row = { pasport_id, users_count: 2, valid_from: '2024-05-10' };
    expect(await add('pasport_users', { ...row, valid_to: '2024-05-10' })).toMatchObject({
      version: 1,
    });
    await expect(add('pasport_users', { ...row, valid_to: '2024-05-09' })).rejects.toThrow(
      'check constraint',
    );
  });
});

describe('every table of records', () => {
  test('writes its changes into the history, without what follows from other columns', async () => {
    const { address_id } = await add('addresses', { last_name: 'Nováková' });
    await db.owner.query("update addresses set last_name = 'Malá' where address_id = $1", [
      address_id,
    ]);
    const { rows } = await db.owner.query(
      `select action, changes from audit_log where record_type = 'addresses' and record_id = $1 order by audit_id`,
      [address_id],
    );
    expect(rows.at(-1)).toEqual({ action: 'update', changes: { last_name: ['Nováková', 'Malá'] } });
  });

  test('has the triggers of history and version', async () => {
    const { rows } = await db.owner.query<{ name: string; triggers: string[] }>(
      `select c.relname as name, array_agg(t.tgname::text order by t.tgname) as triggers
         from pg_class c join pg_trigger t on t.tgrelid = c.oid and not t.tgisinternal
        where c.relname like 'pasport%' or c.relname in ('addresses', 'heating_indicators')
        group by 1`,
    );
    expect(rows.length).toBeGreaterThan(10);
    const isKept = (triggers: readonly string[]) =>
      ['audit', 'touch'].every((name) => triggers.includes(name));
    expect(rows.filter(({ triggers }) => !isKept(triggers))).toEqual([]);
  });
});
