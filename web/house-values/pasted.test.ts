import { describe, expect, test } from 'vitest';
import type { HouseValueRow } from '#contract/pasports/house-values.ts';
import { isBlock, pastedCells } from './pasted.ts';
import type { SheetColumn } from './sheet.ts';

const row = (pasport_id: number, space_number: string): HouseValueRow => ({
  pasport_space_id: pasport_id,
  pasport_id,
  unit_id: 1,
  space_number,
  pasport_type_name: 'Byt',
  payer: 'unit',
  payer_names: '',
  held: [],
  later: [],
});
const rows = [row(11, '1'), row(12, '2'), row(13, '3A')];
const persons: readonly SheetColumn[] = [{ key: '', name: '' }];
const services: readonly SheetColumn[] = [
  { key: 'voda', name: 'Voda' },
  { key: 'vytah', name: 'Výtah' },
];
const listed = ['Voda', 'Výtah', 'Úklid'];
const start = { row: 0, column: 0 };

const ofPersons = (text: string, at = start) =>
  pastedCells({ kind: 'persons', rows, columns: persons, services: [] }, text, at);
const ofServices = (text: string, at = start) =>
  pastedCells({ kind: 'advances', rows, columns: services, services: listed }, text, at);

describe('a pasted column', () => {
  test('goes from the marked cell down, and what is below the last space is told', () => {
    const { typed, problems } = ofPersons('4\r\n5\r\n6\r\n', { row: 1, column: 0 });
    expect(typed).toEqual({ '12 ': '4', '13 ': '5' });
    expect(problems).toEqual(['Řádek 3 (6) je už pod posledním prostorem.']);
  });

  test('is a block only when it is more than one cell', () => {
    expect(isBlock('4')).toBe(false);
    expect(isBlock('4\n')).toBe(false);
    expect(isBlock('4\n5')).toBe(true);
    expect(isBlock('1\t5')).toBe(true);
  });
});

describe('a pasted block with numbers of spaces', () => {
  test('finds its spaces whatever their order, and tells what it does not find', () => {
    const { typed, problems } = ofPersons('Byt\tOsoby\n3a\t2\n1\t4\n99\t1\nCelkem\t7\n1\t5');
    expect(typed).toEqual({ '13 ': '2', '11 ': '4' });
    expect(problems).toEqual([
      'Řádek 4 (99 · 1): prostor „99“ v domě není.',
      'Řádek 5 (Celkem · 7): prostor „Celkem“ v domě není.',
      'Řádek 6 (1 · 5): prostor „1“ je už na řádku 3.',
    ]);
  });

  test('takes persons from the column that says so, else from the last one of numbers', () => {
    expect(ofPersons('Byt\tPočet osob\tVýměra\n1\t4\t60\n2\t3\t70').typed).toEqual({
      '11 ': '4',
      '12 ': '3',
    });
    expect(ofPersons('1\tNovák Jan\t4\n2\tČerná Eva\t3').typed).toEqual({ '11 ': '4', '12 ': '3' });
  });

  test('does not choose among spaces of one number', () => {
    const twice = [...rows, row(14, '2')];
    const target = { kind: 'persons', rows: twice, columns: persons, services: [] } as const;
    const { typed, problems } = pastedCells(target, '2\t3\n1\t1', start);
    expect(typed).toEqual({ '11 ': '1' });
    expect(problems[0]).toContain('má v domě více prostorů');
  });

  test('finds services by headings, adds columns of the list, and tells the others', () => {
    const { typed, added, problems } = ofServices(
      'Prostor\tvýtah\tUklid\tSatelit\n1\t150,50\t200\t9\n2\t150\t\t9',
    );
    expect(typed).toEqual({ '11 vytah': '150,50', '11 uklid': '200', '12 vytah': '150' });
    expect(added).toEqual(['Úklid']);
    expect(problems).toEqual([
      'Sloupec „Satelit“ není služba ze seznamu, jeho hodnoty se nevložily.',
    ]);
  });

  test('without headings goes to the columns from the marked one on', () => {
    const { typed, problems } = ofServices('1\t150\t9\n2\t160\t9', { row: 0, column: 1 });
    expect(typed).toEqual({ '11 vytah': '150', '12 vytah': '160' });
    expect(problems).toHaveLength(2);
  });
});

test('a pasted block of amounts alone goes down and to the right', () => {
  const { typed, problems } = ofServices('500\t150\n600\t160', { row: 1, column: 0 });
  expect(typed).toEqual({
    '12 voda': '500',
    '12 vytah': '150',
    '13 voda': '600',
    '13 vytah': '160',
  });
  expect(problems).toEqual([]);
});
