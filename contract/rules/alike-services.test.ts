import { describe, expect, test } from 'vitest';
import { alikeServices, areAlike } from './alike-services.ts';

describe('names of services', () => {
  test.each([
    ['Vodné', 'vodne '],
    ['Vodné', 'Vodne a stočné'],
    ['Výtah', 'Výtahu'],
    ['Úklid', 'Záloha na úklid'],
    ['Osvětlení', 'Osvetleni'],
    ['Odvoz odpadu', 'Odvoz odpadů'],
  ])('%s and %s may be one service', (one, other) => {
    expect([areAlike(one, other), areAlike(other, one)]).toEqual([true, true]);
  });

  test.each([
    ['Teplá voda', 'Studená voda'],
    ['Výtah', 'Úklid'],
    ['TV', 'PV'],
    ['Teplo', 'Teplá voda'],
  ])('%s and %s are two', (one, other) => {
    expect([areAlike(one, other), areAlike(other, one)]).toEqual([false, false]);
  });
});

test('candidates stand with the one of the list first, else with the one that is used most', () => {
  const service = (name: string, costs_count: number, is_listed = false) => ({
    name,
    costs_count,
    is_listed,
  });
  const groups = alikeServices([
    service('vodne', 40),
    service('Vodné', 3, true),
    service('uklid', 2),
    service('Úklid domu', 9),
    service('Výtah', 5, true),
    service('Teplá voda', 5, true),
    service('Voda', 5, true),
  ]);
  expect(groups.map((group) => group.map(({ name }) => name))).toEqual([
    ['Vodné', 'vodne'],
    ['Úklid domu', 'uklid'],
  ]);
});
