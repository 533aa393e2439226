import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addAddressRow } from '#tests/addresses.ts';
import { importScene, type ImportScene } from '#tests/imports.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
let scene: ImportScene;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  scene = await importScene(world);
  const { pasport_id } = await addBuildingRow(world.db, scene, { pasport_name: 'Dům A' });
  await addSpaceRow(world.db, scene, pasport_id, { space_number: '1' });
});

describe('rooms of a file', () => {
  const HEAD = ['Dům', 'Byt', 'Místnost', 'Plocha', 'Vytápěná', 'Koeficient', 'Platí od'];
  const kitchen = (area: string, from: string) => ['Dům A', '1', 'Kuchyně', area, 'ano', '1', from];
  const bring = (...rows: string[][]) => scene.checked('rooms', [HEAD, ...rows]);

  test('are made with their areas and coefficients, and are taken back', async () => {
    const { import_id } = await bring(kitchen('12,5', '1. 1. 2024'), [
      'Dům A',
      '1',
      'Spíž',
      '2',
      'ne',
      '0,1',
      '1. 1. 2024',
    ]);
    expect(await scene.accept(import_id)).toMatchObject({ state: 'accepted', rows_new: 2 });
    const columns =
      'room_name, floor_area::float8, is_heated, countable_coefficient::float8 as coefficient';
    expect(await scene.stored('pasport_rooms', columns)).toEqual([
      { room_name: 'Kuchyně', floor_area: 12.5, is_heated: true, coefficient: 1 },
      { room_name: 'Spíž', floor_area: 2, is_heated: false, coefficient: 0.1 },
    ]);
    expect(await scene.undo(import_id)).toMatchObject({ state: 'undone', fault: '' });
    expect(await scene.count('pasport_rooms')).toBe(0);
  });

  test('are there already when the file comes again, with the same day or a later one', async () => {
    await scene.accept((await bring(kitchen('12,5', '1. 1. 2024'))).import_id);
    for (const from of ['1. 1. 2024', '1. 7. 2026'])
      expect(await bring(kitchen('12,5', from))).toMatchObject({ rows_same: 1, rows_failing: 0 });
    expect(await bring(kitchen('13', '1. 1. 2024'))).toMatchObject({ rows_changed: 1 });
  });

  test('take no place of another of their name: heating elements stand in it', async () => {
    await scene.accept((await bring(kitchen('12,5', '1. 1. 2024'))).import_id);
    const { import_id } = await bring(kitchen('13', '1. 7. 2026'));
    expect((await scene.rows(import_id, 'failing'))[0]?.faults).toEqual([
      {
        column: 6,
        message: 'Platnost se překrývá se záznamem od 1. 1. 2024 (Kuchyně).',
      },
    ]);
  });
});

describe('roommates of a file', () => {
  const HEAD = ['Dům', 'Byt', 'Spolubydlící', 'Vztah', 'Bydlí od'];
  const bring = (...rows: string[][]) => scene.checked('roommates', [HEAD, ...rows]);
  const eva = (from: string, relation = 'dcera') => ['Dům A', '1', 'Černá Eva', relation, from];

  test('are persons of the address book, once at a time in a space, and are taken back', async () => {
    await addAddressRow(world.db, scene, { last_name: 'Černá', first_name: 'Eva' });
    const { import_id } = await bring(eva('1. 1. 2024'));
    expect(await scene.accept(import_id)).toMatchObject({ state: 'accepted', rows_new: 1 });
    expect(await scene.stored('pasport_roommates', 'relation')).toEqual([{ relation: 'dcera' }]);
    expect(await bring(eva('1. 7. 2026'))).toMatchObject({ rows_same: 1 });
    expect(await bring(eva('1. 7. 2026', 'vnučka'))).toMatchObject({ rows_failing: 1 });
    expect(await scene.undo(import_id)).toMatchObject({ state: 'undone', fault: '' });
    expect(await scene.count('pasport_roommates')).toBe(0);
  });

  test('who are not in the address book fail', async () => {
    const { import_id } = await bring(eva('1. 1. 2024'));
    expect((await scene.rows(import_id, 'failing'))[0]?.faults).toEqual([
      {
        column: 2,
        message: 'Osoba v adresáři jednotky není; nejdřív ji založte nebo naimportujte osoby',
      },
    ]);
  });
});
