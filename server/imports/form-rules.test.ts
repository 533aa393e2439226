import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAddress } from '#contract/addresses.ts';
import type { ImportKind } from '#contract/imports.ts';
import { createBuilding } from '#contract/pasports/buildings.ts';
import { createOwnership } from '#contract/pasports/ownerships.ts';
import { createCost } from '#contract/pasports/costs.ts';
import { createOccupant } from '#contract/pasports/occupants.ts';
import { createSpace } from '#contract/pasports/spaces.ts';
import { createTenant, updateTenant } from '#contract/pasports/tenants.ts';
import { addAddressRow, addRelationRow } from '#tests/addresses.ts';
import { insertRow } from '#tests/builders.ts';
import { csv, importScene, type ImportScene } from '#tests/imports.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { createWorld, type World } from '#tests/world.ts';

/** A field of a file with a cell that its form refuses, and the fields of the form that say the same. */
type Case = readonly [field: string, cell: string, body: Record<string, unknown>];

const long = (length: number) => 'x'.repeat(length + 1);
const text = (field: string, length: number): Case => [
  field,
  long(length),
  { [field]: long(length) },
];
const area = (field: string): Case[] => [
  [field, '-1', { [field]: -1 }],
  [field, '1,234', { [field]: 1.234 }],
  [field, '100000000', { [field]: 100_000_000 }],
];
const order: Case[] = [
  ['pasport_order', '-1', { pasport_order: -1 }],
  ['pasport_order', '1000001', { pasport_order: 1_000_001 }],
];
const validity: Case = [
  'valid_to',
  '31. 12. 2023',
  { valid_from: '2024-01-01', valid_to: '2023-12-31' },
];

const DATED: Case[] = [validity, text('comment', 2000)];

const buildings: Case[] = [
  ...order,
  text('pasport_name', 200),
  text('street', 200),
  text('registry_number', 20),
  text('house_number', 20),
  // Numbers that stand in one cell with the street are judged as those of the form.
  ['street', `Lípová ${'1'.repeat(21)}`, { registry_number: '1'.repeat(21) }],
  ['street', `Lípová 1/${'2'.repeat(21)}`, { house_number: '2'.repeat(21) }],
  text('city_name', 50),
  text('zip', 10),
  text('land_registry', 100),
  ['land_registry_code', '12345', { land_registry_code: '12345' }],
  text('parcel_number', 20),
  text('house_owner', 250),
  text('house_manager', 250),
  text('center', 50),
  text('commission', 50),
  text('comment', 2000),
];

const spaces: Case[] = [
  ...order,
  text('space_number', 20),
  text('space_size', 20),
  ['variable_symbol', 'A1', { variable_symbol: 'A1' }],
  ['variable_symbol', '12345678901', { variable_symbol: '12345678901' }],
  ...['total_area', 'floor_area', 'heated_area', 'countable_area'].flatMap(area),
  text('land_registry_unit', 20),
  text('ownership_sheet', 20),
  ['common_share', '3/2', { common_share_numerator: 3, common_share_denominator: 2 }],
  text('pasport_name', 200),
  text('comment', 2000),
];

const persons: Case[] = [
  text('title_before', 50),
  text('last_name', 100),
  text('first_name', 100),
  text('title_after', 50),
  // A name that stands in one cell is judged as its parts.
  ['last_first', `${long(100)} Jan`, { last_name: long(100) }],
  ['last_first', `Novák ${long(100)}`, { first_name: long(100) }],
  ['first_last', `Jan ${long(100)}`, { last_name: long(100) }],
  text('company_name', 250),
  ['birth_date', '1. 1. 1849', { birth_date: '1849-01-01' }],
  ['birth_date', '1. 1. 2999', { birth_date: '2999-01-01' }],
  ['business_id', '12345678', { business_id: '12345678' }],
  text('vat', 20),
  text('street', 200),
  text('city', 50),
  text('zip', 10),
  text('phone', 50),
  ['email', 'kdosi', { email: 'kdosi' }],
  text('data_box', 20),
  text('delivery_name', 250),
  text('delivery_street', 200),
  text('delivery_city', 50),
  text('delivery_zip', 10),
  ['sipo', '1234567890', { sipo: '1234567890' }],
  text('note', 2000),
  ['address_type', 'firma', { address_type: 'company' }],
];

const tenants: Case[] = [
  ...DATED,
  [
    'contract_valid_to',
    '31. 12. 2022',
    { contract_valid_from: '2023-01-01', contract_valid_to: '2022-12-31' },
  ],
];
const ownerships: Case[] = [
  ...DATED,
  ['share', '3/2', { share_numerator: 3, share_denominator: 2 }],
];

const WHERE = 'building space_number variable_symbol valid_from'.split(' ');
const WHO_AND_WHERE = [...WHERE, ...'person birth_date business_id email'.split(' ')];
const CONTRACT =
  'is_joint contract_valid_from contract_warning contract_notice_delivery_date'.split(' ');

const occupants: Case[] = [
  ...DATED,
  ['users_count', '-1', { users_count: -1 }],
  ['users_count', '1001', { users_count: 1001 }],
];
const costs: Case[] = [
  ...DATED,
  text('service_name', 100),
  ['monthly_advance', '-1', { monthly_advance: -100 }],
];

/** A sheet of a whole house is judged by the rules of these. */
type OfForm = Exclude<ImportKind, 'house'>;

/** Fields that no value of the right kind can break, or that name another record by words. */
const WITHOUT_RULE: Readonly<Record<OfForm, readonly string[]>> = {
  buildings: ['group', 'heating_indicator'],
  spaces: ['building', 'pasport_type', 'floor'],
  persons: ['contact_preference'],
  tenants: [...WHO_AND_WHERE, ...CONTRACT],
  ownerships: [...WHO_AND_WHERE, 'is_joint', 'has_vote'],
  occupants: WHERE,
  costs: [...WHERE, 'allocation'],
};

let world: World;
let scene: ImportScene;
let house: { pasport_id: number };
let flat: { pasport_id: number };
let jan: number;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  scene = await importScene(world);
  house = await addBuildingRow(world.db, scene, { pasport_name: 'Dům A' });
  const space = await addSpaceRow(world.db, scene, house.pasport_id, { space_number: '1' });
  flat = { pasport_id: space.pasport_id };
  jan = await addAddressRow(world.db, scene, { last_name: 'Novák', first_name: 'Jan' });
});

const inFlat = { building: 'Dům A', space_number: '1', person: 'Jan Novák' };
/** What a row of the kind says besides what it breaks. */
function rowOf(kind: ImportKind, field: string, at: number): Record<string, string> {
  const valid_from = `${at + 1}. 1. 2024`;
  if (kind === 'buildings') return field === 'street' ? {} : { pasport_name: `Dům ${at}` };
  if (kind === 'spaces') return { building: 'Dům A', space_number: `${at + 10}` };
  if (kind === 'ownerships') return { ...inFlat, valid_from };
  const { person: _nobody, ...place } = inFlat;
  if (kind === 'occupants') return { ...place, valid_from, users_count: '1' };
  if (kind === 'costs')
    return { ...place, valid_from, service_name: 'Teplo', monthly_advance: '10' };
  if (kind === 'tenants') return { ...inFlat, valid_from, contract_valid_from: '1. 1. 2023' };
  if (['last_first', 'first_last'].includes(field)) return {};
  return field === 'company_name' ? { address_type: 'firma' } : { last_name: `Nový${at}` };
}

/** What the form of the kind answers to a new record. */
async function asked(kind: OfForm, body: Record<string, unknown>) {
  const { token } = scene.user;
  const { unit_id } = scene;
  const params = { unit_id, id: 0 };
  const { rows } = await world.db.owner.query<{ id: number }>(
    `select pasport_type_id as id from pasport_types where client_id = $1 and code = 'BYT'`,
    [scene.client_id],
  );
  const inSpace = { params: { ...params, pasport_id: flat.pasport_id }, token };
  const record = { address_id: jan, valid_from: '2024-01-01', ...body };
  const calls = {
    buildings: () =>
      world.call(createBuilding, { params, token, body: { pasport_name: 'Nový', ...body } }),
    spaces: () => {
      const space = { parent_id: house.pasport_id, pasport_type_id: rows[0]?.id };
      return world.call(createSpace, {
        params,
        token,
        body: { ...space, space_number: '9', ...body },
      });
    },
    persons: () => {
      const named = 'company_name' in body ? { address_type: 'company' } : { last_name: 'Nový' };
      return world.call(createAddress, { params, token, body: { ...named, ...body } });
    },
    tenants: () => world.call(createTenant, { ...inSpace, body: record }),
    ownerships: () => world.call(createOwnership, { ...inSpace, body: record }),
    occupants: () =>
      world.call(createOccupant, {
        ...inSpace,
        body: { users_count: 1, valid_from: '2024-01-01', ...body },
      }),
    costs: () =>
      world.call(createCost, {
        ...inSpace,
        body: { service_name: 'Teplo', monthly_advance: 1, valid_from: '2024-01-01', ...body },
      }),
  };
  const { status, error } = await calls[kind]();
  return status === 200 ? '' : (error.fields?.[0]?.message ?? error.errorMsg);
}

/** Sentences of the first fault of each row of a file. */
async function checked(kind: ImportKind, rows: readonly Record<string, string>[]) {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const file = csv([fields, ...rows.map((row) => fields.map((field) => row[field] ?? ''))]);
  const { import_id } = (await scene.upload(kind, file)).result;
  await scene.check(import_id, fields);
  const found = new Map(
    (await scene.rows(import_id)).map(({ row_number, faults }) => [row_number, faults]),
  );
  return rows.map((_row, at) => found.get(at + 2)?.[0]?.message ?? '');
}

describe('a record that breaks a rule of its form is refused in a file with the same sentence', () => {
  test.each<[OfForm, Case[]]>([
    ['buildings', buildings],
    ['spaces', spaces],
    ['persons', persons],
    ['tenants', tenants],
    ['ownerships', ownerships],
    ['occupants', occupants],
    ['costs', costs],
  ])('%s, in each field that a file can fill', async (kind, cases) => {
    const said = await checked(
      kind,
      cases.map(([field, cell], at) => ({ ...rowOf(kind, field, at), [field]: cell })),
    );
    const pairs = [];
    for (const [at, [field, cell, body]] of cases.entries()) {
      const form = await asked(kind, body);
      expect(form, `${field} ${cell.slice(0, 20)}`).not.toBe('');
      pairs.push({ at: `${field} ${cell.slice(0, 20)}`, form, file: said[at] });
    }
    expect(pairs.filter(({ form, file }) => form !== file)).toEqual([]);
    const { fields } = (await scene.upload(kind, 'a\nb')).result;
    const tried = new Set([...cases.map(([field]) => field), ...WITHOUT_RULE[kind]]);
    expect(fields.map(({ field }) => field).filter((field) => !tried.has(field))).toEqual([]);
  });

  test('a tenancy that would end before a cost of the tenant begins', async () => {
    const tenancy = { ...flat, address_id: jan, valid_from: '2024-01-01' };
    const id = await addRelationRow(world.db, scene, 'tenant', tenancy);
    await insertRow(world.db, 'pasport_tenant_costs', {
      client_id: scene.client_id,
      unit_id: scene.unit_id,
      pasport_id: flat.pasport_id,
      pasport_tenant_id: id,
      service_name: 'Vodné',
      monthly_advance: 10_000,
      valid_from: '2025-01-01',
    });
    const { error } = await world.call(updateTenant, {
      params: { unit_id: scene.unit_id, pasport_id: flat.pasport_id, id },
      token: scene.user.token,
      body: { valid_to: '2024-06-30' },
    });
    const sentence = 'Nájemce má mimo tuto dobu náklad od 1. 1. 2025 (Vodné).';
    expect(error.fields).toEqual([{ field: 'valid_to', message: sentence }]);
    const row = { ...inFlat, valid_from: '1. 1. 2024', valid_to: '30. 6. 2024' };
    expect(await checked('tenants', [row])).toEqual([sentence]);
    expect(await checked('tenants', [{ ...row, valid_to: '' }])).toEqual(['']);
  });

  test('a tenancy that meets another one, and shares over the whole', async () => {
    const eva = { ...flat, valid_from: '2024-01-01' };
    const address_id = await addAddressRow(world.db, scene, { last_name: 'Černá' });
    await addRelationRow(world.db, scene, 'tenant', { ...eva, address_id });
    await addRelationRow(world.db, scene, 'owner', { ...eva, address_id });
    const row = { ...inFlat, valid_from: '1. 3. 2024' };
    const body = { valid_from: '2024-03-01' };
    expect(await checked('tenants', [row])).toEqual([await asked('tenants', body)]);
    const share = { share_numerator: 1, share_denominator: 2 };
    const over = await asked('ownerships', { ...body, ...share });
    expect(over).toBe('Součet podílů by 1. 3. 2024 přesáhl celek (3/2).');
    expect(await checked('ownerships', [{ ...row, share: '1/2' }])).toEqual([over]);
  });
});
