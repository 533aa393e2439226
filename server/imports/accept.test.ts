import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acceptImport, correctImportRow } from '#contract/imports.ts';
import { taskHandlers } from '#server/app.ts';
import { createTaskWorker } from '#server/jobs/task-worker.ts';
import { mortalPortal } from '#tests/mortal-portal.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { plannedRows, withoutAutovacuum } from '#tests/planner.ts';
import { importScene, type ImportScene } from '#tests/imports.ts';
import { never } from '#tests/queue.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
let scene: ImportScene;
let house: { pasport_id: number };
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  scene = await importScene(world);
  house = await addBuildingRow(world.db, scene, { pasport_name: 'Dům A' });
});

const HEADER = ['Dům', 'Číslo bytu', 'Celková plocha'];
const flats = (count: number, from = 1) =>
  Array.from({ length: count }, (_, at) => ['Dům A', String(at + from), '50']);

describe('accepting', () => {
  test('is refused while rows fail, and nothing is written', async () => {
    const { import_id } = await scene.checked('spaces', [HEADER, ...flats(2), ['Dům X', '3', '']]);
    const { status, error } = await world.call(acceptImport, scene.one(import_id));
    expect([status, error.errorCode, error.errorMsg]).toEqual([
      409,
      67003409,
      'Import nelze přijmout: 1 řádek má chybu. Opravte ho.',
    ]);
    expect(await scene.count('pasport_spaces')).toBe(0);
  });

  test('writes all rows or none: what has come in between makes it none, and says so', async () => {
    const { import_id } = await scene.checked('spaces', [HEADER, ...flats(3)]);
    for (let twin = 0; twin < 2; twin += 1)
      await addSpaceRow(world.db, scene, house.pasport_id, { space_number: '2' });
    const batch = await scene.accept(import_id);
    expect(batch).toMatchObject({
      state: 'checked',
      rows_new: 2,
      rows_failing: 1,
      fault: 'Údaje se od zkoušky změnily: 1 řádek má teď chybu. Nic nebylo přijato.',
    });
    expect(await scene.count('pasport_spaces')).toBe(2);
    expect(await scene.rows(import_id, 'failing')).toMatchObject([
      { row_number: 3, faults: [{ column: 1, message: 'Takových prostorů je v domě více' }] },
    ]);
  });

  test('finds what somebody else has made in between, and does not make it twice', async () => {
    const { import_id } = await scene.checked('spaces', [HEADER, ...flats(2)]);
    await addSpaceRow(world.db, scene, house.pasport_id, { space_number: '2', total_area: 50 });
    const batch = await scene.accept(import_id);
    expect(batch).toMatchObject({ state: 'accepted', rows_new: 1, rows_same: 1 });
    expect(await scene.count('pasport_spaces')).toBe(2);
  });

  test('lets the planner know the new rows at once, and after an undo that they are gone', async () => {
    await withoutAutovacuum(world.db, ['pasport_spaces']);
    const planned = () => plannedRows(world.db, 'pasport_spaces', scene);
    const { import_id } = await scene.checked('spaces', [HEADER, ...flats(600)]);
    await scene.accept(import_id);
    expect(await planned()).toBeGreaterThan(400);
    await scene.undo(import_id);
    expect(await planned()).toBeLessThan(100);
  });

  test('is written in the history of each record in the name of whoever accepted', async () => {
    await scene.accept((await scene.checked('spaces', [HEADER, ...flats(2)])).import_id);
    const { rows } = await world.db.owner.query(
      `select record_type, action, user_identity, count(*)::integer as records from audit_log
        where client_id = $1 and record_type in ('pasports', 'pasport_spaces')
          and user_identity <> '' group by 1, 2, 3 order by 1`,
      [scene.client_id],
    );
    const { user_identity } = scene.user;
    expect(rows).toEqual([
      { record_type: 'pasport_spaces', action: 'insert', user_identity, records: 2 },
      { record_type: 'pasports', action: 'insert', user_identity, records: 2 },
    ]);
  });
});

test('ten thousand spaces are accepted and taken back', async () => {
  const own = await importScene(world, { max_pasports: 10_000 });
  await addBuildingRow(world.db, own, { pasport_name: 'Dům A' });
  const batch = await own.checked('spaces', [HEADER, ...flats(10_000)]);
  expect(batch).toMatchObject({ rows_total: 10_000, rows_new: 10_000, rows_failing: 0 });
  expect(await own.accept(batch.import_id)).toMatchObject({ state: 'accepted' });
  expect(await own.count('pasport_spaces')).toBe(10_000);
  expect(await own.undo(batch.import_id)).toMatchObject({ state: 'undone' });
  expect(await own.count('pasport_spaces')).toBe(0);
}, 180_000);

describe('the licence', () => {
  test.each([
    ['spaces', { max_pasports: 2 }, 66005409],
    ['persons', { max_items: 2 }, 63006409],
    ['spaces', { licence_valid_to: '2020-01-01' }, 63002409],
    ['buildings', { licence_valid_to: '2020-01-01' }, 63002409],
  ] as const)(
    'refuses %s over %j, and says so right after the check',
    async (kind, client, code) => {
      const own = await importScene(world, client);
      await addBuildingRow(world.db, own, { pasport_name: 'Dům A' });
      const rows = {
        spaces: [HEADER, ...flats(3)],
        persons: [['Příjmení'], ['Adam'], ['Beran'], ['Cibulka']],
        buildings: [['Název domu'], ['Dům B']],
      }[kind];
      const batch = await own.checked(kind, rows);
      expect(batch.fault).toMatch(/licence/i);
      expect(batch.rows_failing).toBe(0);
      const { status, error } = await world.call(acceptImport, own.one(batch.import_id));
      expect([status, error.errorCode, error.errorMsg]).toEqual([409, code, batch.fault]);
    },
  );

  test('counts what others have made until the moment of writing', async () => {
    const own = await importScene(world, { max_pasports: 3 });
    const { pasport_id } = await addBuildingRow(world.db, own, { pasport_name: 'Dům A' });
    const { import_id, fault } = await own.checked('spaces', [HEADER, ...flats(3)]);
    expect(fault).toBe('');
    const begun = await world.call(acceptImport, own.one(import_id));
    expect(begun.status).toBe(200);
    await addSpaceRow(world.db, own, pasport_id, { space_number: '99' });
    await own.work();
    expect(await own.read(import_id)).toMatchObject({
      state: 'checked',
      fault: 'Byl dosažen nejvyšší počet pasportů podle vaší licence.',
    });
    expect(await own.count('pasport_spaces')).toBe(1);
  });
});

describe('a corrected row', () => {
  const correct = (import_id: number, row_number: number, cells: string[]) =>
    world.call(correctImportRow, { ...scene.one(import_id), body: { row_number, cells } });

  test('is judged anew at once, and the import can be accepted', async () => {
    const { import_id } = await scene.checked('spaces', [
      HEADER,
      ...flats(2),
      ['Dům X', '3', 'abc'],
    ]);
    const half = await correct(import_id, 4, ['Dům A', '3', 'abc']);
    expect(half.result.row).toEqual({
      row_number: 4,
      state: 'failing',
      cells: ['Dům A', '3', 'abc'],
      faults: [{ column: 2, message: 'Zadejte číselnou hodnotu' }],
      notes: [],
      reason: '',
    });
    const whole = await correct(import_id, 4, ['Dům A', '3', '50']);
    expect(whole.result.row).toMatchObject({ state: 'new', faults: [] });
    expect(whole.result.batch).toMatchObject({ rows_new: 3, rows_failing: 0 });
    expect(await scene.accept(import_id)).toMatchObject({ state: 'accepted' });
  });

  test('takes the rows along that it stood in the way of, and those it now stands in the way of', async () => {
    const { import_id } = await scene.checked('spaces', [HEADER, ...flats(2), ['Dům A', '1', '']]);
    const moved = await correct(import_id, 2, ['Dům A', '2', '50']);
    expect(moved.result.batch).toMatchObject({ rows_new: 2, rows_failing: 1 });
    const states = (await scene.rows(import_id)).map(({ state, faults }) => [
      state,
      faults[0]?.message,
    ]);
    expect(states).toEqual([
      ['new', undefined],
      ['failing', 'Stejný záznam je už v řádku 2'],
      ['new', undefined],
    ]);
  });

  test('may hold whatever a browser sends', async () => {
    const { import_id } = await scene.checked('spaces', [HEADER, ...flats(1)]);
    const { status, result } = await correct(import_id, 2, ['Dům A', '1\uD800', 'a\u0000b']);
    expect([status, result.row.cells]).toEqual([200, ['Dům A', '1\uFFFD', 'a\uFFFDb']]);
  });

  test('that is not in the file is not found, and one with too many cells is refused', async () => {
    const { import_id } = await scene.checked('spaces', [HEADER, ...flats(1)]);
    expect((await correct(import_id, 9, ['a'])).status).toBe(404);
    expect((await correct(import_id, 2, ['a', 'b', 'c', 'd'])).error.fields).toEqual([
      { field: 'cells', message: 'Řádek má více buněk než soubor' },
    ]);
  });
});

describe('a server that ends in the middle of accepting', () => {
  /** Breaks the connection that writes the space with the number. */
  const breakAt = (number: string) =>
    world.db.owner.query(`
      create or replace function public.break() returns trigger language plpgsql as $$ begin
        if new.space_number = '${number}' then perform pg_terminate_backend(pg_backend_pid()); end if;
        return new;
      end $$;
      create trigger break before insert on pasport_spaces for each row execute function public.break()`);

  test('leaves nothing half done, and another one does it once and whole', async () => {
    scene = await importScene(world, { max_pasports: 3000 });
    await addBuildingRow(world.db, scene, { pasport_name: 'Dům A' });
    const { import_id } = await scene.checked('spaces', [HEADER, ...flats(3000)]);
    const { status } = await world.call(acceptImport, scene.one(import_id));
    expect(status).toBe(200);
    await breakAt('2500');
    const worker = createTaskWorker(mortalPortal(world), taskHandlers);
    await expect(worker.runOne(never)).rejects.toThrow('The process is dead.');
    await world.db.owner.query('drop trigger break on pasport_spaces');
    expect(await scene.count('pasport_spaces')).toBe(0);
    expect(await scene.read(import_id)).toMatchObject({ state: 'accepting' });
    await world.db.owner.query(`update tasks set due = now() - interval '1 second'`);
    await scene.work();
    expect(await scene.read(import_id)).toMatchObject({ state: 'accepted' });
    expect(await scene.count('pasport_spaces')).toBe(3000);
  }, 60_000);
});
