import { describe, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { readTable } from './table.ts';

const utf8 = (text: string) => Buffer.from(text, 'utf8');
/** Czech text as old programs of Windows save it. */
function windows1250(text: string): Buffer {
  const codes: Record<string, number> = {
    á: 0xe1,
    č: 0xe8,
    ě: 0xec,
    é: 0xe9,
    í: 0xed,
    ř: 0xf8,
    š: 0x9a,
    ť: 0x9d,
    ů: 0xf9,
    ý: 0xfd,
    ž: 0x9e,
    Ž: 0x8e,
  };
  return Buffer.from(Array.from(text, (letter) => codes[letter] ?? letter.charCodeAt(0)));
}

const CZECH = 'Název domu;Ulice\r\nŽižkov;Příčná ťuhýčí';

describe('a CSV file', () => {
  test.each([
    ['UTF-8', utf8(CZECH)],
    ['UTF-8 with its mark', utf8(`\uFEFF${CZECH}`)],
    ['Windows-1250', windows1250(CZECH)],
    ['UTF-16', Buffer.from(`\uFEFF${CZECH}`, 'utf16le')],
  ])('is read in %s', async (_encoding, file) => {
    expect(await readTable(file)).toEqual({
      columns: ['Název domu', 'Ulice'],
      rows: [{ row_number: 2, cells: ['Žižkov', 'Příčná ťuhýčí'] }],
    });
  });

  test.each([
    ['a semicolon', 'a;b;c\n1,5;x;2'],
    ['a comma', 'a,b,c\n"1,5",x,2'],
    ['a tabulator', 'a\tb\tc\n1,5\tx\t2'],
    ['what its first line tells', 'sep=|\na|b|c\n1,5|x|2'],
  ])('is parted by %s', async (_delimiter, text) => {
    const { columns, rows } = await readTable(utf8(text));
    expect([columns, rows[0]?.cells]).toEqual([
      ['a', 'b', 'c'],
      ['1,5', 'x', '2'],
    ]);
  });

  test('may have quotes, line ends in cells, empty lines and rows of any width', async () => {
    const text = 'a;b\r\n"x ""y""\r\nz";1\r\n\r\nsám\r\n1;2;3;;\r\n';
    expect(await readTable(utf8(text))).toEqual({
      columns: ['a', 'b', ''],
      rows: [
        { row_number: 2, cells: ['x "y"\r\nz', '1', ''] },
        { row_number: 4, cells: ['sám', '', ''] },
        { row_number: 5, cells: ['1', '2', '3'] },
      ],
    });
  });

  test('of one column is a table too', async () => {
    expect(await readTable(utf8('Název\nLípová'))).toMatchObject({ columns: ['Název'] });
  });
});

describe('a workbook', () => {
  test('is read as people see it: numbers, days, truths, empty cells and rows', async () => {
    const file = await writeExcelFile([
      ['Text', 'Číslo', 'Den', 'Pravda', 'Prázdné'],
      [
        'Žižkov',
        64.5,
        { value: new Date(Date.UTC(2024, 1, 29)), format: 'd. m. yyyy' },
        true,
        null,
      ],
      [null, null, null, null, null],
      [
        ' konec ',
        0.1 + 0.2,
        { value: new Date(Date.UTC(1899, 11, 31)), format: 'yyyy-mm-dd' },
        false,
        null,
      ],
    ]).toBuffer();
    expect(await readTable(file)).toEqual({
      columns: ['Text', 'Číslo', 'Den', 'Pravda', 'Prázdné'],
      rows: [
        { row_number: 2, cells: ['Žižkov', '64,5', '29. 2. 2024', 'ano', ''] },
        {
          row_number: 4,
          cells: ['konec', '0,3', expect.stringMatching(/^\d+\. \d+\. \d{4}$/), 'ne', ''],
        },
      ],
    });
  });

  test('gives its first sheet', async () => {
    const file = await writeExcelFile([
      { data: [['První'], ['a']], sheet: 'Jedna' },
      { data: [['Druhý'], ['b']], sheet: 'Dvě' },
    ]).toBuffer();
    expect((await readTable(file)).columns).toEqual(['První']);
  });
});

describe('a file is refused', () => {
  const header = 'a;b\n';
  test.each([
    ['without anything', utf8(''), 'import-empty', /žádný řádek/],
    ['with a header alone', utf8(header), 'import-empty', /žádný řádek/],
    [
      'with more than 20,000 rows',
      utf8(header + '1;2\n'.repeat(20_001)),
      'import-too-large',
      /20 000/,
    ],
    [
      'with more than 200 columns',
      utf8(`a\n${'x;'.repeat(200)}x`),
      'import-too-large',
      /200 sloupců/,
    ],
    [
      'with a cell over 4,000 characters',
      utf8(`a;b\n1;${'x'.repeat(4001)}`),
      'import-too-large',
      /řádku 2 a sloupci 2/,
    ],
    [
      'that is a picture',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]),
      'import-unreadable',
      /XLSX nebo soubor CSV/,
    ],
    [
      'that is an old workbook',
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]),
      'import-unreadable',
      /XLS/,
    ],
    ['with a quote that never ends', utf8('a;b\n"1;2'), 'import-unreadable', /uvozovky/],
    [
      'that is an archive cut short',
      Buffer.from('PK\u0003\u0004abcdef'),
      'import-unreadable',
      /nepodařilo přečíst/,
    ],
  ])('%s', async (_title, file, code, message) => {
    await expect(readTable(file)).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message),
    });
  });

  test('of exactly the greatest size is taken', async () => {
    const file = utf8(header + `1;${'x'.repeat(40)}\n`.repeat(20_000));
    expect((await readTable(file)).rows).toHaveLength(20_000);
  });
});
