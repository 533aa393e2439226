import { expect, test } from 'vitest';
import { csv } from '#tests/imports.ts';
import { readFile } from './read-file.ts';
import { storedArchive } from './stored-archive.ts';

const NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A workbook with one sheet of this XML. */
function workbook(sheet: string): Buffer {
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="a" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${NAMESPACE}" xmlns:r="${OFFICE}"><sheets><sheet name="A" sheetId="1" r:id="s"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="s" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${NAMESPACE}"><sheetData>${sheet}</sheetData></worksheet>`,
  };
  return storedArchive(
    new Map(Object.entries(parts).map(([name, text]) => [name, Buffer.from(text)])),
  );
}

const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

test('a workbook is read in a thread of its own', async () => {
  const file = workbook(
    `<row r="1">${cell('A1', 'Dům')}</row><row r="2">${cell('A2', 'Lípová')}</row>`,
  );
  expect(await readFile(file)).toEqual({
    columns: ['Dům'],
    sample: [['Lípová']],
    rows_total: 1,
    packets: ['[{"row_number":2,"cells":["Lípová"]}]'],
  });
});

test('rows of a workbook keep their numbers, whatever is left out between them', async () => {
  const file = workbook(
    `<row r="1">${cell('A1', 'a')}</row><row r="4">${cell('B4', 'x')}</row><row>${cell('A5', 'y')}</row>`,
  );
  expect((await readFile(file)).packets).toEqual([
    '[{"row_number":4,"cells":["","x"]},{"row_number":5,"cells":["y",""]}]',
  ]);
});

test('half a character and the zero one, which cannot be kept, are replaced', async () => {
  const row = `<row r="2">${cell('A2', 'a_x0000_b')}${cell('B2', 'c_xD800_d')}</row>`;
  const file = workbook(`<row r="1">${cell('A1', 'x')}${cell('B1', 'y')}</row>${row}`);
  expect((await readFile(file)).sample).toEqual([['a\uFFFDb', 'c\uFFFDd']]);
});

test('a large file leaves others their turn, and comes in packets of a thousand rows', async () => {
  const rows = Array.from({ length: 12_000 }, (_, at) => [`Dům ${at}`, 'x'.repeat(40)]);
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 5);
  const { packets, rows_total } = await readFile(Buffer.from(csv([['a', 'b'], ...rows])));
  clearInterval(counting);
  expect(turns).toBeGreaterThan(5);
  expect([packets.length, rows_total]).toEqual([12, 12_000]);
});

test('a file that would take all memory is given up, and the server lives on', async () => {
  const far = `<row r="1">${cell('A1', 'a')}</row><row r="1048576">${cell('XFD1048576', 'b')}</row>`;
  await expect(readFile(workbook(far))).rejects.toMatchObject({
    code: expect.stringMatching(/^import-/),
  });
  const small = Buffer.from('a\nb');
  expect((await readFile(small)).rows_total).toBe(1);
}, 60_000);

test('more files than can be read at once are put off', async () => {
  const file = workbook(`<row r="1">${cell('A1', 'a')}</row><row r="2">${cell('A2', 'b')}</row>`);
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => readFile(file)));
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toEqual(
    Array.from({ length: 3 }, () =>
      expect.objectContaining({ reason: expect.objectContaining({ code: 'overloaded' }) }),
    ),
  );
}, 60_000);
