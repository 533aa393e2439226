import { expect, test } from 'vitest';
import { importKind } from '#contract/import-kinds.ts';
import { countOf, readTable, storedVerdict } from './judge.ts';
import { kinds } from './kinds/all.ts';
import type { Verdict } from './kinds/kind.ts';

const verdict = (state: Verdict['state'], ...fields: (string | null)[]): Verdict => ({
  row_number: 5,
  group_key: 'space 7',
  state,
  faults: fields.map((field) => ({ field, message: `chyba ${field}` })),
});
const MAPPING = ['building', null, 'space_number'];

test('faults of a row lead to the columns of the file; those of the whole row to none', () => {
  expect(storedVerdict(verdict('new', 'space_number', null, 'floor'), MAPPING)).toEqual({
    row_number: 5,
    group_key: 'space 7',
    notes: [],
    reason: '',
    state: 'failing',
    faults: [
      { column: 2, message: 'chyba space_number' },
      { column: -1, message: 'chyba null' },
      { column: -1, message: 'chyba floor' },
    ],
  });
});

test('a row without faults does what it says', () => {
  for (const state of ['new', 'changed', 'same'] as const)
    expect(storedVerdict(verdict(state), MAPPING)).toMatchObject({ state, faults: [] });
});

test('rows are counted by what comes of them', () => {
  const verdicts = [verdict('new'), verdict('new'), verdict('new', 'floor'), verdict('same')];
  expect(
    (['new', 'changed', 'same', 'failing'] as const).map((state) => countOf(verdicts, state)),
  ).toEqual([2, 0, 1, 1]);
});

test('a number of a space alone says no record of any kind, the name of a house says a house', () => {
  const saysRecord = (field: string | null) =>
    importKind.options.filter((kind) =>
      readTable(kinds[kind], ['první sloupec'], [field]).saysRecord(0),
    );
  expect(saysRecord('space_number')).toEqual([]);
  expect(saysRecord(null)).toEqual([]);
  expect(saysRecord('pasport_name')).toEqual(['buildings']);
});
