import { describe, expect, test } from 'vitest';
import { workbook } from '#tests/workbooks.ts';
import { mergesOf, withMerged } from './merged-cells.ts';
import { readTable } from './table.ts';

const text = (at: string, value: string) =>
  `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;

describe('merged cells', () => {
  test('tell their text in each of them', () => {
    const rows = [
      ['Byt', 'Zálohy'],
      ['', 'voda', 'teplo'],
      ['1', '10', '20'],
    ];
    const merges = mergesOf('<mergeCell ref="A1:A2"/><x:mergeCell ref="B1:C1"/>');
    expect(withMerged(rows, merges)).toEqual([
      ['Byt', 'Zálohy', 'Zálohy'],
      ['Byt', 'voda', 'teplo'],
      ['1', '10', '20'],
    ]);
  });

  test('make no rows of empty ones, however far they reach', () => {
    const rows = [['a'], [], ['', 'b']];
    expect(withMerged(rows, mergesOf('<mergeCell ref="A1:XFD1048576"/>'))).toEqual([
      ['a', 'a'],
      [],
      ['a', 'b'],
    ]);
  });

  test('cannot make more cells than a file may have', () => {
    const rows = Array.from({ length: 1000 }, () => Array.from({ length: 200 }, () => 'x'));
    const merges = Array.from(
      { length: 6 },
      () => ({ rows: [0, 999], columns: [0, 199] }) as const,
    );
    expect(() => withMerged(rows, merges)).toThrow('milion');
  });

  test('are read from a workbook', async () => {
    const sheet = `<row r="1">${text('A1', 'Byt')}${text('B1', 'Vlastník')}</row>
      <row r="2">${text('A2', '7')}${text('B2', 'Jana')}</row><row r="3">${text('B3', 'Petr')}</row>`;
    const whole = `<worksheet><sheetData>${sheet}</sheetData><mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells></worksheet>`;
    const file = workbook('', { 'xl/worksheets/sheet1.xml': whole });
    expect((await readTable(file)).rows.map(({ cells }) => cells)).toEqual([
      ['7', 'Jana'],
      ['7', 'Petr'],
    ]);
  });
});

test('a cell whose formula failed is told by the code of its error, never as an empty one', async () => {
  const sheet = `<row r="1">${text('A1', 'a')}${text('B1', 'b')}</row>
    <row r="2"><c r="A2" s="1" t="e"><f>X1</f><v>#REF!</v></c><c r="B2" t='e'><v>#N/A</v></c></row>`;
  expect((await readTable(workbook(sheet))).rows[0]?.cells).toEqual(['#REF!', '#N/A']);
});
