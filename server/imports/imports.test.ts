import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getImportTemplate } from '#contract/import-start.ts';
import { importKind } from '#contract/import-kinds.ts';
import {
  checkImport,
  getImport,
  listImportRows,
  listImports,
  uploadImport,
} from '#contract/imports.ts';
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

describe('the template', () => {
  test.each(importKind.options)('of %s can be filled in and uploaded as it is', async (kind) => {
    const { result } = await world.call(getImportTemplate, {
      token: scene.user.token,
      params: { kind },
    });
    expect(result.file_name).toMatch(/\.xlsx$/);
    const file = Buffer.from(result.content_base64, 'base64');
    const uploaded = await scene.upload(kind, file, result.file_name);
    const { columns, fields, mapping, rows_total } = uploaded.result;
    expect(columns).toEqual(fields.map(({ label }) => label));
    expect(mapping).toEqual(fields.map(({ field }) => field));
    expect(rows_total).toBe(1);
  });
});

describe('an uploaded file', () => {
  test('shows its columns, how they are mapped, a sample of its rows, and the fields there are', async () => {
    const { status, result } = await scene.upload('buildings', csv(HOUSES), 'domy.csv');
    expect(status).toBe(200);
    expect(result).toMatchObject({
      kind: 'buildings',
      file_name: 'domy.csv',
      state: 'uploaded',
      columns: ['Název domu', 'Ulice', 'Barva'],
      mapping: ['pasport_name', 'street', null],
      sample: HOUSES.slice(1),
      rows_total: 2,
      task_id: null,
      fault: '',
    });
    expect(result.fields).toContainEqual({
      field: 'street',
      label: 'Ulice',
      required: false,
      hint: 'Čísla mohou být v jednom sloupci s ulicí: Lípová 1250/4',
      choices: [],
      many: false,
    });
    expect(await scene.read(result.import_id)).toEqual(result);
    expect(await scene.rows(result.import_id)).toEqual([]);
  });

  test('shows no more than its first five rows', async () => {
    const houses = Array.from({ length: 7 }, (_, at) => [`Dům ${at}`]);
    const { result } = await scene.upload('buildings', csv([['Název domu'], ...houses]));
    expect([result.sample, result.rows_total]).toEqual([houses.slice(0, 5), 7]);
  });

  test.each([
    ['that is none', 'a\u0000b', 67001400],
    ['that is empty', '', 67003400],
    ['with too many rows', `a\n${'x\n'.repeat(20_001)}`, 67002400],
    ['that is a broken workbook', 'PK\u0003\u0004', 67001400],
  ])('%s is refused, and nothing of it is kept', async (_title, file, code) => {
    const { status, error } = await scene.upload('buildings', file);
    expect([status, error.errorCode]).toEqual([400, code]);
    expect(error.errorMsg).toMatch(/^(Soubor|Sešit|V souboru).+\.$/);
    const { result } = await world.call(listImports, {
      params: { unit_id: scene.unit_id },
      token: scene.user.token,
    });
    expect(result.values).toEqual([]);
  });

  test('is uploaded once, however often the call is repeated under its key', async () => {
    const call = () =>
      world.call(uploadImport, {
        token: scene.user.token,
        params: { unit_id: scene.unit_id },
        headers: { 'idempotency-key': 'soubor-1' },
        body: {
          kind: 'buildings',
          file_name: 'domy.csv',
          content_base64: Buffer.from(csv(HOUSES)).toString('base64'),
        },
      });
    const [first, second] = [await call(), await call()];
    expect(second.result).toEqual(first.result);
    expect(await scene.count('import_batches')).toBe(1);
  });

  test('makes room when many were left lying, but never for an accepted one', async () => {
    const accepted = await scene.accept((await scene.checked('buildings', HOUSES)).import_id);
    for (let left = 0; left < 22; left += 1) await scene.upload('buildings', csv(HOUSES));
    const { result } = await world.call(listImports, {
      params: { unit_id: scene.unit_id },
      token: scene.user.token,
    });
    expect(result.values).toHaveLength(21);
    expect(result.values.at(-1)?.import_id).toBe(accepted.import_id);
    expect(result.values.map(({ import_id }) => import_id)).toEqual(
      result.values.map(({ import_id }) => import_id).toSorted((one, other) => other - one),
    );
  });
});

describe('a mapping', () => {
  const start = async (mapping: unknown) => {
    const { result } = await scene.upload('buildings', csv(HOUSES));
    return world.call(checkImport, { ...scene.one(result.import_id), body: { mapping } });
  };

  test.each([
    [['pasport_name', 'street'], /tolik sloupců/],
    [['pasport_name', 'nothing', null], /neznámému poli/],
    [['street', 'street', null], /k více sloupcům/],
    [[null, null, 'comment'], /názvu domu nebo k ulici/],
  ])('%j is refused', async (mapping, message) => {
    const { status, error } = await start(mapping);
    expect(status).toBe(400);
    expect(error.fields).toEqual([{ field: 'mapping', message: expect.stringMatching(message) }]);
  });

  test('can be corrected: the check goes by it', async () => {
    const { result } = await scene.upload('buildings', csv(HOUSES));
    const batch = await scene.check(result.import_id, ['comment', 'street', 'pasport_name']);
    expect(batch).toMatchObject({
      state: 'checked',
      mapping: ['comment', 'street', 'pasport_name'],
    });
    await scene.accept(batch.import_id);
    expect(await scene.stored('pasports', 'pasport_name')).toEqual([
      { pasport_name: 'bílá' },
      { pasport_name: 'žlutá' },
    ]);
  });
});

describe('the rows of a check', () => {
  test('are listed by their state, with the reason under the column it is about', async () => {
    const { import_id, ...counts } = await scene.checked('buildings', [
      ['Poznámka', 'Název domu', 'Kód katastrálního území'],
      ['', 'Lípová 5', '730122'],
      ['', 'Dubová 7', '73'],
      ['x'.repeat(2001), 'Javorová 9', 'abc'],
      ['', 'Lípová 5', ''],
      ['bez jména', '', '730122'],
    ]);
    expect(counts).toMatchObject({ rows_total: 5, rows_new: 1, rows_failing: 4, rows_same: 0 });
    const failing = await scene.rows(import_id, 'failing');
    expect(failing.map(({ row_number, faults }) => [row_number, faults])).toEqual([
      [3, [{ column: 2, message: 'Zadejte šest číslic' }]],
      [
        4,
        [
          { column: 0, message: 'Zadejte nejvýše 2000 znaků' },
          { column: 2, message: 'Zadejte šest číslic' },
        ],
      ],
      [5, [{ column: -1, message: 'Stejný záznam je už v řádku 2' }]],
      [6, [{ column: -1, message: 'Uveďte název domu nebo ulici s číslem' }]],
    ]);
    expect(await scene.rows(import_id, 'new')).toMatchObject([{ row_number: 2, faults: [] }]);
  });

  test('come a thousand at a time, with how many there are', async () => {
    const houses = Array.from({ length: 1100 }, (_, at) => [`Dům ${at}`]);
    const { import_id } = await scene.checked('buildings', [['Název domu'], ...houses]);
    const first = await world.call(listImportRows, scene.one(import_id));
    expect([first.result.values.length, first.result.total]).toEqual([1000, 1100]);
    const query = { after: '1001', state: 'new' };
    const rest = await world.call(listImportRows, { ...scene.one(import_id), query });
    expect(rest.result.values.map(({ row_number }) => row_number)).toEqual(
      Array.from({ length: 100 }, (_, at) => at + 1002),
    );
  });
});

test('an import of another unit or client is as good as a missing one', async () => {
  const other = await importScene(world);
  const { import_id } = await other.checked('buildings', HOUSES);
  const second = await world.makeUnit(scene.client_id);
  for (const params of [
    { unit_id: scene.unit_id, import_id },
    { unit_id: other.unit_id, import_id },
    { unit_id: second.unit_id, import_id },
  ]) {
    const { status, error } = await world.call(getImport, { params, token: scene.user.token });
    expect([status, error.errorCode]).toEqual([404, 60000404]);
    const rows = await world.call(listImportRows, { params, token: scene.user.token });
    expect([rows.status, rows.error.errorCode]).toEqual([404, 60000404]);
  }
});
