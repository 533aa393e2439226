import { describe, expect, test } from 'vitest';
import { kinds } from '../kinds/all.ts';
import { guessMapping } from './guess.ts';

const guess = (kind: keyof typeof kinds, ...headers: string[]) =>
  guessMapping(headers, kinds[kind].columns);

describe('columns of a file are guessed', () => {
  test.each(Object.values(kinds))(
    'by the headers of the template of $kind',
    ({ kind, columns }) => {
      expect(guess(kind, ...columns.map(({ label }) => label))).toEqual(
        columns.map(({ field }) => field),
      );
    },
  );

  test('without case, diacritics, units and marks', () => {
    expect(
      guess('spaces', 'DUM', 'Č. bytu', 'celkova plocha [m2]', 'VS:', 'Podlahová plocha (m²)'),
    ).toEqual(['building', 'space_number', 'total_area', 'variable_symbol', 'floor_area']);
  });

  test('by other words that people use, also within a longer header', () => {
    expect(guess('persons', 'Jméno a příjmení osoby', 'Mobil', 'Obec', 'IČ')).toEqual([
      'first_last',
      'phone',
      'city',
      'business_id',
    ]);
    expect(guess('tenants', 'Byt', 'Nájemce', 'Od', 'Do')).toEqual([
      'space_number',
      'person',
      'valid_from',
      'valid_to',
    ]);
  });

  test('so that each field is at most one column, the one that names it best', () => {
    expect(guess('buildings', 'Název', 'Název domu', 'Ulice')).toEqual([
      null,
      'pasport_name',
      'street',
    ]);
  });

  test('by what people shorten, and by a unit that stands alone', () => {
    expect(guess('spaces', 'č. b.', 'podl.', 'disp.', 'm2')).toEqual([
      'space_number',
      'floor',
      'space_size',
      'total_area',
    ]);
    expect(guess('spaces', 'č.j.', 'm²')).toEqual(['space_number', 'total_area']);
    expect(guess('spaces', 'Č. b.', 'vým. m²')).toEqual(['space_number', 'total_area']);
  });

  const column = (field: string, label: string, ...also: string[]) =>
    ({ field, label, also }) as unknown as Parameters<typeof guessMapping>[1][number];

  test('by the own name of a field before another word for it, and by the longer words within', () => {
    const columns = [column('a', 'Byt', 'Dům'), column('b', 'Dům'), column('c', 'Číslo bytu')];
    expect(guessMapping(['Dům'], columns)).toEqual(['b']);
    expect(guessMapping(['Moje číslo bytu 1'], columns)).toEqual(['c']);
    expect(guessMapping(['Bytový'], columns)).toEqual([null]);
    expect(guessMapping(['Byt', 'Dům', 'Dům'], columns)).toEqual(['a', 'b', null]);
    expect(guessMapping(['Cena bytu (Kč)', 'Byt [m2]'], columns)).toEqual([null, 'a']);
  });

  test('by a whole word for the field before longer words within a header', () => {
    const columns = [column('a', 'Dům', 'Objekt', 'Číslo budovy')];
    expect(guessMapping(['Naše číslo budovy', 'Objekt'], columns)).toEqual([null, 'a']);
    expect(guessMapping(['Objekt', 'Naše číslo budovy'], columns)).toEqual(['a', null]);
  });

  test('by words that brackets stand between, and by a word of one letter', () => {
    expect(guessMapping(['Číslo(nové)bytu'], [column('a', 'Číslo bytu')])).toEqual(['a']);
    expect(guessMapping(['Schodiště A'], [column('a', 'Vchod', 'A')])).toEqual(['a']);
  });

  test('and what says nothing is left out', () => {
    expect(guess('buildings', '', '???', 'Barva fasády', 'Ulice')).toEqual([
      null,
      null,
      null,
      'street',
    ]);
  });
});
