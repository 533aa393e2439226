import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkImport, keepImportRow, listImportWords, type ImportWord } from '#contract/imports.ts';
import { csv, importScene, type ImportScene } from '#tests/imports.ts';
import { addBuildingRow } from '#tests/pasports.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
let scene: ImportScene;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  scene = await importScene(world);
  await addBuildingRow(world.db, scene, { pasport_name: 'Dům A' });
});

const FLATS = [
  ['Dům', 'Číslo bytu', 'Typ'],
  ['Dům A', '1', 'Byt'],
  ['Dům A', '2', 'Cimra'],
  ['Dům', 'Číslo bytu', 'Typ'],
  ['Dům A', '3', 'cimra '],
  ['Dům A', '4', 'Bůhvíco'],
  ['Celkem', '4', 'Součtový'],
];
const upload = async (rows = FLATS) => (await scene.upload('spaces', csv(rows))).result;
const unknown = async (import_id: number, column = 2, field = 'pasport_type') =>
  (
    await world.call(listImportWords, {
      ...scene.one(import_id),
      query: { column: String(column), field },
    })
  ).result.values;

/** Checks the import with what words mean. */
async function checkedWith(import_id: number, words: ImportWord[]) {
  const { mapping } = await scene.read(import_id);
  const reply = await world.call(checkImport, {
    ...scene.one(import_id),
    body: { mapping, words },
  });
  await scene.work();
  return reply;
}
const type = (word: string, meaning: string) => ({ field: 'pasport_type', word, meaning });

describe('words that the portal does not know', () => {
  test('are told once with their rows, without rows that are no records', async () => {
    const { import_id } = await upload();
    expect(await unknown(import_id)).toEqual([
      { word: 'Bůhvíco', rows: 1 },
      { word: 'cimra', rows: 2 },
    ]);
  });

  test('are told of rows under the headings, and of none that a person has left out', async () => {
    const { import_id } = await upload([['Byty domu A', '', 'Soupis'], ...FLATS]);
    expect((await unknown(import_id)).map(({ word }) => word)).toEqual(['Bůhvíco', 'cimra']);
    await checkedWith(import_id, []);
    const body = { row_number: 7, kept: false };
    expect((await world.call(keepImportRow, { ...scene.one(import_id), body })).status).toBe(200);
    expect((await unknown(import_id)).map(({ word }) => word)).toEqual(['cimra']);
  });

  test('mean in all their rows what a person has said, and nothing where he has said so', async () => {
    const { import_id } = await upload();
    await checkedWith(import_id, [type('CIMRA', 'Byt'), type('Bůhvíco', '')]);
    expect(await scene.rows(import_id, 'failing')).toEqual([]);
    expect(await scene.accept(import_id)).toMatchObject({ state: 'accepted', rows_new: 4 });
  });

  test('that nobody has explained are faults of their rows', async () => {
    const { import_id } = await upload();
    await checkedWith(import_id, [type('cimra', 'Byt')]);
    const failing = await scene.rows(import_id, 'failing');
    expect(failing.map(({ cells }) => cells[2])).toEqual(['Bůhvíco']);
  });

  test('are remembered for the next file of the unit', async () => {
    const first = await upload();
    await checkedWith(first.import_id, [type('cimra', 'Byt')]);
    const next = await upload();
    expect(next.words).toEqual([type('cimra', 'Byt')]);
    // A program that says nothing of words leaves those that are known.
    await scene.check(next.import_id);
    expect((await scene.rows(next.import_id, 'failing')).length).toBe(1);
  });

  test('may be told for a field of the kind alone, by a meaning that it knows', async () => {
    const { import_id } = await upload();
    const other = await checkedWith(import_id, [{ field: 'sipo', word: 'x', meaning: '1' }]);
    expect([other.status, other.error.fields?.[0]]).toEqual([
      400,
      { field: 'words.0.field', message: 'Neznámé pole' },
    ]);
  });

  test('of yes and no are those that are neither', async () => {
    const { result } = await scene.upload(
      'ownerships',
      csv([
        ['Dům', 'Byt', 'Vlastník', 'SJM', 'Od'],
        ['Dům A', '1', 'Jan Novák', 'jo', '1. 1. 2024'],
        ['Dům A', '1', 'Eva Černá', 'x', '1. 1. 2024'],
      ]),
    );
    const { import_id } = result;
    expect(await unknown(import_id, 3, 'is_joint')).toEqual([{ word: 'jo', rows: 1 }]);
    const joint = (meaning: string) => [{ field: 'is_joint', word: 'jo', meaning }];
    expect((await checkedWith(import_id, joint('možná'))).status).toBe(400);
    await checkedWith(import_id, joint('ano'));
    const told = (await scene.rows(import_id)).flatMap(({ faults }) => faults);
    expect(told.filter(({ column }) => column === 3)).toEqual([]);
  });
});
