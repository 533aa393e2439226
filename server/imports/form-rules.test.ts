import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAddress } from '#contract/addresses.ts';
import { createBillingDocument } from '#contract/billing/documents.ts';
import type { ImportKind } from '#contract/import-kinds.ts';
import { createBuilding } from '#contract/pasports/buildings.ts';
import { createOwnership } from '#contract/pasports/ownerships.ts';
import { createCost } from '#contract/pasports/costs.ts';
import { createOccupant } from '#contract/pasports/occupants.ts';
import { createRoommate } from '#contract/pasports/roommates.ts';
import { createRoom } from '#contract/pasports/rooms.ts';
import { createSpace } from '#contract/pasports/spaces.ts';
import { createTenant, updateTenant } from '#contract/pasports/tenants.ts';
import { addAddressRow, addRelationRow } from '#tests/addresses.ts';
import { addBillingPlaceRow } from '#tests/billing.ts';
import { insertRow } from '#tests/builders.ts';
import { formCases } from '#tests/form-cases.ts';
import { csv, importScene, type ImportScene } from '#tests/imports.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { createWorld, type World } from '#tests/world.ts';

const WHERE = 'building space_number variable_symbol valid_from'.split(' ');
const WHO_AND_WHERE = [...WHERE, ...'person birth_date business_id email'.split(' ')];
const CONTRACT =
  'is_joint contract_valid_from contract_warning contract_notice_delivery_date'.split(' ');

/** A sheet of a whole house is judged by the rules of these; readings are by the one of their core. */
type OfForm = Exclude<ImportKind, 'house' | 'readings'>;

/** Fields that no value of the right kind can break, or that name another record by words. */
const WITHOUT_RULE: Readonly<Record<OfForm, readonly string[]>> = {
  buildings: ['group', 'heating_indicator'],
  spaces: ['building', 'pasport_type', 'floor'],
  persons: ['contact_preference'],
  tenants: [...WHO_AND_WHERE, ...CONTRACT],
  ownerships: [...WHO_AND_WHERE, 'is_joint', 'has_vote'],
  occupants: WHERE,
  costs: [...WHERE, 'allocation'],
  rooms: [...WHERE, 'is_heated'],
  roommates: WHO_AND_WHERE,
  // Of amounts one follows from another; what is wrong with them is told where they are put together.
  documents: 'place kind measured_unit divided_by unit_price tax_rate total'.split(' '),
};

let world: World;
let scene: ImportScene;
let house: { pasport_id: number };
let flat: { pasport_id: number };
let jan: number;
let place: number;
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
  place = await addBillingPlaceRow(world.db, scene, { code: 'TEPLO' });
});

const month = { period_from: '1. 1. 2024', period_to: '31. 1. 2024' };
const inPlace = { place: 'TEPLO', ...month, base: '1000', tax_rate: '12' };
const inFlat = { building: 'Dům A', space_number: '1', person: 'Jan Novák' };
/** What a row of the kind says besides what it breaks. */
function rowOf(kind: ImportKind, field: string, at: number): Record<string, string> {
  const valid_from = `${at + 1}. 1. 2024`;
  if (kind === 'buildings') return field === 'street' ? {} : { pasport_name: `Dům ${at}` };
  if (kind === 'ownerships' || kind === 'roommates') return { ...inFlat, valid_from };
  const { person: _nobody, ...flatOnly } = inFlat;
  const others: Partial<Record<ImportKind, Record<string, string>>> = {
    documents: { ...inPlace, number: `F-${at}` },
    spaces: { building: 'Dům A', space_number: `${at + 10}` },
    rooms: { ...flatOnly, valid_from, room_name: `Pokoj ${at}` },
    occupants: { ...flatOnly, valid_from, users_count: '1' },
    costs: { ...flatOnly, valid_from, service_name: 'Teplo', monthly_advance: '10' },
    tenants: { ...inFlat, valid_from, contract_valid_from: '1. 1. 2023' },
  };
  const other = others[kind];
  if (other !== undefined) return other;
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
    rooms: () =>
      world.call(createRoom, {
        ...inSpace,
        body: { room_name: 'Pokoj', valid_from: '2024-01-01', ...body },
      }),
    roommates: () => world.call(createRoommate, { ...inSpace, body: record }),
    documents: () => {
      const { quantity = null, base = 100_000, tax, subject = '', ...rest } = body;
      const line = {
        subject,
        quantity,
        measured_unit: '',
        base,
        tax_rate: 12,
        tax: tax ?? Math.round(Number(base) * 0.12),
      };
      const days = { period_from: '2024-01-01', period_to: '2024-01-31' };
      const told = { kind: 'invoice', number: 'F-1', ...days, line_rows: [line], ...rest };
      return world.call(createBillingDocument, {
        params: { unit_id, billing_place_id: place, id: '0' },
        token,
        body: told,
      });
    },
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
  test.each(formCases)('%s, in each field that a file can fill', async (kind, cases) => {
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
