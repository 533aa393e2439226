import { describe, expect, test } from 'vitest';
import { kinds } from '../kinds/all.ts';
import { headedBy } from './headed.ts';
import { rememberedMapping } from './remembered.ts';

const top = (...rows: string[][]) => rows.map((cells, at) => ({ row_number: at + 1, cells }));
const former = (columns: string[], mapping: (string | null)[], constants = {}) => ({
  columns,
  mapping,
  constants,
  words: {},
});
const one = () => false;

describe('columns known again', () => {
  test('mean what was chosen for the same headings before, also that they are not used', () => {
    const before = [former(['Byt č.', 'Výměra', 'Ulice'], ['space_number', null, 'building'])];
    expect(
      rememberedMapping(['ULICE', 'výměra', 'Byt č.'], [null, 'total_area', null], before, one),
    ).toEqual(['building', null, 'space_number']);
  });

  test('leave new headings to the guess, unless their field is taken', () => {
    const before = [former(['Číslo'], ['space_number'])];
    expect(
      rememberedMapping(['Číslo', 'Byt', 'Dům'], [null, 'space_number', 'building'], before, one),
    ).toEqual(['space_number', null, 'building']);
  });

  test('are read as the newest file had them', () => {
    const before = [former(['A'], ['building']), former(['A'], ['floor'])];
    expect(rememberedMapping(['A'], [null], before, one)).toEqual(['building']);
  });
});

describe('what holds for all rows', () => {
  const columns = kinds.tenants;
  const rows = top(['Nájemci – Dlouhá 12, Praha', '', ''], ['Byt č.', 'Nájemce', 'Telefon']);

  test('is read from titles above the headings', () => {
    expect(headedBy(rows, 2, columns, []).constants).toEqual({ building: 'Dlouhá 12, Praha' });
  });

  test('is what it was with the last file of these headings, unless the titles say otherwise', () => {
    const given = { building: 'Krátká 1', valid_from: '1. 1. 2026' };
    const before = [
      former(['Byt č.', 'Nájemce', 'Telefon'], ['space_number', 'person', null], given),
    ];
    expect(headedBy(rows, 2, columns, before).constants).toEqual({
      building: 'Dlouhá 12, Praha',
      valid_from: '1. 1. 2026',
    });
    const wider = top(['Byt č.', 'Nájemce', 'Telefon', 'Sklep']);
    expect(headedBy(wider, 1, columns, before).constants).toEqual({});
  });

  test('stands behind a column of the file', () => {
    const own = top(['Dlouhá 12', '', ''], ['Dům', 'Byt č.', 'Nájemce']);
    expect(headedBy(own, 2, columns, []).constants).toEqual({});
  });
});
