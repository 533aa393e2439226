import { expect, test } from 'vitest';
import type { Column } from '#contract/record-file.ts';
import { rowReader } from './read-rows.ts';

const column = (field: string, required: boolean): Column =>
  ({
    field,
    label: field,
    also: [],
    required,
    read: (cell: string) => (cell === 'zle' ? { fault: `${field} je zle` } : { value: `${cell}!` }),
  }) as unknown as Column;

const read = rowReader(
  [column('name', true), column('note', false)],
  ['note', null, 'name', 'gone'],
  {},
);

test('cells are read into the fields that their columns stand for', () => {
  expect(read({ row_number: 4, cells: [' kout ', 'x', 'Jana', 'y'] })).toEqual({
    row_number: 4,
    values: { note: 'kout!', name: 'Jana!' },
    faults: [],
  });
});

test('an empty cell says nothing, unless its field is required', () => {
  const missing = { field: 'name', message: 'Toto pole je povinné' };
  expect(read({ row_number: 2, cells: ['', 'x', 'Jana'] })).toEqual({
    row_number: 2,
    values: { name: 'Jana!' },
    faults: [],
  });
  expect(read({ row_number: 2, cells: ['kout', 'x', '  '] }).faults).toEqual([missing]);
  expect(read({ row_number: 2, cells: ['kout'] })).toEqual({
    row_number: 2,
    values: { note: 'kout!' },
    faults: [missing],
  });
});

test('a cell that cannot be read is told at its field and gives no value', () => {
  expect(read({ row_number: 2, cells: ['zle', '', 'Jana'] })).toEqual({
    row_number: 2,
    values: { name: 'Jana!' },
    faults: [{ field: 'note', message: 'note je zle' }],
  });
});

test('a cell with an error of the workbook is a fault, never an empty cell nor its text', () => {
  for (const code of ['#REF!', '#N/A', '#DIV/0!', '#HODNOTA!', '####']) {
    const { values, faults } = read({ row_number: 2, cells: [code, '', 'Jana'] });
    expect(values).toEqual({ name: 'Jana!' });
    expect(faults).toEqual([{ field: 'note', message: expect.stringContaining(code) }]);
  }
});

test('a value for all rows stands for a column that the file lacks, and only for that', () => {
  const columns = [column('name', true), column('note', false)];
  const constant = rowReader(columns, ['note'], { name: 'Jana', note: 'všem' });
  expect(constant({ row_number: 2, cells: ['kout'] })).toMatchObject({
    values: { note: 'kout!', name: 'Jana!' },
    faults: [],
  });
  expect(constant({ row_number: 2, cells: [''] }).values).toEqual({ name: 'Jana!' });
});
