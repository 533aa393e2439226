import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkImport, chooseImportHeading, keepImportRow } from '#contract/imports.ts';
import { csv, importScene, type ImportScene } from '#tests/imports.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
let scene: ImportScene;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  scene = await importScene(world);
  await scene.accept((await scene.checked('buildings', [['Název domu'], ['Dlouhá 12']])).import_id);
});

const SHEET = [
  ['Seznam bytů – Dlouhá 12, Praha', '', '', ''],
  ['Byt č.', 'Podlaží', 'Výměra', 'Poznámka'],
  ['1', 'přízemí', '50', ''],
  ['Vchod ze dvora, patra', '', '', ''],
  ['Byt č.', 'Podlaží', 'Výměra', 'Poznámka'],
  ['2', '1.p', '#REF!', ''],
  ['Celkem', '', '100', ''],
];

const uploaded = async (rows = SHEET) => (await scene.upload('spaces', csv(rows))).result;
const states = async (import_id: number) =>
  (await scene.rows(import_id)).map(({ row_number, state, reason }) => [row_number, state, reason]);

describe('a sheet as people have it', () => {
  test('is read from its headings on, with the house that its title tells', async () => {
    const batch = await uploaded();
    expect(batch).toMatchObject({
      heading_row: 2,
      columns: ['Byt č.', 'Podlaží', 'Výměra', 'Poznámka'],
      constants: [{ field: 'building', value: 'Dlouhá 12, Praha' }],
      rows_total: 5,
      sample: [SHEET[2], SHEET[5]],
    });
    expect(batch.top.map(({ row_number }) => row_number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('has rows that are no records left out with the reason, and cells with errors told', async () => {
    const { import_id } = await uploaded();
    // The title names the city too, which the building of the unit does not have.
    const constants = [{ field: 'building', value: 'Dlouhá 12' }];
    const { mapping } = await scene.read(import_id);
    await world.call(checkImport, { ...scene.one(import_id), body: { mapping, constants } });
    await scene.work();
    expect(await states(import_id)).toEqual([
      [3, 'new', ''],
      [4, 'left-out', 'Nadpis nebo poznámka mezi řádky'],
      [5, 'left-out', 'Opakovaná hlavička tabulky'],
      [6, 'failing', ''],
      [7, 'left-out', 'Součtový řádek'],
    ]);
    expect(await scene.read(import_id)).toMatchObject({ rows_left_out: 3, rows_failing: 1 });
    const [failing] = await scene.rows(import_id, 'failing');
    expect(failing?.faults).toEqual([{ column: 2, message: expect.stringContaining('#REF!') }]);
  });

  test('may have a row left out by hand, or taken for a record after all; only kept rows are written', async () => {
    const { import_id } = await uploaded();
    const constants = [{ field: 'building', value: 'Dlouhá 12' }];
    const { mapping } = await scene.read(import_id);
    await world.call(checkImport, { ...scene.one(import_id), body: { mapping, constants } });
    await scene.work();
    const keep = (row_number: number, kept: boolean) =>
      world.call(keepImportRow, { ...scene.one(import_id), body: { row_number, kept } });
    expect((await keep(6, false)).result).toMatchObject({
      row: { state: 'left-out', reason: 'Vynecháno ručně' },
      batch: { rows_failing: 0, rows_left_out: 4 },
    });
    expect((await keep(7, true)).result).toMatchObject({
      row: { state: 'new', reason: '' },
      batch: { rows_new: 2, rows_left_out: 3 },
    });
    expect((await keep(1, true)).status).toBe(404);
    await scene.accept(import_id);
    expect(await scene.stored('pasport_spaces', 'space_number')).toEqual([
      { space_number: '1' },
      { space_number: 'Celkem' },
    ]);
  });

  test('may have another row chosen for its headings; what was found before is true no more', async () => {
    const { import_id } = await uploaded();
    await scene.check(import_id);
    const choose = (row_number: number) =>
      world.call(chooseImportHeading, { ...scene.one(import_id), body: { row_number } });
    expect((await choose(1)).result).toMatchObject({
      heading_row: 1,
      state: 'uploaded',
      columns: ['Seznam bytů – Dlouhá 12, Praha', '', '', ''],
      rows_total: 6,
    });
    expect((await choose(5)).result).toMatchObject({ heading_row: 5, rows_total: 2 });
    expect((await choose(7)).status).toBe(400);
    expect((await choose(99)).status).toBe(400);
    expect(await scene.rows(import_id)).toEqual([]);
  });

  test('is refused a value for all rows that no cell could say', async () => {
    const { import_id, mapping } = await uploaded();
    const constants = [
      { field: 'building', value: 'Dlouhá 12' },
      { field: 'floor_area', value: 'padesát' },
    ];
    const { status, error } = await world.call(checkImport, {
      ...scene.one(import_id),
      body: { mapping, constants },
    });
    expect([status, error.fields]).toEqual([
      400,
      [{ field: 'constants.floor_area', message: 'Zadejte číselnou hodnotu' }],
    ]);
  });

  test('is read as the last one of the unit with the same headings was', async () => {
    const rows = [
      ['Číslo', 'Velikost', 'Sekce'],
      ['1', '50', 'A'],
    ];
    const first = await uploaded(rows);
    const constants = [{ field: 'building', value: 'Dlouhá 12' }];
    const mapping = ['space_number', 'total_area', null];
    await world.call(checkImport, { ...scene.one(first.import_id), body: { mapping, constants } });
    await scene.work();
    expect(await uploaded(rows)).toMatchObject({ mapping, constants });
  });
});
