import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { FileFault } from './file-fault.ts';
import { packetsOf } from './packets.ts';
import { workbook, type Parts } from '#tests/workbooks.ts';
import { readTable } from './table.ts';

const TEN_SECONDS = 10_000;
const cell = (at: string, text = 'x') => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (number: number, cells: string) => `<row r="${number}">${cells}</row>`;
const head = row(1, cell('A1', 'Dům'));
const shared = (texts: string) => ({
  'xl/sharedStrings.xml': `<sst>${texts}</sst>`,
});

async function fault(sheet: string, parts: Parts = {}): Promise<[string, string]> {
  const begun = performance.now();
  const outcome = await readTable(workbook(sheet, parts)).then(
    (table) => packetsOf(table).rows_total,
    (error: unknown) => error,
  );
  // Whatever it is, it is known at once; a thread with its own bound stands behind.
  expect(performance.now() - begun).toBeLessThan(TEN_SECONDS);
  if (outcome instanceof FileFault) return [outcome.code, outcome.message];
  throw new Error(`The file was taken: ${String(outcome)}`);
}

describe('a workbook is refused before it is made into a table', { timeout: 60_000 }, () => {
  test.each([
    ['that reaches to the last cell', row(1_048_576, cell('XFD1048576')), /200 sloupců|1048576/],
    ['whose row is far below', row(1_000_000, cell('A1000000')), /až na řádku 1000000/],
    ['whose cell is far below its row', row(2, cell('B900000')), /až na řádku 900000/],
    ['whose column is far to the right', row(2, cell('GS2')), /200 sloupců/],
    ['with a row of too many cells', row(2, cell('A2').repeat(201)), /200 sloupců/],
    [
      'with too many rows',
      Array.from({ length: 20_002 }, (_, at) => row(at + 2, cell(`A${at + 2}`))).join(''),
      /20 000 řádků/,
    ],
    ['with sixty megabytes of tags', '<x/>'.repeat(6_000_001), /milion buněk/],
  ])('%s', async (_title, rows, sentence) => {
    const [code, message] = await fault(head + rows);
    expect(code).toBe('import-too-large');
    expect(message).toMatch(sentence);
  });

  test('whose texts are a million and more', async () => {
    const [code] = await fault(head + row(2, cell('A2')), shared('<si/>'.repeat(1_000_001)));
    expect(code).toBe('import-too-large');
  });

  test('of a few kilobytes whose one text stands in every cell', async () => {
    const cells = (at: number) =>
      Array.from({ length: 26 }, (_, column) => {
        const letter = String.fromCodePoint(65 + column);
        return `<c r="${letter}${at}" t="s"><v>0</v></c>`;
      }).join('');
    const rows = Array.from({ length: 1000 }, (_, at) => row(at + 1, cells(at + 1))).join('');
    const parts = shared(`<si><t>${'x'.repeat(3000)}</t></si>`);
    const [code, message] = await fault(rows, parts);
    expect(deflateRawSync(workbook(rows, parts)).length).toBeLessThan(100_000);
    expect([code, message]).toEqual(['import-too-large', expect.stringMatching(/mnoho textu/)]);
  });

  test.each([
    ['hides its place behind a quote', `<row x=">" r="1048576">${cell('A1048576')}</row>`],
    ['tells two places', `<row r="2"><c r="A2" r="XFD2"><v>1</v></c></row>`],
    ['writes its place by an entity', `<row r="2"><c r="&#88;FD2"><v>1</v></c></row>`],
    ['has no place', `<row r="2"><c><v>1</v></c></row>`],
    ['names its row by a power', `<row r="1e6">${cell('A2')}</row>`],
  ])('when a cell %s', async (_title, rows) => {
    expect((await fault(head + rows))[0]).toMatch(/^import-(unreadable|too-large)$/);
  });

  test('that declares entities', async () => {
    const bomb = '<!DOCTYPE a [<!ENTITY b "bbbbbbbb">]>';
    const parts = { 'xl/sharedStrings.xml': `${bomb}<sst><si><t>&b;</t></si></sst>` };
    expect((await fault(head + row(2, cell('A2')), parts))[0]).toBe('import-unreadable');
  });
});

describe('a workbook is taken', { timeout: 60_000 }, () => {
  test('when only empty cells and rows reach to the end of the sheet', async () => {
    const empty = `<c r="XFD2" s="1"/><c r="XFC2" s="1"></c>`;
    const rows = `${row(2, cell('A2', 'Lípová') + empty)}<row r="1048576" ht="15"/>`;
    const { rows: read, columns } = await readTable(workbook(head + rows));
    expect([columns, read]).toEqual([['Dům'], [{ row_number: 2, cells: ['Lípová'] }]]);
  });

  test('when another of its sheets, which nobody reads, is too large', async () => {
    const parts = {
      'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${row(1_000_000, cell('A1000000'))}</sheetData></worksheet>`,
    };
    expect((await readTable(workbook(head + row(2, cell('A2')), parts))).rows).toHaveLength(1);
  });

  test('of the greatest size that is let in', async () => {
    const letters = Array.from({ length: 20 }, (_, at) => String.fromCodePoint(65 + at));
    const numbers = Array.from({ length: 20_001 }, (_, at) => at + 1);
    const cells = (at: number) => letters.map((letter) => cell(`${letter}${at}`)).join('');
    const sheet = numbers.map((at) => row(at, cells(at))).join('');
    expect((await readTable(workbook(sheet))).rows).toHaveLength(20_000);
  });
});
