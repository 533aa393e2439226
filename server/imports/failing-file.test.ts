import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getTaskFile, listTasks } from '#contract/tasks.ts';
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

const HEAD = ['Dům', 'Byt č.', 'Typ', 'Výměra'];
async function dryRun(...rows: string[][]) {
  const { result } = await scene.upload('spaces', csv([HEAD, ...rows]), 'byty.csv');
  const checked = await scene.check(result.import_id);
  const { token } = scene.user;
  const [task] = (await world.call(listTasks, { token })).result.values;
  return { checked, task: task!, token };
}

test('a dry run leaves its faulty rows as a workbook, each with what is wrong, as text', async () => {
  const { checked, task, token } = await dryRun(
    ['Dům, který není', '=1+1', 'Byt', '50'],
    ['Jiný dům', '2', 'Byt', 'padesát'],
  );
  expect(checked.rows_failing).toBe(2);
  expect(task).toMatchObject({ state: 'done', result_file: 'Chybné řádky – byty.xlsx' });
  const { result } = await world.call(getTaskFile, { token, params: { task_id: task.task_id } });
  const sheet = await readSheet(Buffer.from(result.content_base64, 'base64'));
  expect(sheet.map((row) => row.slice(0, 5))).toEqual([
    ['Řádek', ...HEAD],
    ['2', 'Dům, který není', '=1+1', 'Byt', '50'],
    ['3', 'Jiný dům', '2', 'Byt', 'padesát'],
  ]);
  expect(sheet.slice(1).every((row) => String(row[5]).length > 5)).toBe(true);
});

test('a dry run without a faulty row leaves nothing', async () => {
  const { result } = await scene.upload(
    'buildings',
    csv([
      ['Název domu', 'Ulice'],
      ['Lípová 5', 'Lípová'],
    ]),
  );
  await scene.check(result.import_id);
  const { token } = scene.user;
  expect((await world.call(listTasks, { token })).result.values).toMatchObject([
    { state: 'done', result_file: '', result_bytes: 0 },
  ]);
});
