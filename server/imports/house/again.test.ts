import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importScene, type ImportScene } from '#tests/imports.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
let scene: ImportScene;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const HEAD = 'Dům;Byt č.;Vlastník;Podíl na jednotce;Nájemce;Osob;Teplo;Voda;Platí od';
const sheet = (...rows: string[]) => [HEAD, ...rows].join('\n');
const FIRST = sheet(
  'Dlouhá 12;1;SJM Novák Jan a Nováková Marie;;;2;855;250;1. 6. 2026',
  'Dlouhá 12;2;Malý Petr;1/1;Tichá Eva;1;640;120;1. 6. 2026',
);

const tables = [
  'pasport_ownerships',
  'pasport_tenants',
  'pasport_users',
  'pasport_tenant_costs',
  'addresses',
];
async function everything() {
  const all: unknown[] = [];
  for (const table of tables) {
    const { rows } = await world.db.owner.query(
      `select to_jsonb(t) - '{version,updated}'::text[] as record from ${table} t
        where unit_id = $1 order by 1`,
      [scene.unit_id],
    );
    all.push(rows);
  }
  return all;
}

async function bring(file: string) {
  const { result } = await scene.upload('house', file);
  return scene.check(result.import_id);
}

test('the same sheet with a new day ends what it tells otherwise, and its undo gives all back', async () => {
  scene = await importScene(world);
  const { import_id: first } = await bring(FIRST);
  await scene.accept(first);
  const before = await everything();

  const { import_id, ...counts } = await bring(
    sheet(
      'Dlouhá 12;1;SJM Novák Jan a Nováková Marie;;;3;999;250;1. 7. 2026',
      'Dlouhá 12;2;Malý Petr;1/1;Tichá Eva;1;640;120;1. 7. 2026',
    ),
  );
  expect(await scene.rows(import_id, 'failing')).toEqual([]);
  expect(counts).toMatchObject({
    rows_changed: 1,
    rows_same: 1,
    totals: {
      ownerships: { new: 0, changed: 0, same: 3 },
      tenants: { new: 0, changed: 0, same: 1 },
      occupants: { new: 0, changed: 1, same: 1 },
      costs: { new: 0, changed: 1, same: 3 },
    },
  });
  const [flat] = await scene.rows(import_id, 'changed');
  expect(flat?.notes.filter(({ column }) => column >= 5)).toEqual([
    { column: 5, certainty: 'sure', message: 'ukončí předchozí k 30. 6. 2026, 2 → 3 osoby' },
    { column: 6, certainty: 'sure', message: 'ukončí předchozí k 30. 6. 2026, 855 → 999' },
  ]);
  expect(await scene.accept(import_id)).toMatchObject({ state: 'accepted', fault: '' });
  const held = await scene.stored('pasport_users', 'users_count, valid_from::text, valid_to::text');
  expect(held).toEqual([
    { users_count: 1, valid_from: '2026-06-01', valid_to: null },
    { users_count: 2, valid_from: '2026-06-01', valid_to: '2026-06-30' },
    { users_count: 3, valid_from: '2026-07-01', valid_to: null },
  ]);
  expect(await scene.count('pasport_tenant_costs')).toBe(5);
  expect(await scene.count('pasport_ownerships')).toBe(3);
  expect(await scene.undo(import_id)).toMatchObject({ state: 'undone', fault: '' });
  expect(await everything()).toEqual(before);
});

test('another share of the same owner takes the place of the former, another tenant does not', async () => {
  const { import_id } = await bring(
    sheet(
      'Dlouhá 12;2;Malý Petr;1/2;Jiná Dana;1;640;120;1. 8. 2026',
      'Dlouhá 12;2;Nový Karel;1/2;;;;;1. 8. 2026',
    ),
  );
  const [row, ...others] = await scene.rows(import_id, 'failing');
  expect([row?.faults, others]).toEqual([
    [
      {
        column: 8,
        message: 'Platnost se překrývá se záznamem od 1. 6. 2026 (Tichá Eva).',
      },
    ],
    [],
  ]);
  const ownerships = (await scene.read(import_id)).totals['ownerships'];
  expect(ownerships).toEqual({ new: 1, changed: 1, same: 0 });
});

describe('a house that cannot be accepted after all', () => {
  const HOUSE = sheet(
    'Krátká 1;1;Novák Jan;;;2;855;250;1. 6. 2026',
    'Krátká 1;2;Malý Petr;;;1;640;120;1. 6. 2026',
  );
  const written = async () =>
    Promise.all(
      ['pasports', 'addresses', 'pasport_ownerships', 'audit_log'].map(async (table) => {
        const { rows } = await world.db.owner.query<{ count: number }>(
          `select count(*)::integer as count from ${table} where client_id = $1`,
          [scene.client_id],
        );
        return rows[0]?.count;
      }),
    );

  test('leaves nothing behind where the licence has no more room', async () => {
    scene = await importScene(world, { max_pasports: 2 });
    const { import_id, fault } = await bring(HOUSE);
    expect(fault).toBe('');
    const other = await addBuildingRow(world.db, scene);
    await addSpaceRow(world.db, scene, other.pasport_id);
    const before = await written();
    expect(await scene.accept(import_id)).toMatchObject({
      state: 'checked',
      fault: 'Byl dosažen nejvyšší počet pasportů podle vaší licence.',
      rows_new: 2,
    });
    expect(await written()).toEqual(before);
  });

  test('leaves nothing behind where a row has become wrong', async () => {
    scene = await importScene(world);
    const { import_id } = await bring(HOUSE);
    for (let twin = 0; twin < 2; twin += 1)
      await addBuildingRow(world.db, scene, { pasport_name: 'Krátká 1' });
    const before = await written();
    expect(await scene.accept(import_id)).toMatchObject({ state: 'checked', rows_failing: 2 });
    expect(await written()).toEqual(before);
  });

  test('and one that just fits is accepted, each record with one row of history', async () => {
    scene = await importScene(world, { max_pasports: 2 });
    const { import_id } = await bring(HOUSE);
    expect(await scene.accept(import_id)).toMatchObject({ state: 'accepted', fault: '' });
    const { rows } = await world.db.owner.query(
      `select record_type, count(*)::integer as rows, count(distinct record_id)::integer as records,
              bool_and(not changes ? 'comment') as terse
         from audit_log where client_id = $1 and record_type like 'pasport%' and record_type <> 'pasport_types' and action = 'insert'
        group by 1 order by 1`,
      [scene.client_id],
    );
    const told = (record_type: string, records: number) => ({
      record_type,
      rows: records,
      records,
      terse: true,
    });
    expect(rows).toEqual([
      told('pasport_buildings', 1),
      told('pasport_ownerships', 2),
      told('pasport_spaces', 2),
      told('pasport_tenant_costs', 4),
      told('pasport_users', 2),
      told('pasports', 3),
    ]);
  });
});
