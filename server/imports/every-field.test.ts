import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressRecord } from '#contract/address-record.ts';
import { monthRecord } from '#contract/degree-day-month-record.ts';
import { billingDocumentRecord } from '#contract/billing/document-record.ts';
import { getImportTemplate } from '#contract/import-start.ts';
import { importKind, type ImportKind } from '#contract/import-kinds.ts';
import { readingRecord } from '#contract/metering/reading-record.ts';
import { buildingRecord } from '#contract/pasports/building-record.ts';
import { costRecord } from '#contract/pasports/costs.ts';
import { occupantRecord } from '#contract/pasports/occupants.ts';
import { cityRecord } from '#contract/lists/city-record.ts';
import { ownershipRecord } from '#contract/pasports/ownerships.ts';
import { roommateRecord } from '#contract/pasports/roommates.ts';
import { roomRecord } from '#contract/pasports/rooms.ts';
import { spaceRecord } from '#contract/pasports/space-record.ts';
import { tenantRecord } from '#contract/pasports/tenants.ts';
import { blankOf, type WrittenField } from '#contract/record.ts';
import { addAddressRow } from '#tests/addresses.ts';
import { addBillingPlaceRow } from '#tests/billing.ts';
import { describedRecords, type Described } from '#tests/described-records.ts';
import { rowsOfKinds, type OfOneRecord } from '#tests/import-rows.ts';
import { csv, importScene, type ImportScene } from '#tests/imports.ts';
import { addMeasuringPlaceRow, addMeterRow } from '#tests/metering.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { createWorld, type World } from '#tests/world.ts';

const ofOneRecord = importKind.exclude(['house']).options;

/** The record that each kind of import fills, and where it is stored. */
const filled: Readonly<Record<OfOneRecord, readonly [record: Described, table: string]>> = {
  buildings: [buildingRecord, 'pasport_buildings'],
  spaces: [spaceRecord, 'pasport_spaces'],
  persons: [addressRecord, 'addresses'],
  tenants: [tenantRecord, 'pasport_tenants'],
  ownerships: [ownershipRecord, 'pasport_ownerships'],
  occupants: [occupantRecord, 'pasport_users'],
  costs: [costRecord, 'pasport_tenant_costs'],
  rooms: [roomRecord, 'pasport_rooms'],
  roommates: [roommateRecord, 'pasport_roommates'],
  readings: [readingRecord, 'meter_readings'],
  documents: [billingDocumentRecord, 'billing_documents'],
};
const importable = ofOneRecord.map((kind) => [kind, ...filled[kind]] as const);
/** Filled by files of their own, which belong to no unit: lists of municipalities and of months. */
const byOwnFile: readonly Described[] = [cityRecord, monthRecord];
const others = describedRecords.filter(
  ([, record]) => !importable.some(([, known]) => known === record) && !byOwnFile.includes(record),
);

/** A reason is a sentence that says something. */
const isReason = (text: string) => text.length > 15 && text.includes(' ');

let world: World;
let scene: ImportScene;
beforeAll(async () => {
  world = await createWorld();
  scene = await importScene(world);
});
afterAll(() => world.close());

/** The columns of the template as an upload of it knows them: their names are guessed from it. */
async function templateOf(kind: ImportKind) {
  const asked = { params: { kind }, token: scene.user.token };
  const { content_base64 } = (await world.call(getImportTemplate, asked)).result;
  const file = Buffer.from(content_base64, 'base64');
  const { mapping, fields } = (await scene.upload(kind, file, 'vzor.xlsx')).result;
  return { mapping, fields: fields.map(({ field }) => field) };
}

/** The column of a file that fills the field; undefined where none does. */
function columnOf(name: string, { imported }: WrittenField): string | undefined {
  if ('not' in imported) return undefined;
  return 'from' in imported ? imported.from : (imported.name ?? name);
}

describe.each(importable)('an import of %s', (kind, { written, columns }) => {
  test('fills each field of its record by a column of the template, or says why not', async () => {
    const { mapping, fields } = await templateOf(kind);
    // Every column of the template is known again when it comes back filled in.
    expect(mapping).toEqual(fields);
    const missing = Object.entries(written).filter(([name, field]) => {
      const column = columnOf(name, field);
      if (column !== undefined) return !fields.includes(column);
      return !('not' in field.imported && isReason(field.imported.not));
    });
    expect(missing).toEqual([]);
    const told = Object.entries(written).flatMap(([name, field]) => columnOf(name, field) ?? []);
    const words = columns.map(({ name }) => name);
    expect(fields.filter((field) => !told.includes(field) && !words.includes(field))).toEqual([]);
  });
});

test.each(others)(
  '%s, which no import fills, says so by one sentence for all its fields',
  (_name, record) => {
    const reasons = Object.values(record.written).map(({ imported }) =>
      'not' in imported ? imported.not : 'has a column',
    );
    expect(new Set(reasons).size).toBe(1);
    expect(reasons.every(isReason)).toBe(true);
  },
);

/** A unit with a group, a house with two spaces, a person and a firm that files may name. */
async function settled(): Promise<ImportScene> {
  const own = await importScene(world);
  await addBuildingRow(world.db, own, { pasport_name: 'Skupina' }, 'group');
  const { pasport_id } = await addBuildingRow(world.db, own, { pasport_name: 'Dům A' });
  const flat = await addSpaceRow(world.db, own, pasport_id, { space_number: '1' });
  const place = await addMeasuringPlaceRow(world.db, own, flat.pasport_id);
  await addMeterRow(world.db, own, place, { serial_number: 'M1' });
  await addBillingPlaceRow(world.db, own, { code: 'TEPLO' });
  await addSpaceRow(world.db, own, pasport_id, { space_number: '2', variable_symbol: '77' });
  const jan = { last_name: 'Novák', first_name: 'Jan', birth_date: '1975-02-01' };
  await addAddressRow(world.db, own, { ...jan, email: 'jan@example.cz' });
  const firm = { address_type: 'company', company_name: 'Firma s.r.o.', last_name: '' };
  await addAddressRow(world.db, own, { ...firm, business_id: '00177041' });
  await world.db.owner.query(
    `insert into heating_indicators (client_id, code, name) values ($1, 'IND', 'Indikátor')`,
    [own.client_id],
  );
  return own;
}

/** Stored records of the table, with their places in the tree where they have some. */
async function stored(table: string, unit_id: number): Promise<Record<string, unknown>[]> {
  const place = `coalesce(to_jsonb(p) - 'version', '{}') as place`;
  const { rows: found } = await world.db.owner.query<{ own: object; place: object }>(
    `select to_jsonb(r) as own, ${place} from ${table} r
       left join pasports p on p.pasport_id = (to_jsonb(r) ->> 'pasport_id')::integer
      where r.unit_id = $1`,
    [unit_id],
  );
  return found.map(({ own, place: tree }) => ({ ...tree, ...own }));
}

/** The column of the database that keeps the field. */
const keptIn = (name: string, field: WrittenField) => field.stored?.split('.')[1] ?? name;

describe.each(importable)('a file of %s', (kind, { written }, table) => {
  test('that says all its columns leaves no field of theirs as a new record has it', async () => {
    const own = await settled();
    const fields = [...new Set(rowsOfKinds[kind].flatMap((row) => Object.keys(row)))];
    const said = rowsOfKinds[kind].map((row) => fields.map((name) => row[name] ?? ''));
    const batch = (await own.upload(kind, csv([fields, ...said]))).result;
    const { import_id } = batch;
    // None of its columns was forgotten here.
    expect(batch.fields.filter(({ field }) => !fields.includes(field))).toEqual([]);
    const before = await stored(table, own.unit_id);
    await own.check(import_id, fields);
    expect((await own.rows(import_id)).flatMap(({ faults }) => faults)).toEqual([]);
    expect(await own.accept(import_id)).toMatchObject({ state: 'accepted' });
    const known = new Set(before.map((record) => JSON.stringify(record)));
    const made = (await stored(table, own.unit_id)).filter(
      (record) => !known.has(JSON.stringify(record)),
    );
    const blank: Record<string, unknown> = blankOf(written);
    const left = Object.entries(written).filter(([name, field]) =>
      made.every(({ [keptIn(name, field)]: value = blank[name] }) => value === blank[name]),
    );
    expect(left.filter(([name, field]) => columnOf(name, field) !== undefined)).toEqual([]);
  });
});
