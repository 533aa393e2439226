import { describe, expect, test } from 'vitest';
import type { ImportKind } from '#contract/import-kinds.ts';
import { getImportTemplate } from '#contract/import-start.ts';
import { chooseImportHeading, uploadImport } from '#contract/imports.ts';
import { listTasks } from '#contract/tasks.ts';
import { importsScene } from '#tests/imports-scene.ts';
import { csv } from '#tests/imports.ts';

const at = importsScene();

const HOUSES = [
  ['Název domu', 'Ulice'],
  ['Lípová 5', 'Lípová'],
];

describe('a file with nothing under its headings', () => {
  const refusal = async (rows: readonly string[][]) => {
    const { status, error } = await at.scene.upload('buildings', csv(rows));
    return [status, error.errorMsg];
  };
  const EMPTY = [400, 'V souboru není žádný řádek s údaji pod hlavičkou.'];

  test('is refused, whatever stands above them', async () => {
    expect(await refusal(HOUSES.slice(0, 1))).toEqual(EMPTY);
    expect(await refusal([['Seznam domů'], ['k 1. 3. 2026'], ...HOUSES.slice(0, 1)])).toEqual(
      EMPTY,
    );
    expect(await at.scene.count('import_batches')).toBe(0);
  });

  test('rows are counted from under the headings', async () => {
    const { result } = await at.scene.upload('buildings', csv([['Seznam domů'], ...HOUSES]));
    expect(result).toMatchObject({ heading_row: 2, rows_total: 1 });
  });
});

test('the key of an upload belongs to its file', async () => {
  const call = (text: string) =>
    at.world.call(uploadImport, {
      token: at.scene.user.token,
      params: { unit_id: at.scene.unit_id },
      headers: { 'idempotency-key': 'jeden' },
      body: {
        kind: 'buildings',
        file_name: 'domy.csv',
        content_base64: Buffer.from(text).toString('base64'),
      },
    });
  expect((await call(csv(HOUSES))).status).toBe(200);
  expect((await call(csv([...HOUSES, ['Dubová 7', '']]))).status).toBe(409);
  expect(await at.scene.count('import_batches')).toBe(1);
});

test.each([
  [2, 'Pod tímto řádkem už žádné údaje nejsou'],
  [3, 'Vyberte jeden z prvních řádků souboru'],
])('headings cannot stand in row %i of two', async (row_number, message) => {
  const { result } = await at.scene.upload('buildings', csv(HOUSES));
  const { status, error } = await at.world.call(chooseImportHeading, {
    ...at.scene.one(result.import_id),
    body: { row_number },
  });
  expect([status, error.fields]).toEqual([400, [{ field: 'row_number', message }]]);
});

describe('a long file', () => {
  const LONG = Array.from({ length: 50 }, (_, index) => [`Dům ${index + 1}`, '']);
  const chosen = async (import_id: number, row_number: number) =>
    at.world.call(chooseImportHeading, { ...at.scene.one(import_id), body: { row_number } });

  test('shows its first fifteen rows and the one with the headings', async () => {
    const { result } = await at.scene.upload('buildings', csv(LONG));
    const { status, result: batch } = await chosen(result.import_id, 20);
    expect(status).toBe(200);
    expect(batch.top.map(({ row_number }) => row_number)).toEqual([
      ...Array.from({ length: 15 }, (_, index) => index + 1),
      20,
    ]);
    expect(batch.sample.map(([name]) => name)).toEqual(
      [21, 22, 23, 24, 25].map((number) => `Dům ${number}`),
    );
  });

  test('has its headings within the first forty rows', async () => {
    const { import_id } = (await at.scene.upload('buildings', csv(LONG))).result;
    expect((await chosen(import_id, 40)).result).toMatchObject({ heading_row: 40, rows_total: 10 });
    expect((await chosen(import_id, 41)).status).toBe(400);
  });
});

const NAMES: Readonly<Record<ImportKind, string>> = {
  house: 'celého domu',
  buildings: 'domů',
  spaces: 'prostorů',
  persons: 'osob',
  tenants: 'nájemců',
  ownerships: 'vlastnictví',
  occupants: 'počtů osob',
  costs: 'nákladů a záloh',
  rooms: 'místností',
  roommates: 'spolubydlících',
  readings: 'odečtů',
  documents: 'dokladů dodavatelů',
};

test.each(Object.entries(NAMES) as [ImportKind, string][])(
  'the check of a file of %s is told among tasks as one of %s',
  async (kind, name) => {
    const { token } = at.scene.user;
    const template = await at.world.call(getImportTemplate, { params: { kind }, token });
    const file = Buffer.from(template.result.content_base64, 'base64');
    const { import_id } = (await at.scene.upload(kind, file, 'vzor.xlsx')).result;
    await at.scene.check(import_id);
    const { values } = (await at.world.call(listTasks, { token })).result;
    expect(values).toMatchObject([{ message: `Zkouška importu ${name} ze souboru vzor.xlsx` }]);
  },
);
