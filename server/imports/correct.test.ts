import { describe, expect, test } from 'vitest';
import { correctImportRow, keepImportRow } from '#contract/imports.ts';
import { addBillingPlaceRow } from '#tests/billing.ts';
import { HEAD, row as line } from '#tests/documents-scene.ts';
import { importScene, type ImportScene } from '#tests/imports.ts';
import { importsScene } from '#tests/imports-scene.ts';
import { addBuildingRow } from '#tests/pasports.ts';

const at = importsScene();

const TOO_MANY = 'Byl dosažen nejvyšší počet pasportů podle vaší licence.';
const HEADER = ['Dům', 'Číslo bytu', 'Celková plocha'];
const flat = (number: number, area = '50') => ['Dům A', String(number), area];

/** Corrections of one import. */
function corrections(own: ImportScene, import_id: number) {
  const one = own.one(import_id);
  return {
    correct: async (row_number: number, cells: string[]) =>
      at.world.call(correctImportRow, { ...one, body: { row_number, cells } }),
    keep: async (row_number: number, kept: boolean) =>
      at.world.call(keepImportRow, { ...one, body: { row_number, kept } }),
  };
}

describe('a row of a table of spaces, of which the licence bears two,', () => {
  async function twoAndOne() {
    const own = await importScene(at.world, { max_pasports: 2 });
    await addBuildingRow(at.world.db, own, { pasport_name: 'Dům A' });
    const batch = await own.checked('spaces', [HEADER, flat(1), flat(2), flat(3, 'x')]);
    expect(batch).toMatchObject({ rows_new: 2, rows_failing: 1, fault: '' });
    return corrections(own, batch.import_id);
  }

  test('is told to be over the licence once it is right, and no more once it is left out', async () => {
    const { correct, keep } = await twoAndOne();
    expect((await correct(4, flat(3))).result.batch).toMatchObject({
      state: 'checked',
      rows_new: 3,
      rows_failing: 0,
      fault: TOO_MANY,
    });
    expect((await keep(4, false)).result.batch).toMatchObject({ rows_new: 2, fault: '' });
  });

  test('cannot be the row of the headings, nor one behind the end', async () => {
    const { correct, keep } = await twoAndOne();
    expect((await correct(1, flat(3))).status).toBe(404);
    expect((await keep(1, false)).status).toBe(404);
    expect((await keep(5, false)).status).toBe(404);
  });

  test('has no more cells than the table, and those that are not sent are empty', async () => {
    const { correct } = await twoAndOne();
    const { status, error } = await correct(4, [...flat(3), 'navíc']);
    expect([status, error.fields]).toEqual([
      400,
      [{ field: 'cells', message: 'Řádek má více buněk než soubor' }],
    ]);
    const { row } = (await correct(4, ['Dům A', '3'])).result;
    expect(row).toMatchObject({ cells: ['Dům A', '3', ''], state: 'new' });
  });

  test('is told beside which row of its space it stands now, though it stood beside none', async () => {
    const own = await importScene(at.world);
    await addBuildingRow(at.world.db, own, { pasport_name: 'Dům A' });
    const { import_id } = await own.checked('spaces', [HEADER, flat(1), ['Jiný dům', '1', '50']]);
    const { batch, row } = (await corrections(own, import_id).correct(3, flat(1, '60'))).result;
    expect(batch).toMatchObject({ rows_new: 1, rows_failing: 1 });
    expect(row?.faults).toMatchObject([{ message: 'Stejný záznam je už v řádku 2' }]);
  });

  test('is changed no more once the import was accepted', async () => {
    const own = await importScene(at.world);
    await addBuildingRow(at.world.db, own, { pasport_name: 'Dům A' });
    const { import_id } = await own.checked('spaces', [HEADER, flat(1)]);
    await own.accept(import_id);
    const { correct, keep } = corrections(own, import_id);
    for (const { status, error } of [await correct(2, flat(2)), await keep(2, false)])
      expect([status, error.errorMsg]).toEqual([
        409,
        'Opravovat lze řádky importu, který prošel zkouškou a nebyl přijat.',
      ]);
  });
});

test('a row of a document that becomes another document has documents counted anew', async () => {
  const own = await importScene(at.world);
  await addBillingPlaceRow(at.world.db, own, { code: 'TEPLO', name: 'Teplo, Lipová 12' });
  const lines = [line(), line({ base: '1 000', rate: '21' })];
  const { import_id, totals } = await own.checked('documents', [HEAD, ...lines]);
  expect(totals).toMatchObject({ documents: { new: 1 } });
  const another = line({ number: 'F-2', base: '1 000', rate: '21' });
  const { batch } = (await corrections(own, import_id).correct(3, another)).result;
  expect(batch).toMatchObject({ rows_new: 2, totals: { documents: { new: 2 } } });
});

describe('a row of a whole house', () => {
  const HOUSE = ['Dům', 'Číslo bytu', 'Plocha', 'Vlastník', 'Platí od'];
  const lived = (number: string, owner: string) => ['Dům A', number, '50', owner, '1. 6. 2026'];

  test('has all records that the table tells of counted anew, and judged by the licence', async () => {
    const own = await importScene(at.world, { max_pasports: 2 });
    const { import_id, rows_failing, totals, fault } = await own.checked('house', [
      HOUSE,
      lived('1', 'Nováková Jana'),
      lived('2', 'Dvořák Petr'),
      lived('', 'Malý Jan'),
    ]);
    expect([rows_failing, totals['spaces']?.new, fault]).toEqual([1, 2, '']);
    const { correct, keep } = corrections(own, import_id);
    const { batch } = (await correct(4, lived('3', 'Malý Jan'))).result;
    expect(batch).toMatchObject({ totals: { spaces: { new: 3 }, persons: { new: 3 } } });
    expect(batch.fault).toBe(TOO_MANY);
    const less = (await keep(3, false)).result.batch;
    expect(less).toMatchObject({ totals: { spaces: { new: 2 } }, fault: '' });
  });
});
