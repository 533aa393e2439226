import fc from 'fast-check';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import type { Column } from './columns.ts';
import { tableXlsx } from './xlsx.ts';

interface Row {
  name: string;
  area: number | null;
  since: string;
}
const columns: readonly Column<Row>[] = [
  { text: 'Název', value: 'name' },
  { text: 'Plocha', value: 'area' },
  { text: 'Od', value: 'since' },
  { text: 'Akce', id: 'actions', value: () => '', exported: false },
];

async function written(rows: readonly Row[], label = 'Prostory: 1/2') {
  const blob = await tableXlsx({ label, unit: '', search: '', columns, rows });
  return Buffer.from(await blob.arrayBuffer());
}

const readBack = (file: Buffer): Promise<unknown[][]> => readSheet(file);

describe('a table as XLSX', () => {
  test('keeps texts, numbers and days what they are, and leaves out controls', async () => {
    const file = await written([{ name: 'Byt 1', area: 64.3, since: '2026-11-02' }]);
    expect(await readBack(file)).toEqual([
      ['Název', 'Plocha', 'Od'],
      ['Byt 1', 64.3, new Date('2026-11-02')],
    ]);
  });

  test('holds formulas as plain text', async () => {
    const rows = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', "'=1"].map((name) => ({
      name,
      area: null,
      since: '',
    }));
    const back = await readBack(await written(rows));
    expect(back.slice(1).map(([name]) => name)).toEqual(rows.map(({ name }) => name.trim()));
  });

  test('holds also words of the language it is written in', async () => {
    const names = ['constructor', '__proto__', 'toString'];
    const rows = names.map((name) => ({ name, area: null, since: '' }));
    const back = await readBack(await written(rows));
    expect(back.slice(1).map(([name]) => name)).toEqual(names);
  });

  test('can be read whatever the texts are', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'binary', maxLength: 12 }), { minLength: 1, maxLength: 5 }),
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        async (names, label) => {
          const rows = names.map((name) => ({ name, area: 1, since: '' }));
          const back = await readBack(await written(rows, label));
          expect(back.map((cells) => cells[1])).toEqual(['Plocha', ...names.map(() => 1)]);
        },
      ),
      { numRuns: 30 },
    );
  });
});
