import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importScene, type ImportScene } from '#tests/imports.ts';
import { createWorld, type World } from '#tests/world.ts';
import { addBuildingRow } from '#tests/pasports.ts';

let world: World;
let scene: ImportScene;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  scene = await importScene(world);
});

const faultsOf = async (import_id: number) =>
  (await scene.rows(import_id, 'failing')).flatMap(({ faults }) => faults);

test('buildings are made with their place in the tree, their city and their indicator', async () => {
  const group = await addBuildingRow(world.db, scene, { pasport_name: 'Sídliště Sever' }, 'group');
  const { import_id } = await scene.checked('buildings', [
    [
      'Název domu',
      'Skupina',
      'Ulice',
      'Č. p.',
      'Č. o.',
      'Město',
      'PSČ',
      'Indikátor topení',
      'Parcela',
    ],
    ['Dům A', 'sidliste sever', 'Lípová', '1250', '4', 'praha', '17000', 'ITN1', '2001/4'],
    ['', '', 'Dubová 7/2a', '', '', 'Horní Dolní', '', '', ''],
  ]);
  expect(await scene.accept(import_id)).toMatchObject({ state: 'accepted', rows_new: 2 });
  const columns = 'pasport_name, parent_id, pasport_order, kind';
  expect(await scene.stored('pasports', columns)).toEqual([
    { pasport_name: 'Dubová 7/2a', parent_id: null, pasport_order: 10, kind: 'building' },
    { pasport_name: 'Dům A', parent_id: group.pasport_id, pasport_order: 10, kind: 'building' },
    expect.objectContaining({ kind: 'group' }),
  ]);
  const details = await scene.stored(
    'pasport_buildings',
    'pasport_building_id, street, registry_number, house_number, city_name, city_id, zip, parcel_number, heating_indicator_id is null as bare',
  );
  expect(details.slice(1)).toMatchObject([
    {
      street: 'Lípová',
      registry_number: '1250',
      house_number: '4',
      city_name: 'Praha',
      city_id: 1,
      zip: '170 00',
      parcel_number: '2001/4',
      bare: false,
    },
    {
      street: 'Dubová',
      registry_number: '7',
      house_number: '2a',
      city_name: 'Horní Dolní',
      city_id: null,
      bare: true,
    },
  ]);
});

test('the same file again finds everything as it is', async () => {
  const rows = [
    ['Název domu', 'Ulice', 'Město', 'Pořadí', 'Poznámka'],
    ['Dům A', 'Lípová 1250/4', 'Praha', '5', 'první'],
    ['', 'Dubová 7', 'Brno', '', ''],
  ];
  await scene.accept((await scene.checked('buildings', rows)).import_id);
  const again = await scene.checked('buildings', rows);
  expect(again).toMatchObject({ rows_same: 2, rows_new: 0, rows_changed: 0, rows_failing: 0 });
});

test('what a building has otherwise is changed, and an empty cell leaves it', async () => {
  await scene.accept(
    (
      await scene.checked('buildings', [
        ['Název domu', 'Ulice', 'Správce domu', 'Poznámka'],
        ['Dům A', 'Lípová 1', 'Novák', 'stará'],
      ])
    ).import_id,
  );
  const { import_id, ...counts } = await scene.checked('buildings', [
    ['Název domu', 'Správce domu', 'Poznámka', 'Pořadí'],
    ['DŮM  A', '', 'nová', '70'],
  ]);
  expect(counts).toMatchObject({ rows_changed: 1, rows_new: 0 });
  await scene.accept(import_id);
  expect(
    await scene.stored('pasport_buildings', 'house_manager, comment, street, version'),
  ).toEqual([{ house_manager: 'Novák', comment: 'nová', street: 'Lípová', version: 2 }]);
  expect(await scene.stored('pasports', 'pasport_name, pasport_order')).toEqual([
    { pasport_name: 'DŮM  A', pasport_order: 70 },
  ]);
});

describe('a row fails', () => {
  test('for a group or an indicator that is not there', async () => {
    const { import_id } = await scene.checked('buildings', [
      ['Název domu', 'Skupina', 'Indikátor'],
      ['Dům A', 'Neznámá', 'žádný'],
    ]);
    expect(await faultsOf(import_id)).toEqual([
      { column: 1, message: 'Skupina domů s tímto názvem v jednotce není' },
      { column: 2, message: 'Indikátor topení v číselníku není' },
    ]);
  });

  test('for a building of which the unit has two', async () => {
    await addBuildingRow(world.db, scene, { pasport_name: 'Dům A' });
    await addBuildingRow(world.db, scene, { pasport_name: 'dum a' });
    const { import_id } = await scene.checked('buildings', [['Název domu'], ['Dům A']]);
    expect(await faultsOf(import_id)).toEqual([
      { column: 0, message: 'Takových domů je v jednotce více' },
    ]);
  });

  test('by the same rules as the form has', async () => {
    const { import_id } = await scene.checked('buildings', [
      ['Název domu', 'Město', 'Pořadí', 'Kód k. ú.'],
      ['x'.repeat(201), 'y'.repeat(51), '-1', '12345'],
    ]);
    expect((await faultsOf(import_id)).map(({ column }) => column)).toEqual([0, 1, 2, 3]);
  });
});
