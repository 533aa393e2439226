import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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

type Kind = Parameters<ImportScene['checked']>[0];

async function accepted(kind: Kind, rows: string[][]) {
  const { import_id } = await scene.checked(kind, rows);
  expect(await scene.accept(import_id)).toMatchObject({ state: 'accepted', fault: '' });
  return import_id;
}

/** Records of the table from the earliest: from when, until when, and the rest. */
async function stored(table: string, columns: string) {
  const rows = await scene.stored(table, `valid_from::text, valid_to::text, ${columns}`);
  return rows
    .map((row) => Object.values(row))
    .toSorted((one, other) => (String(one) < String(other) ? -1 : 1));
}

const COUNT = ['Dům', 'Byt', 'Osob', 'Platí od', 'Platí do', 'Poznámka'];
const two = (...more: string[]) => [COUNT, ['Dům A', '1', '2', '1. 1. 2026', ...more]];
const from = (count: string, day: string, ...more: string[]) => [
  COUNT,
  ['Dům A', '1', count, day, ...more],
];
const persons = () => stored('pasport_users', 'users_count');

describe('a number of persons that a file tells from a new day', () => {
  test('ends the former the day before and says so', async () => {
    await accepted('occupants', two());
    const { import_id } = await scene.checked('occupants', from('3', '1. 7. 2026'));
    const [row] = await scene.rows(import_id);
    expect([row?.state, row?.notes]).toEqual([
      'changed',
      [
        {
          column: 2,
          certainty: 'sure',
          message: 'ukončí předchozí k 30. 6. 2026, 2 → 3 osoby',
        },
      ],
    ]);
    await scene.accept(import_id);
    expect(await persons()).toEqual([
      ['2026-01-01', '2026-06-30', 2],
      ['2026-07-01', null, 3],
    ]);
  });

  test('makes no record where as many live there already', async () => {
    await accepted('occupants', two());
    expect(await scene.checked('occupants', from('2', '1. 7. 2026'))).toMatchObject({
      rows_same: 1,
      rows_new: 0,
      rows_changed: 0,
    });
  });

  test('lasts as long as the former, unless the row says until when', async () => {
    await accepted('occupants', two('31. 12. 2026'));
    await accepted('occupants', from('3', '1. 5. 2026'));
    await accepted('occupants', from('4', '1. 7. 2026', '31. 8. 2026'));
    expect(await persons()).toEqual([
      ['2026-01-01', '2026-04-30', 2],
      ['2026-05-01', '2026-06-30', 3],
      ['2026-07-01', '2026-08-31', 4],
    ]);
  });

  test('lasts until the next one begins where none held, and says so', async () => {
    await accepted('occupants', two());
    const { import_id } = await scene.checked('occupants', from('1', '1. 10. 2025'));
    expect((await scene.rows(import_id))[0]).toMatchObject({
      state: 'new',
      notes: [{ column: 3, message: 'platí do 31. 12. 2025, pak začíná další záznam' }],
    });
    await scene.accept(import_id);
    expect((await persons())[0]).toEqual(['2025-10-01', '2025-12-31', 1]);
  });

  test('is refused beside another row of the file that holds then', async () => {
    await accepted('occupants', two());
    const { import_id } = await scene.checked('occupants', [
      ...from('3', '1. 7. 2026'),
      ['Dům A', '1', '4', '1. 9. 2026', '', ''],
    ]);
    const faults = (await scene.rows(import_id, 'failing')).map((row) => row.faults);
    expect(faults).toEqual([[{ column: 3, message: 'Platnost se překrývá s řádkem 2.' }]]);
  });

  test('is refused where the row says that it lasts into the next one', async () => {
    await accepted('occupants', two());
    const rows = from('1', '1. 10. 2025', '31. 1. 2026');
    const { import_id } = await scene.checked('occupants', rows);
    expect((await scene.rows(import_id, 'failing'))[0]?.faults).toEqual([
      { column: 3, message: 'Platnost se překrývá se záznamem od 1. 1. 2026 (2).' },
    ]);
  });

  test('follows in one file the other, whatever row is first', async () => {
    await accepted('occupants', two());
    await accepted('occupants', [
      ...from('4', '1. 9. 2026'),
      ['Dům A', '1', '3', '1. 7. 2026', '31. 8. 2026', ''],
    ]);
    expect(await persons()).toEqual([
      ['2026-01-01', '2026-06-30', 2],
      ['2026-07-01', '2026-08-31', 3],
      ['2026-09-01', null, 4],
    ]);
  });

  test('is taken back so that the former holds on', async () => {
    await accepted('occupants', two('', 'podle prohlášení'));
    const before = await persons();
    const import_id = await accepted('occupants', from('3', '1. 7. 2026'));
    expect(await stored('pasport_users', 'comment')).toEqual([
      ['2026-01-01', '2026-06-30', 'podle prohlášení'],
      ['2026-07-01', null, ''],
    ]);
    expect(await scene.undo(import_id)).toMatchObject({ state: 'undone', fault: '' });
    expect(await persons()).toEqual(before);
  });
});

describe('an advance that a file tells from a new day', () => {
  const HEAD = ['Dům', 'Byt', 'Služba', 'Záloha měsíčně', 'Platí od', 'Rozúčtování'];
  const costs = () =>
    stored('pasport_tenant_costs', 'service_name, monthly_advance::integer, allocation');

  test('ends the former of its service alone, and keeps how it is divided', async () => {
    await accepted('costs', [
      HEAD,
      ['Dům A', '1', 'Teplo', '800', '1. 1. 2026', 'měřidlo'],
      ['Dům A', '1', 'Voda', '250', '1. 1. 2026', 'počet osob'],
    ]);
    const before = await costs();
    const { import_id } = await scene.checked('costs', [
      HEAD.slice(0, 5),
      ['Dům A', '1', 'TEPLO', '999', '1. 7. 2026'],
      ['Dům A', '1', 'voda', '250', '1. 7. 2026'],
    ]);
    const [heat, water] = await scene.rows(import_id);
    expect([heat?.state, heat?.notes.map(({ message }) => message)]).toEqual([
      'changed',
      ['ukončí předchozí k 30. 6. 2026, 800 → 999'],
    ]);
    expect(water?.state).toBe('same');
    await scene.accept(import_id);
    expect(await costs()).toEqual([
      ['2026-01-01', null, 'Voda', 25_000, 'persons'],
      ['2026-01-01', '2026-06-30', 'Teplo', 80_000, 'meter'],
      ['2026-07-01', null, 'Teplo', 99_900, 'meter'],
    ]);
    await scene.undo(import_id);
    expect(await costs()).toEqual(before);
  });
});
