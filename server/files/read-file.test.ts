import { expect, test } from 'vitest';
import { csv } from '#tests/imports.ts';
import { workbook } from '#tests/workbooks.ts';
import { readFile } from './read-file.ts';

const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

test('a workbook is read in a thread of its own', async () => {
  const file = workbook(
    `<row r="1">${cell('A1', 'Dům')}</row><row r="2">${cell('A2', 'Lípová')}</row>`,
  );
  expect(await readFile(file, 1)).toEqual({
    columns: ['Dům'],
    top: [{ row_number: 2, cells: ['Lípová'] }],
    rows_total: 1,
    packets: ['[{"row_number":2,"cells":["Lípová"]}]'],
  });
});

test('rows of a workbook keep their numbers, whatever is left out between them', async () => {
  const file = workbook(
    `<row r="1">${cell('A1', 'a')}</row><row r="4">${cell('B4', 'x')}</row><row>${cell('A5', 'y')}</row>`,
  );
  expect((await readFile(file, 1)).packets).toEqual([
    '[{"row_number":4,"cells":["","x"]},{"row_number":5,"cells":["y",""]}]',
  ]);
});

test('half a character and the zero one, which cannot be kept, are replaced', async () => {
  const row = `<row r="2">${cell('A2', 'a_x0000_b')}${cell('B2', 'c_xD800_d')}</row>`;
  const file = workbook(`<row r="1">${cell('A1', 'x')}${cell('B1', 'y')}</row>${row}`);
  expect((await readFile(file, 1)).top).toEqual([
    { row_number: 2, cells: ['a\uFFFDb', 'c\uFFFDd'] },
  ]);
});

test('a large file leaves others their turn, and comes in packets of a thousand rows', async () => {
  const rows = Array.from({ length: 12_000 }, (_, at) => [`Dům ${at}`, 'x'.repeat(40)]);
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 5);
  const { packets, rows_total } = await readFile(Buffer.from(csv([['a', 'b'], ...rows])), 1);
  clearInterval(counting);
  expect(turns).toBeGreaterThan(5);
  expect([packets.length, rows_total]).toEqual([12, 12_000]);
});

test('a file that would take all memory is given up, and the server lives on', async () => {
  const far = `<row r="1">${cell('A1', 'a')}</row><row r="1048576">${cell('XFD1048576', 'b')}</row>`;
  await expect(readFile(workbook(far), 1)).rejects.toMatchObject({
    code: expect.stringMatching(/^import-/),
  });
  const small = Buffer.from('a\nb');
  expect((await readFile(small, 1)).rows_total).toBe(1);
}, 60_000);

test('more files of one client than can wait are put off, and another client is not held by them', async () => {
  const file = workbook(`<row r="1">${cell('A1', 'a')}</row><row r="2">${cell('A2', 'b')}</row>`);
  const order: number[] = [];
  const read = (client: number) => readFile(file, client).then(() => order.push(client));
  const many = Array.from({ length: 8 }, () => read(1));
  const other = read(2);
  const outcomes = await Promise.allSettled(many);
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toEqual(
    Array.from({ length: 3 }, () =>
      expect.objectContaining({ reason: expect.objectContaining({ code: 'overloaded' }) }),
    ),
  );
  await other;
  expect(order.indexOf(2)).toBeLessThan(2);
}, 60_000);
