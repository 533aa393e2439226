import { expect, test } from 'vitest';
import { readCsv } from './csv.ts';

// A heading of a bank stands above a table that is wider.
const heading = ['Výpis z účtu', '"Majitel";"Společenství ""Lípa"""'];

test.each([
  ['\r\n', 'Windows'],
  ['\n', 'Unix'],
  ['\r', 'old Macs'],
])('cells of rows that end as those of %j (%s) bear nothing of the end', (end) => {
  const text = [...heading, 'Datum;"Poznámka\nplátce";Částka', '1.2.2025;nájem;100,00', ''].join(
    end,
  );
  expect(readCsv(text, { delimiter: ';' })).toEqual([
    ['Výpis z účtu'],
    ['Majitel', 'Společenství "Lípa"'],
    ['Datum', 'Poznámka\nplátce', 'Částka'],
    ['1.2.2025', 'nájem', '100,00'],
  ]);
});

test('a cell longer than what is looked at first is read as any other', () => {
  const long = 'á'.repeat(150_000);
  expect(readCsv(`a;b\n"${long}";2`, { delimiter: ';' })).toEqual([
    ['a', 'b'],
    [long, '2'],
  ]);
});

test('of no text there are no rows, and no more rows are read than are asked for', () => {
  expect(readCsv('')).toEqual([]);
  expect(readCsv('a;b\n1;2\n3;4', { most: 2 })).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});
