import { describe, expect, test } from 'vitest';
import { kinds } from '../kinds/all.ts';
import { headingRow } from './heading.ts';
import { comparedHeading, leftOutReason } from './left-out.ts';
import { dayInTitles, houseInTitles } from './title.ts';

const rows = (...cells: string[][]) => cells.map((row, at) => ({ row_number: at + 1, cells: row }));
const heading = (...cells: string[][]) => headingRow(rows(...cells), kinds.spaces.columns);

describe('the headings of a table', () => {
  test('stand in the row whose cells name the most fields, under whatever titles', () => {
    const title = ['Seznam bytů – Dlouhá 12, Praha', '', ''];
    expect(
      heading(title, ['stav k 1. 1. 2026', '', ''], ['Byt č.', 'Dům', 'Podlaží'], ['1', 'A', '1']),
    ).toBe(3);
  });

  test('stand in the first of such rows, when they are repeated on each page', () => {
    const head = ['Byt č.', 'Dům', 'Podlaží'];
    expect(heading(head, ['1', 'A', '1'], head, ['2', 'A', '1'])).toBe(1);
  });

  test('of two lines stand in the lower one, in which merged cells are told again', () => {
    expect(
      heading(
        ['Byt č.', 'Dům', 'Plochy', 'Plochy'],
        ['Byt č.', 'Dům', 'balkon', 'sklep'],
        ['1', 'A', '2', '3'],
      ),
    ).toBe(2);
  });

  test('that say nothing known stand in the first row of more cells, or in the first row', () => {
    expect(heading(['Výpis', '', ''], ['x', 'y', 'z'], ['1', '2', '3'])).toBe(2);
    expect(heading(['x'], ['1'])).toBe(1);
  });
});

describe('a row of a table', () => {
  const columns = ['Byt č.', 'Vlastník', 'Plocha', 'Telefon'];
  test.each([
    [['12', 'Jan Novák', '54', ''], ''],
    [['12', '', '', ''], ''],
    [['Garáž', '', '', ''], ''],
    [['Celkem', '', '3 120', ''], 'Součtový řádek'],
    [['', 'SOUČET:', '3 120', ''], 'Součtový řádek'],
    [['Celkem bytů 64', '', '', ''], 'Součtový řádek'],
    [['1', 'Celkemová Jana', '50', ''], ''],
    [['Byt č.', 'Vlastník', 'plocha', ''], 'Opakovaná hlavička tabulky'],
    [['1', '2', '3', '4'], 'Čísla sloupců'],
    [['Vchod B, zadní trakt', '', '', ''], 'Nadpis nebo poznámka mezi řádky'],
    [
      ['Vchod B zadní', 'Vchod B zadní', 'Vchod B zadní', 'Vchod B zadní'],
      'Nadpis nebo poznámka mezi řádky',
    ],
  ])('%j: %s', (cells, reason) => {
    expect(
      leftOutReason(cells, { heading: comparedHeading(columns), saysRecord: () => false }),
    ).toBe(reason);
  });

  test('of one name is a record where names alone make one', () => {
    const table = { heading: comparedHeading(columns), saysRecord: (at: number) => at === 1 };
    expect(leftOutReason(['', 'Jan Novák', '', ''], table)).toBe('');
    expect(leftOutReason(['', '', 'mimo výtah', ''], table)).not.toBe('');
  });

  test('of two columns is never taken for a note', () => {
    const table = { heading: comparedHeading(['Vlastník', 'Byt']), saysRecord: () => false };
    expect(leftOutReason(['Jan Novák', ''], table)).toBe('');
  });
});

describe('titles above a table', () => {
  test.each([
    ['Seznam vlastníků – Dlouhá 12, Praha', 'Dlouhá 12, Praha'],
    ['Seznam vlastníků Dlouhá 12, Praha 1', 'Dlouhá 12, Praha 1'],
    ['Evidence bytů: U Mlýna 1250/21, 170 00 Praha 7', 'U Mlýna 1250/21, Praha 7'],
    ['Dům Lípová 5', 'Lípová 5'],
    ['Společenství vlastníků jednotek Na Stráni 8a', 'Na Stráni 8a'],
    ['SVJ 17. listopadu 4', '17. listopadu 4'],
    ['Rok 2026', null],
    ['Strana 1', null],
    ['Stav k 1. 1. 2026', null],
    ['Předpis záloh', null],
  ])('%s tells of the house %s', (title, house) => {
    expect(houseInTitles([title])).toBe(house);
  });

  test('tell the day as of which the table is', () => {
    expect(dayInTitles(['Seznam', 'Stav ke dni 30. 6. 2026'])).toBe('30. 6. 2026');
    expect(dayInTitles(['k 31. 2. 2026', 'rok 2026'])).toBeNull();
  });
});
