import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addBuildingRow, addFloorRow } from '#tests/pasports.ts';
import { importScene, type ImportScene } from '#tests/imports.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
let scene: ImportScene;
let building: Awaited<ReturnType<typeof addBuildingRow>>;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  scene = await importScene(world);
  building = await addBuildingRow(world.db, scene, {
    pasport_name: 'Dům A',
    street: 'Lípová',
    registry_number: '1250',
    house_number: '4',
    city_name: 'Praha',
  });
});

const HEADER = [
  'Dům',
  'Číslo bytu',
  'Typ',
  'Podlaží',
  'VS',
  'Celková plocha',
  'Vytápěná plocha',
  'Podíl na společných částech',
];
const faultsOf = async (import_id: number) =>
  (await scene.rows(import_id, 'failing')).flatMap(({ faults }) => faults);

test('spaces are made in their building, on a floor it has or gets, with exact areas', async () => {
  const floor = await addFloorRow(world.db, scene, building.pasport_id, { code: '1NP', floor: 1 });
  const { import_id } = await scene.checked('spaces', [
    HEADER,
    ['Dům A', '1', 'Byt', '1. NP', '0012', '64,55', '55,8', '645/51200'],
    ['Lípová 1250/4', '2', '', '2. NP', '', '30', '', ''],
    ['lipova 1250, Praha', '3', 'garáž', '2', '', '', '', ''],
  ]);
  expect(await scene.accept(import_id)).toMatchObject({ state: 'accepted', rows_new: 3 });
  expect(
    await scene.stored(
      'pasport_spaces',
      `space_number, variable_symbol, total_area, heated_area, heated_area_fixed,
       common_share_numerator, common_share_denominator,
       (select code from pasport_types t where t.pasport_type_id = pasport_spaces.pasport_type_id) as type,
       (select code from pasport_floors f where f.pasport_floor_id = pasport_spaces.pasport_floor_id) as floor`,
    ),
  ).toEqual([
    {
      space_number: '1',
      variable_symbol: '0012',
      total_area: '64.55',
      heated_area: '55.80',
      heated_area_fixed: true,
      common_share_numerator: 645,
      common_share_denominator: 51_200,
      type: 'BYT',
      floor: '1NP',
    },
    {
      space_number: '2',
      variable_symbol: '',
      total_area: '30.00',
      heated_area: '0.00',
      heated_area_fixed: false,
      common_share_numerator: null,
      common_share_denominator: null,
      type: 'BYT',
      floor: '2NP',
    },
    {
      space_number: '3',
      variable_symbol: '',
      total_area: '0.00',
      heated_area: '0.00',
      heated_area_fixed: false,
      common_share_numerator: null,
      common_share_denominator: null,
      type: 'GARAZ',
      floor: '2NP',
    },
  ]);
  expect(await scene.stored('pasport_floors', 'floor, code, name')).toMatchObject([
    { floor: 1, code: '1NP' },
    { floor: 2, code: '2NP', name: '2. nadzemní podlaží' },
  ]);
  expect(await scene.stored('pasport_spaces', 'pasport_floor_id')).toContainEqual(floor);
  const places = await scene.stored('pasports', 'pasport_order, pasport_name, parent_id, kind');
  expect(places.filter(({ kind }) => kind === 'space')).toEqual(
    [10, 20, 30].map((pasport_order, at) => ({
      pasport_order,
      pasport_name: String(at + 1),
      parent_id: building.pasport_id,
      kind: 'space',
    })),
  );
});

test('the same file again finds everything as it is', async () => {
  const rows = [
    HEADER,
    ['Dům A', '1', 'Byt', '1. NP', '12', '64,55', '55,8', '1/3'],
    ['Dům A', 'G 2', 'Garáž', '', '', '12', '', ''],
  ];
  await scene.accept((await scene.checked('spaces', rows)).import_id);
  expect(await scene.checked('spaces', rows)).toMatchObject({
    rows_same: 2,
    rows_new: 0,
    rows_changed: 0,
  });
});

test('changes keep what the file does not tell', async () => {
  await scene.accept(
    (await scene.checked('spaces', [HEADER, ['Dům A', '1', 'Byt', '1. NP', '12', '64,5', '', '']]))
      .import_id,
  );
  const { import_id, ...counts } = await scene.checked('spaces', [
    ['Dům', 'Číslo bytu', 'VS', 'Podlaží', 'Započitatelná'],
    ['Dům A', '1', '13', '3. NP', '60'],
  ]);
  expect(counts).toMatchObject({ rows_changed: 1, rows_new: 0 });
  await scene.accept(import_id);
  expect(
    await scene.stored(
      'pasport_spaces',
      'variable_symbol, total_area, countable_area, heated_area_fixed, version',
    ),
  ).toEqual([
    {
      variable_symbol: '13',
      total_area: '64.50',
      countable_area: '60.00',
      heated_area_fixed: true,
      version: 2,
    },
  ]);
});

describe('a row fails', () => {
  test('for a building, a type or a floor that is not there, each under its column', async () => {
    const { import_id } = await scene.checked('spaces', [
      HEADER,
      ['Dům X', '1', 'Palác', 'půda', '', '', '', ''],
      ['Dům A', '1', 'Byt', 'půda', '', '', '', ''],
    ]);
    expect((await scene.rows(import_id, 'failing')).map(({ faults }) => faults)).toEqual([
      [
        { column: 0, message: 'Dům s tímto názvem nebo adresou v jednotce není' },
        { column: 2, message: 'Typ prostoru v číselníku není' },
      ],
      [{ column: 3, message: 'Takové podlaží dům nemá; uveďte například 2. NP nebo 1. PP' }],
    ]);
  });

  test('for a building that more than one may be', async () => {
    await addBuildingRow(world.db, scene, {
      pasport_name: 'Dům B',
      street: 'Lípová',
      registry_number: '1250',
      house_number: '4',
    });
    const { import_id } = await scene.checked('spaces', [
      HEADER,
      ['Lípová 1250/4', '1', '', '', '', '', '', ''],
    ]);
    expect(await faultsOf(import_id)).toEqual([
      { column: 0, message: 'Takových domů je v jednotce více; uveďte název domu' },
    ]);
  });

  test('by the same rules as the form has', async () => {
    const { import_id } = await scene.checked('spaces', [
      HEADER,
      ['Dům A', '1', '', '', '12a', '-5', '1,234', '5/4'],
      ['Dům A', '', 'Byt', '', '', '', '', ''],
    ]);
    expect((await scene.rows(import_id, 'failing')).map(({ faults }) => faults)).toEqual([
      [
        { column: 4, message: 'Variabilní symbol smí obsahovat pouze číslice' },
        { column: 5, message: 'Zadejte kladnou hodnotu' },
        { column: 6, message: 'Zadejte nejvýše dvě desetinná místa' },
        { column: 7, message: 'Podíl nesmí být větší než celek' },
      ],
      [{ column: 1, message: 'Toto pole je povinné' }],
    ]);
  });

  test('when an earlier one tells of the same space', async () => {
    const { import_id } = await scene.checked('spaces', [
      HEADER,
      ['Dům A', '1', '', '', '', '', '', ''],
      ['Lípová 1250', '1', '', '', '', '', '', ''],
    ]);
    expect(await faultsOf(import_id)).toEqual([
      { column: -1, message: 'Stejný záznam je už v řádku 2' },
    ]);
  });
});
