import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acceptImport, checkImport, correctImportRow, undoImport } from '#contract/imports.ts';
import { cancelTask, listTasks } from '#contract/tasks.ts';
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
});

const HOUSES = [
  ['Název domu', 'Ulice', 'Barva'],
  ['Lípová 5', 'Lípová', 'žlutá'],
  ['Dubová 7', 'Dubová', 'bílá'],
];

describe('the course of an import', () => {
  test('is uploaded, checking, checked, accepting, accepted, undoing, undone', async () => {
    const { result } = await scene.upload('buildings', csv(HOUSES));
    const one = scene.one(result.import_id);
    const seen = [result.state];
    const step = async (endpoint: typeof checkImport | typeof acceptImport) => {
      const body = endpoint === checkImport ? { mapping: result.mapping } : {};
      seen.push((await world.call(endpoint, { ...one, body })).result.state);
      await scene.work();
      seen.push((await scene.read(result.import_id)).state);
    };
    for (const endpoint of [checkImport, acceptImport, undoImport]) await step(endpoint);
    expect(seen).toEqual([
      'uploaded',
      'checking',
      'checked',
      'accepting',
      'accepted',
      'undoing',
      'undone',
    ]);
  });

  test('shows in the list of tasks, in the words of people', async () => {
    const { result } = await scene.upload('buildings', csv(HOUSES), 'domy.csv');
    await scene.check(result.import_id);
    const { result: tasks } = await world.call(listTasks, { token: scene.user.token });
    expect(tasks.values).toMatchObject([
      {
        message: 'Zkouška importu domů ze souboru domy.csv',
        state: 'done',
        progress: 100,
        unit_id: scene.unit_id,
      },
    ]);
  });

  test('is named in the list of tasks by each of its steps', async () => {
    const { import_id } = await scene.checked('buildings', HOUSES);
    await scene.accept(import_id);
    await scene.undo(import_id);
    const { result: tasks } = await world.call(listTasks, { token: scene.user.token });
    expect(tasks.values.map(({ message }) => message).toSorted()).toEqual([
      'Přijetí importu domů ze souboru soubor.csv',
      'Vrácení importu domů ze souboru soubor.csv',
      'Zkouška importu domů ze souboru soubor.csv',
    ]);
  });

  test.each([
    [1, '1 řádek má chybu. Opravte ho.'],
    [2, '2 řádky mají chybu. Opravte je.'],
    [5, '5 řádků má chybu. Opravte je.'],
  ])('is not accepted with %i rows that fail, which it says', async (count, told) => {
    const nameless = Array.from({ length: count }, () => ['', 'bez jména']);
    const { import_id } = await scene.checked('buildings', [
      ['Název domu', 'Poznámka'],
      ...nameless,
    ]);
    const { status, error } = await world.call(acceptImport, scene.one(import_id));
    expect([status, error.errorMsg]).toEqual([409, `Import nelze přijmout: ${told}`]);
  });

  test('refuses a second step at once, though its task holds the import as long as it works', async () => {
    const { result } = await scene.upload('buildings', csv(HOUSES));
    const one = scene.one(result.import_id);
    await world.call(checkImport, { ...one, body: { mapping: result.mapping } });
    await world.db.owner.query('begin');
    try {
      const held = 'select from import_batches where import_id = $1 for update';
      await world.db.owner.query(held, [result.import_id]);
      const { status, error } = await world.call(undoImport, one);
      expect([status, error.errorMsg]).toEqual([
        409,
        'Na importu se právě pracuje. Počkejte, až úloha skončí.',
      ]);
    } finally {
      await world.db.owner.query('rollback');
    }
  });

  test('refuses a second step while one is being done', async () => {
    const { result } = await scene.upload('buildings', csv(HOUSES));
    const one = scene.one(result.import_id);
    await world.call(checkImport, { ...one, body: { mapping: result.mapping } });
    const cells = HOUSES[1];
    const replies = [
      await world.call(checkImport, { ...one, body: { mapping: result.mapping } }),
      await world.call(acceptImport, one),
      await world.call(undoImport, one),
      await world.call(correctImportRow, { ...one, body: { row_number: 2, cells } }),
    ];
    expect(replies.map(({ status, error }) => [status, error.errorCode])).toEqual(
      replies.map(() => [409, 67001409]),
    );
  });

  test('refuses steps that do not follow', async () => {
    const { result } = await scene.upload('buildings', csv(HOUSES));
    const one = scene.one(result.import_id);
    const refused = async (endpoint: typeof acceptImport) => {
      const { status, error } = await world.call(endpoint, one);
      expect([status, error.errorCode]).toEqual([409, 67002409]);
      return error.errorMsg;
    };
    expect(await refused(acceptImport)).toBe('Import nejdřív vyzkoušejte nanečisto.');
    expect(await refused(undoImport)).toBe('Vrátit lze jen přijatý import.');
    await scene.check(result.import_id);
    await scene.accept(result.import_id);
    expect(await refused(acceptImport)).toBe('Import už byl přijat.');
    const body = { mapping: result.mapping };
    expect((await world.call(checkImport, { ...one, body })).error.errorMsg).toBe(
      'Import už byl přijat. Nejdřív ho vraťte.',
    );
    const correction = { row_number: 2, cells: HOUSES[1] };
    expect((await world.call(correctImportRow, { ...one, body: correction })).status).toBe(409);
  });

  test('goes back to where it was when its task is cancelled', async () => {
    const { import_id } = await scene.checked('buildings', HOUSES);
    const { result } = await world.call(acceptImport, scene.one(import_id));
    const { token } = scene.user;
    await world.call(cancelTask, { token, params: { task_id: result.task_id } });
    await scene.work();
    expect(await scene.read(import_id)).toMatchObject({ state: 'checked', rows_new: 2 });
    expect(await scene.count('pasports')).toBe(0);
  });

  test('can be checked and accepted again after it was undone', async () => {
    const { import_id } = await scene.checked('buildings', HOUSES);
    await scene.accept(import_id);
    await scene.undo(import_id);
    expect(await scene.check(import_id)).toMatchObject({ state: 'checked', rows_new: 2 });
    expect(await scene.accept(import_id)).toMatchObject({ state: 'accepted' });
    expect(await scene.count('pasport_buildings')).toBe(2);
    expect(await scene.undo(import_id)).toMatchObject({ state: 'undone', fault: '' });
    expect(await scene.count('pasport_buildings')).toBe(0);
  });
});
