import { expect, test } from 'vitest';
import { rowChoices } from './row-choices.ts';

const rows = [{ debt: 0 }, { debt: 5 }, { debt: 7 }];
const choices = rowChoices<{ debt: number }>('Vše', {
  owing: { text: 'Dluží', keeps: ({ debt }) => debt > 0 },
  huge: { text: 'Dluží moc', keeps: ({ debt }) => debt > 100 },
});

test('each choice counts just the rows that it leaves', () => {
  const counts = choices.counted(rows);
  expect(counts.map(({ name, text, count }) => [name, text, count])).toEqual([
    ['all', 'Vše', 3],
    ['owing', 'Dluží', 2],
    ['huge', 'Dluží moc', 0],
  ]);
  for (const { name, count } of counts) expect(choices.kept(rows, name)).toHaveLength(count ?? -1);
});

test('nothing is counted before the rows come', () => {
  expect(choices.counted(undefined).map(({ count }) => count)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([undefined, 'all', 'nobody-offers-it', 'toString'])('%s leaves all rows', (name) => {
  expect(choices.kept(rows, name)).toBe(rows);
  expect(choices.chosen(name)).toBe('all');
});

test('the chosen one is known by its name', () => {
  expect(choices.chosen('owing')).toBe('owing');
  expect(choices.kept(rows, 'owing')).toEqual([{ debt: 5 }, { debt: 7 }]);
});
