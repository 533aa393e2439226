import fc from 'fast-check';
import { readSheet } from 'read-excel-file/universal';
import { describe, expect, test } from 'vitest';
import type { FileCell, FileHead } from '#contract/file-cells.ts';
import { streamedWorkbook } from './streamed-workbook.ts';
import { readTable } from './table.ts';
import { unpackWorkbook } from './unpack.ts';

type Rows = readonly (readonly FileCell[])[];

const one: readonly FileHead[] = [{ head: 'Co' }];

/** The bytes of a workbook of these pieces. */
async function written(
  pieces: readonly Rows[],
  heads: readonly FileHead[] = one,
  { label = 'Předpisy', most }: { label?: string; most?: number } = {},
): Promise<Buffer> {
  const coming = (async function* () {
    yield* pieces;
  })();
  const parts: Buffer[] = [];
  const table = { label, heads, pieces: coming };
  for await (const part of streamedWorkbook(table, most)) parts.push(part);
  return Buffer.concat(parts);
}

const sheet = (file: Buffer, number: string | number = 1): Promise<unknown[][]> =>
  readSheet(new Uint8Array(file).buffer, number);
const partOf = (file: Buffer, name: string) => unpackWorkbook(file).get(name)?.toString() ?? '';
const xmlOf = (file: Buffer) => partOf(file, 'xl/worksheets/sheet1.xml');
/** What one cell is read as. */
const readAs = async (cell: FileCell) => (await sheet(await written([[[cell]]])))[1]?.[0];

describe('a workbook that leaves by pieces', () => {
  test('keeps texts, numbers, days and moments what they are', async () => {
    const heads: FileHead[] = [
      { head: 'Jméno' },
      { head: 'Symbol' },
      { head: 'Částka v Kč', decimals: 2 },
      { head: 'Splatné' },
      { head: 'Kdy' },
      { head: 'Skrytá' },
      { head: 'Nic' },
    ];
    const row: FileCell[] = [
      'Čáp & <syn>',
      '0012',
      -1234.5,
      { day: '2024-02-29' },
      { moment: '2026-04-20T22:30:00Z' },
      true,
      null,
    ];
    expect(await sheet(await written([[row]], heads))).toEqual([
      heads.map(({ head }) => head),
      [
        'Čáp & <syn>',
        '0012',
        -1234.5,
        new Date('2024-02-29'),
        // The clock of Prague, which no zone stands at.
        new Date('2026-04-21T00:30:00Z'),
        'ano',
        null,
      ],
    ]);
  });

  test('says how numbers and times look in the Czech way', async () => {
    const heads: FileHead[] = [{ head: 'Částka v Kč', decimals: 2 }, { head: 'Číslo' }];
    const file = await written([[[5, 12_345], [{ day: '2026-01-01' }]]], heads);
    const styles = partOf(file, 'xl/styles.xml');
    const formats = new Map(
      Array.from(styles.matchAll(/numFmtId="(\d+)" formatCode="([^"]*)"/g), ([, id, code]) => [
        id,
        code,
      ]),
    );
    const [, within = ''] = /<cellXfs[^>]*>(.*)<\/cellXfs>/.exec(styles) ?? [];
    const ids = Array.from(within.matchAll(/<xf numFmtId="(\d+)"/g), ([, id]) => id);
    const looks = Array.from(
      xmlOf(file).matchAll(/<c r="([AB][23])" s="(\d+)"/g),
      ([, place, style]) => [place, formats.get(ids[Number(style)] ?? '')],
    );
    expect(looks).toEqual([
      ['A2', '#,##0.00'],
      ['B2', undefined],
      ['A3', 'd. m. yyyy'],
    ]);
  });

  test('has the head held, bold, and columns as wide as what is in them', async () => {
    const file = await written([[['Lípová '.repeat(4), 'x'.repeat(500)]]], [...one, ...one]);
    expect(xmlOf(file)).toContain('<pane ySplit="1" topLeftCell="A2"');
    expect(xmlOf(file)).toContain('<c r="A1" s="1"');
    expect(Array.from(xmlOf(file).matchAll(/ width="(\d+)"/g), ([, width]) => width)).toEqual([
      '31',
      '60',
    ]);
    expect(partOf(file, 'xl/workbook.xml')).toContain('<sheet name="Předpisy"');
  });

  test('names its sheet as spreadsheets bear', async () => {
    const named = async (label: string) =>
      /<sheet name="([^"]*)"/.exec(
        partOf(await written([], one, { label }), 'xl/workbook.xml'),
      )?.[1];
    expect(await named(`[a]/b:"c" ${'d'.repeat(40)}`)).toBe(`a  b &quot;c&quot; ${'d'.repeat(22)}`);
    expect(await named('//')).toBe('Tabulka');
  });

  test('without rows has its head', async () => {
    expect(await sheet(await written([]))).toEqual([['Co']]);
  });

  test.each(['=1+1', '+420 777', '-1', '@SUM(A1)', '\t=1', "'=1"])(
    'holds %j as a text that is not reckoned when it is written anew',
    async (text) => {
      const file = await written([[[text], ['a=1']]]);
      const [, formula, plain] = Array.from(xmlOf(file).matchAll(/ s="(\d)" t="inlineStr"/g)).map(
        ([, style]) => style,
      );
      expect([formula, plain]).toEqual(['4', '0']);
      expect(xmlOf(file)).not.toContain('<f>');
      expect(partOf(file, 'xl/styles.xml')).toContain('quotePrefix="1"');
    },
  );

  test('tells a day that spreadsheets do not have as a text', async () => {
    expect(await readAs({ day: '1899-12-31' })).toBe('31. 12. 1899');
    expect(await readAs({ day: '1900-02-28' })).toBe('28. 2. 1900');
    expect(await readAs({ day: '1900-03-01' })).toEqual(new Date('1900-03-01'));
  });

  test('says of a text too long for a cell that it is cut', async () => {
    expect(await readAs('x'.repeat(32_767))).toHaveLength(32_767);
    const cut = (await readAs('x'.repeat(32_768))) as string;
    expect(cut).toHaveLength(32_767);
    expect(cut).toMatch(/^x+ … \(text se do buňky sešitu nevejde; celý je v souboru CSV\)$/);
  });

  test('shows a sign where a character is that XML does not bear', async () => {
    expect(await readAs('a\u0001b\uD800c\uFFFFd')).toBe('a\uFFFDb\uFFFDc\uFFFDd');
    expect(await readAs('řádek\nřádek\t😀')).toBe('řádek\nřádek\t😀');
    // What looks like the number of a character is not taken for one.
    expect(xmlOf(await written([[['_x0041_ a_b']]]))).toContain('>_x005F_x0041_ a_b<');
  });

  test('goes on in another sheet when one is full, with its head', async () => {
    const pieces = [
      [[1], [2], [3]],
      [[4], [5]],
      [[6], [7], [8], [9]],
    ] satisfies Rows[];
    const file = await written(pieces, one, { label: 'x'.repeat(40), most: 4 });
    expect(await sheet(file, 1)).toEqual([['Co'], [1], [2], [3]]);
    expect(await sheet(file, 2)).toEqual([['Co'], [4], [5], [6]]);
    expect(await sheet(file, 3)).toEqual([['Co'], [7], [8], [9]]);
    const names = Array.from(
      partOf(file, 'xl/workbook.xml').matchAll(/<sheet name="([^"]*)"/g),
      ([, name]) => name,
    );
    expect(names).toEqual(['x'.repeat(31), `${'x'.repeat(27)} (2)`, `${'x'.repeat(27)} (3)`]);
  });

  test('asks for a piece only when what was made of the one before is taken', async () => {
    let asked = 0;
    let isEnded = false;
    const pieces = (async function* () {
      try {
        while (asked < 100) {
          asked += 1;
          yield [[asked]];
        }
      } finally {
        isEnded = true;
      }
    })();
    const leaving = streamedWorkbook({ label: 'Čísla', heads: one, pieces }, 10);
    let taken = 0;
    for await (const part of leaving) {
      taken += Number(part.length > 0);
      expect(asked).toBeLessThanOrEqual(taken);
      if (asked === 50) break;
    }
    expect([asked, isEnded]).toEqual([50, true]);
  });

  test('is read back by the import of the portal', async () => {
    const file = await written(
      [[['Byt 1', { day: '2026-11-02' }, 64.3]]],
      [...one, ...one, ...one],
    );
    expect((await readTable(file)).rows).toEqual([
      { row_number: 2, cells: ['Byt 1', '2. 11. 2026', '64,3'] },
    ]);
  });

  test('can be read whatever the texts are, however they are parted', async () => {
    const texts = fc.array(fc.string({ unit: 'binary', maxLength: 12 }), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(texts, fc.integer({ min: 2, max: 9 }), async (names, most) => {
        const rows = names.map((name, at) => [`${name}.`, at]);
        const file = await written([rows.slice(0, 3), rows.slice(3)], [...one, ...one], { most });
        const held = (await sheet(file)).slice(1);
        expect(held.map(([, at]) => at)).toEqual(rows.slice(0, most - 1).map(([, at]) => at));
      }),
      { numRuns: 30 },
    );
  });
});
