import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defused } from '#contract/rules/csv.ts';
import { csvOf, tableCsv } from './csv.ts';
import type { Column } from './columns.ts';

const read = (csv: string): string[][] =>
  parse(csv, { bom: true, delimiter: ';', record_delimiter: '\r\n', relax_column_count: true });

// Texts likely to break a file: formulas, delimiters, quotes, ends of lines, spaces, marks of order.
const piece = fc.oneof(
  fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '\r\n', ';', '"', "'", ' ', '\uFEFF', '1'),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
);
const cell = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
const grid = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 8 });
const dangerous = /^[=+\-@\t\r\n]/;
/** The text as it was before it was defused. */
const rearmed = (text: string) => (/^''*[=+\-@\t\r\n]/.test(text) ? text.slice(1) : text);

describe('CSV', () => {
  test('read back holds the same texts, whatever they are', () => {
    fc.assert(
      fc.property(grid, (rows) => {
        const back = read(csvOf(rows.map((cells) => cells.map(defused))));
        expect(back.map((cells) => cells.map(rearmed))).toEqual(rows);
      }),
      { numRuns: 500 },
    );
  });

  test('holds no cell that a spreadsheet would reckon', () => {
    fc.assert(
      fc.property(grid, (rows) => {
        const cells = read(csvOf(rows.map((row) => row.map(defused)))).flat();
        expect(cells.filter((text) => dangerous.test(text))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('begins with the mark of UTF-8, parts cells by semicolons and ends lines by CRLF', () => {
    expect(
      csvOf([
        ['Dům', 'Byty'],
        ['Lípa "A"', '1;2'],
      ]),
    ).toBe('\uFEFFDům;Byty\r\n"Lípa ""A""";"1;2"\r\n');
  });
});

describe('a table as CSV', () => {
  interface Row {
    name: string;
    phone: string;
    area: number | null;
    hellers: number;
    is_flat: boolean;
    since: string;
    at: string;
  }
  const columns: readonly Column<Row>[] = [
    { text: '=Název', value: 'name' },
    { text: 'Telefon', value: 'phone' },
    { text: 'Plocha', value: 'area' },
    { text: 'Záloha', value: 'hellers', exported: ({ hellers }) => hellers / 100 },
    { text: 'Byt', value: 'is_flat' },
    { text: 'Od', value: 'since' },
    { text: 'Změněno', value: 'at' },
    { text: 'Akce', id: 'actions', value: () => '', exported: false },
  ];
  const row: Row = {
    name: "=CMD|'/c calc'!A1",
    phone: '+420 601 234 567',
    area: -1234.5,
    hellers: 123_450,
    is_flat: true,
    since: '2026-11-02',
    at: '2026-11-20T13:35:00.000Z',
  };
  const csv = (rows: readonly Row[]) =>
    read(tableCsv({ label: 'Prostory', unit: '', search: '', columns, rows }));

  test('leaves out controls and writes days, flags and numbers in the Czech way', () => {
    expect(csv([row])).toEqual([
      ["'=Název", 'Telefon', 'Plocha', 'Záloha', 'Byt', 'Od', 'Změněno'],
      [
        "'=CMD|'/c calc'!A1",
        "'+420 601 234 567",
        '-1234,5',
        '1234,5',
        'ano',
        '2. 11. 2026',
        '20. 11. 2026 14:35',
      ],
    ]);
  });

  test('has an empty cell where nothing is known', () => {
    expect(csv([{ ...row, area: null }])[1]?.[2]).toBe('');
  });
});
