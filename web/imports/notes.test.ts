import { expect, test } from 'vitest';
import { batch, row } from '#tests/web/import-probe.tsx';
import { noteLabel, notesText, totalsTexts } from './notes.ts';

const note = (column: number, certainty: 'sure' | 'guessed' | 'unclear', message: string) => ({
  column,
  certainty,
  message,
});

test('what a row was understood as is told with how sure that is', () => {
  const notes = [
    note(0, 'sure', 'SJM Jan a Jana'),
    note(2, 'guessed', '2. NP'),
    note(2, 'unclear', 'x'),
  ];
  expect(notesText({ ...row(2), notes })).toBe('SJM Jan a Jana · 2. NP (odhad) · x (nejasné)');
});

test('a note names its field; one of many columns is named by its heading', () => {
  const fields = [
    { field: 'building', label: 'Dům', required: true, hint: '', choices: [], many: false },
    { field: 'advance', label: 'Záloha', required: false, hint: '', choices: [], many: true },
  ];
  const own = batch({ fields, columns: ['A', 'Teplo'], mapping: ['building', 'advance'] });
  expect([0, 1, -1].map((column) => noteLabel(note(column, 'sure', ''), own))).toEqual([
    'Dům',
    'Teplo',
    '',
  ]);
});

test('what comes of a sheet is counted by kinds of records, in the Czech way', () => {
  const totals = {
    spaces: { new: 64, changed: 0, same: 0 },
    persons: { new: 1, changed: 3, same: 0 },
    costs: { new: 0, changed: 0, same: 5 },
  };
  expect(totalsTexts({ totals })).toEqual([
    { name: 'spaces', made: '64 prostorů', changed: 0 },
    { name: 'persons', made: '1 osoba nebo firma', changed: 3 },
  ]);
});
