import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkImport, correctImportRow } from '#contract/imports.ts';
import { importScene, type ImportScene } from '#tests/imports.ts';
import { FAULTY, managerHouse } from '#tests/manager-house.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
let scene: ImportScene;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const counts = async () => ({
  buildings: await scene.count('pasport_buildings'),
  spaces: await scene.count('pasport_spaces'),
  people: await scene.count('addresses'),
  ownerships: await scene.count('pasport_ownerships'),
  tenancies: await scene.count('pasport_tenants'),
  occupants: await scene.count('pasport_users'),
  costs: await scene.count('pasport_tenant_costs'),
});

describe('a house that a manager has in one sheet', () => {
  test('comes in by one upload, with three cells put right', { timeout: 60_000 }, async () => {
    scene = await importScene(world);
    const { result: batch } = await scene.upload('house', managerHouse(), 'dum.xlsx');
    expect(batch).toMatchObject({
      heading_row: 6,
      mapping: [
        'space_number',
        'floor',
        'pasport_type',
        'total_area',
        'common_share',
        'owner',
        'tenant',
        'phone',
        'email',
        'users_count',
        'advance',
        'advance',
        'advance',
        'advance',
        null,
      ],
      constants: [
        { field: 'building', value: 'Dlouhá 12, Praha' },
        { field: 'valid_from', value: '1. 6. 2026' },
      ],
    });
    const { import_id } = batch;
    const checked = await scene.check(import_id);
    const failing = await scene.rows(import_id, 'failing');
    expect(
      failing.map(({ cells, faults }) => [cells[0], faults.map(({ column }) => column)]),
    ).toEqual([
      [String(FAULTY.area), [3]],
      [String(FAULTY.type), [2]],
      [String(FAULTY.share), [4]],
    ]);
    expect(checked).toMatchObject({ rows_new: 61, rows_failing: 3, rows_left_out: 5 });
    expect(await counts()).toMatchObject({ spaces: 0, people: 0 });
    const right = new Map([
      [String(FAULTY.area), [3, '58,5']],
      [String(FAULTY.type), [2, 'Byt']],
      [String(FAULTY.share), [4, '500/32000']],
    ] as const);
    for (const { row_number, cells } of failing) {
      const [column, cell] = right.get(cells[0] ?? '') ?? [0, ''];
      const put = cells.map((text, at) => (at === column ? cell : text));
      const body = { row_number, cells: put };
      const { result } = await world.call(correctImportRow, { ...scene.one(import_id), body });
      expect(result.row.faults).toEqual([]);
    }
    const { totals } = await scene.read(import_id);
    expect(totals).toMatchObject({
      spaces: { new: 64 },
      persons: { new: 150 },
      buildings: { new: 1 },
    });
    expect(await scene.accept(import_id)).toMatchObject({ state: 'accepted', fault: '' });
    expect(await counts()).toEqual({
      buildings: 1,
      spaces: 64,
      people: 150,
      ownerships: 142,
      tenancies: 8,
      occupants: 64,
      costs: 64 * 3 + 30,
    });
  });

  test(
    'is the same when it comes again, and is read as it was before',
    { timeout: 60_000 },
    async () => {
      const { result } = await scene.upload('house', managerHouse(), 'znovu.xlsx');
      const checked = await scene.check(result.import_id);
      expect(checked).toMatchObject({ rows_same: 61, rows_changed: 0, rows_new: 0 });
    },
  );

  test('is told as it was understood, each part with its certainty', async () => {
    const { result } = await scene.upload('house', managerHouse(), 'potreti.xlsx');
    await scene.check(result.import_id);
    const rows = await scene.rows(result.import_id);
    const notesOf = (number: string) => rows.find(({ cells }) => cells[0] === number)?.notes;
    expect(notesOf('1')).toContainEqual({
      column: 5,
      certainty: 'sure',
      message: 'SJM Jan Novák a Jana Nováková',
    });
    expect(notesOf('2')).toContainEqual({
      column: 1,
      certainty: 'guessed',
      message: '1. patro, to je 2. NP',
    });
    expect(notesOf('6')).toContainEqual({
      column: 7,
      certainty: 'unclear',
      message: 'do poznámky osoby se zapíše „telefon v souboru: 7,77123E+08“',
    });
    expect(notesOf('57')?.find(({ column }) => column === 5)?.certainty).toBe('guessed');
  });

  test('that changes what is there says what it was and what it is going to be', async () => {
    const rows = 'Dům;Byt č.;Vlastník;Telefon;Osob;Teplo;Platí od\nDlouhá 12;12;;;4;999;1. 6. 2026';
    const { result } = await scene.upload('house', rows);
    await scene.check(result.import_id);
    const [row] = await scene.rows(result.import_id);
    expect([row?.state, row?.notes]).toEqual([
      'changed',
      [{ column: 5, certainty: 'sure', message: 'změna: 855 → 999' }],
    ]);
  });

  test('is taken back as a whole', { timeout: 60_000 }, async () => {
    const own = scene;
    const first = (await own.stored('import_batches', 'import_id, state'))[0];
    expect(await own.undo(Number(first?.['import_id']))).toMatchObject({
      state: 'undone',
      fault: '',
    });
    expect(Object.values(await counts())).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test('needs the day since when what it tells holds', async () => {
    const { result } = await scene.upload('house', 'Dům;Byt č.;Vlastník\nA;1;Novák Jan');
    const { mapping } = result;
    const { status, error } = await world.call(checkImport, {
      ...scene.one(result.import_id),
      body: { mapping, constants: [] },
    });
    expect([status, error.fields?.[0]?.message]).toEqual([
      400,
      'Uveďte, od kdy údaje platí: sloupcem, nebo jedním dnem pro všechny řádky',
    ]);
  });

  test('asks for the day of each row that tells who has the space and leaves it empty', async () => {
    const rows =
      'Dům;Byt č.;Podlaží;Vlastník;Platí od\nNová 3;1;1. NP;Malá Eva;\nNová 3;1;1. NP;Malá Eva ml.;5. 6. 2018\nNová 3;2;2. NP;;\nNová 3;3;2. NP;Novák Jan;leden';
    const { result } = await scene.upload('house', rows);
    await scene.check(result.import_id);
    const told = await scene.rows(result.import_id);
    expect(told.map(({ faults }) => faults.map(({ message }) => message))).toEqual([
      ['Uveďte, od kdy údaje řádku platí'],
      [],
      [],
      [expect.stringMatching(/^Zadejte datum/)],
    ]);
  });
});
