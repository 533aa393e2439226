import { describe, expect, test } from 'vitest';
import { floorLevel, floorNames } from './floor-level.ts';
import { companyKey, isCompanyName, personKey, splitName } from '#contract/rules/person-name.ts';

describe('a floor', () => {
  test.each([
    ['1. NP', 1],
    ['1NP', 1],
    ['2. nadzemní podlaží', 2],
    ['3', 3],
    ['12', 12],
    ['123', undefined],
    ['2. podlaží', 2],
    ['2. p', 3],
    ['10. patro', 11],
    ['sklep', -1],
    ['−2', -2],
    [' - 1', -1],
    ['3. podzemní podlaží', -3],
    ['přízemí', 1],
    ['1. patro', 2],
    ['1. PP', -1],
    ['2.podzemní podlaží', -2],
    ['-1', -1],
    ['suterén', -1],
    ['sut.', -1],
    ['1. S', -1],
    ['příz.', 1],
    ['zvýšené přízemí', 1],
    ['0', undefined],
    ['půda', undefined],
    ['mezanin 2b', undefined],
  ])('%j is %j', (text, level) => {
    expect(floorLevel(text)).toBe(level);
  });

  test('is named as the portal names it', () => {
    expect(floorNames(2)).toEqual({ code: '2NP', name: '2. nadzemní podlaží' });
    expect(floorNames(-1)).toEqual({ code: '1PP', name: '1. podzemní podlaží' });
  });
});

describe('the name of a person', () => {
  test('is taken apart with its titles, whichever name comes first', () => {
    const parts = {
      title_before: 'Ing. Mgr.',
      first_name: 'Jana Marie',
      last_name: 'Nováková',
      title_after: 'Ph.D.',
    };
    expect(splitName('Ing. Mgr. Jana Marie Nováková, Ph.D.', false)).toEqual(parts);
    expect(splitName('Nováková Jana Marie, Ing. Mgr., Ph.D.', true)).toEqual(parts);
    expect(splitName('Novák', true)).toEqual({ last_name: 'Novák' });
  });

  test('is the same in any order, without titles, case and diacritics', () => {
    expect(personKey('JUDr. Jan Novák')).toBe(personKey('NOVAK Jan'));
    expect(personKey('Jan Novák')).not.toBe(personKey('Jana Nováková'));
  });

  test.each([
    ['Alfa s.r.o.', true],
    ['Alfa, spol. s r. o.', true],
    ['Beta a. s.', true],
    ['SVJ Lípová 5', true],
    ['Bytové družstvo Slunce', true],
    ['Alfa sro', true],
    ['Svobodová Asta', false],
    ['Novák Jan', false],
  ])('%j is of a company: %j', (name, company) => {
    expect(isCompanyName(name)).toBe(company);
  });

  test('of a company is the same however its legal form is spaced', () => {
    expect(companyKey('Alfa s. r. o.')).toBe(companyKey('ALFA s.r.o.'));
    expect(companyKey('Alfa s.r.o.')).not.toBe(companyKey('Alfa a.s.'));
  });
});
