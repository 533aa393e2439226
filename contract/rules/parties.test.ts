import { describe, expect, test } from 'vitest';
import { partyText, understandParties, usualOrder } from './parties.ts';

const person = (last_name: string, first_name: string, titles = {}) => ({
  address_type: 'person',
  last_name,
  first_name,
  ...titles,
});
const company = (company_name: string) => ({ address_type: 'company', company_name });

describe('a cell with names', () => {
  test.each([
    ['Novák Jan', 'sure', [person('Novák', 'Jan')]],
    ['Jan Novák', 'sure', [person('Novák', 'Jan')]],
    ['NOVÁK Jan', 'sure', [person('Novák', 'Jan')]],
    ['NOVÁKOVÁ MARIE', 'sure', [person('Nováková', 'Marie')]],
    ['Novák, Jan', 'sure', [person('Novák', 'Jan')]],
    [
      'Ing. Jan Novák, Ph.D.',
      'sure',
      [person('Novák', 'Jan', { title_before: 'Ing.', title_after: 'Ph.D.' })],
    ],
    ['Novák Jan, Ing.', 'sure', [person('Novák', 'Jan', { title_before: 'Ing.' })]],
    [
      'Novák Jan, Ing., CSc.',
      'sure',
      [person('Novák', 'Jan', { title_before: 'Ing.', title_after: 'CSc.' })],
    ],
    ['Novák Jan ml.', 'sure', [person('Novák ml.', 'Jan')]],
    ['NOVÁK ML. JAN', 'sure', [person('Novák ml.', 'Jan')]],
    ['Jan Novák, starší', 'sure', [person('Novák st.', 'Jan')]],
    ['Nguyenová Thu Ha', 'sure', [person('Nguyenová', 'Thu Ha')]],
    ['Vyskočil Kvido', 'guessed', [person('Vyskočil', 'Kvido')]],
    ['Alfa s.r.o.', 'sure', [company('Alfa s.r.o.')]],
    ['Novák a syn, s.r.o.', 'sure', [company('Novák a syn, s.r.o.')]],
    ['Město Kolín', 'sure', [company('Město Kolín')]],
    ['Bytové družstvo Slunce', 'sure', [company('Bytové družstvo Slunce')]],
    ['Tělovýchovná jednota Sokol, z.s.', 'sure', [company('Tělovýchovná jednota Sokol, z.s.')]],
    ['Jan Novák a Alfa a.s.', 'sure', [person('Novák', 'Jan'), company('Alfa a.s.')]],
    ['Jan Novák a Marie Nováková', 'sure', [person('Novák', 'Jan'), person('Nováková', 'Marie')]],
    ['Novák Jan, Nováková Marie', 'sure', [person('Novák', 'Jan'), person('Nováková', 'Marie')]],
    ['Novák Jan\nNováková Marie', 'sure', [person('Novák', 'Jan'), person('Nováková', 'Marie')]],
    ['Jan a Marie Novákovi', 'guessed', [person('Novák', 'Jan'), person('Nováková', 'Marie')]],
    ['Novák Jan a Marie', 'guessed', [person('Novák', 'Jan'), person('Nováková', 'Marie')]],
    [
      'Ing. Jan Dvořáček a manž. Eva',
      'guessed',
      [person('Dvořáček', 'Jan', { title_before: 'Ing.' }), person('Dvořáčková', 'Eva')],
    ],
  ] as const)('%j is %s', (cell, certainty, parties) => {
    const told = understandParties(cell);
    expect(told.parties).toEqual(parties);
    expect(told.certainty).toBe(certainty);
    expect(told.is_joint).toBe(false);
  });

  test.each([
    'SJM Novák Jan a Nováková Marie',
    'SJM: Jan Novák a Marie Nováková',
    'Novák Jan a Nováková Marie (SJM)',
    'manželé Jan Novák a Marie Nováková',
    'Novák Jan a Nováková Marie, v SJM',
  ])('%j are spouses in joint property', (cell) => {
    expect(understandParties(cell)).toEqual({
      parties: [person('Novák', 'Jan'), person('Nováková', 'Marie')],
      is_joint: true,
      isCouple: true,
      certainty: 'sure',
    });
  });

  test('of two surnames may be of spouses, but does not look like them', () => {
    expect(understandParties('SJM Novák Jan a Malá Eva')).toMatchObject({
      is_joint: true,
      isCouple: false,
    });
    expect(understandParties('Černý Jan a Černá Eva').isCouple).toBe(true);
    expect(understandParties('Novák Jan').isCouple).toBe(false);
    expect(understandParties('Novák Jan st. a Novák Jan ml.').isCouple).toBe(false);
  });

  test('is unclear where a name lacks, and guessed where one of the spouses does', () => {
    expect(understandParties('Novák').certainty).toBe('unclear');
    expect(understandParties('SJM Novák Jan').certainty).toBe('guessed');
    expect(understandParties('byt 12 prázdný').certainty).toBe('unclear');
  });

  test('that does not tell its order is read in that of its column', () => {
    expect(usualOrder(['Jan Novák', 'Eva Malá a Petr Malý', 'Vyskočil Kvido'])).toBe('first-last');
    expect(usualOrder(['Novák Jan', 'x', 'Jan Malý'])).toBe('last-first');
    expect(understandParties('Kvido Vyskočil', 'first-last').parties).toEqual([
      person('Vyskočil', 'Kvido'),
    ]);
  });

  test('is told as people write it', () => {
    const text = (cell: string) => understandParties(cell).parties.map(partyText);
    expect(text('Novák Jan, Ing., Ph.D. a Alfa s.r.o.')).toEqual([
      'Ing. Jan Novák, Ph.D.',
      'Alfa s.r.o.',
    ]);
  });
});
