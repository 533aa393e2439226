import { describe, expect, test } from 'vitest';
import { sizeText } from '#contract/rules/file-size.ts';
import { fileFault } from './file-choice.ts';
import { headsOf, mapped, missingFields, samplesOf } from './mapping.ts';

const field = (name: string, required: boolean) => ({
  field: name,
  label: name.toUpperCase(),
  required,
  hint: '',
  choices: [],
  many: name === 'many',
});

describe('the mapping of columns', () => {
  test('gives each field to one column only', () => {
    expect(mapped(['a', 'b', null], 2, 'a')).toEqual([null, 'b', 'a']);
    expect(mapped(['a', null, null], 0, null)).toEqual([null, null, null]);
    const fields = [field('many', false)];
    expect(mapped(['many', null], 1, 'many', fields)).toEqual(['many', 'many']);
  });

  test('lacks the required fields that no column has', () => {
    const fields = [field('a', true), field('b', true), field('c', false)];
    expect(missingFields(['b', null], fields, {})).toEqual(['A']);
    expect(missingFields(['b', null], fields, { a: ' ' })).toEqual(['A']);
    expect(missingFields(['b', null], fields, { a: 'x' })).toEqual([]);
  });

  test('shows the first three different values of a column', () => {
    const sample = [['1'], [''], ['1'], [' 2 '], ['3'], ['4'], []];
    expect(samplesOf(sample, 0)).toBe('1 · 2 · 3');
  });

  test('names columns by their heads; by letters and numbers where those do not tell them apart', () => {
    expect(headsOf(['Byt', ' ', 'Byt'])).toEqual(['Byt', 'Sloupec B', 'Byt (2)']);
    expect(headsOf(Array.from({ length: 28 }, () => '')).slice(25)).toEqual([
      'Sloupec Z',
      'Sloupec AA',
      'Sloupec AB',
    ]);
  });
});

describe('a file to import', () => {
  test.each([
    ['byty.xlsx', 10, null],
    ['BYTY.CSV', 8 * 1024 * 1024, null],
    ['byty.csv', 8 * 1024 * 1024 + 1, 'Soubor je větší než 8 MB.'],
    ['byty.csv', 0, 'Soubor je prázdný.'],
    ['byty.xls', 10, 'Starý sešit XLS uložte v Excelu jako XLSX a vyberte ho znovu.'],
    ['byty.pdf', 10, 'Vyberte soubor XLSX nebo CSV.'],
  ])('%s of %i bytes: %s', (name, size, fault) => {
    expect(fileFault({ name, size })).toBe(fault);
  });

  test('has its size told in the Czech way', () => {
    expect(sizeText(1)).toBe('1\u00a0kB');
    expect(sizeText(1_440_000)).toBe('1,4\u00a0MB');
  });
});
