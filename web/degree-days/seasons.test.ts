import { expect, test } from 'vitest';
import type { DegreeDaySeason } from '#contract/degree-days.ts';
import { byMonth, comparison, incompleteNote, weatherFree } from './seasons.ts';

const season = (year: number, ...months: [number, number][]): DegreeDaySeason => ({
  season: year,
  heating_days: 0,
  mean_temperature: null,
  // As the server sums them: exactly.
  degree_days: months.reduce((sum, [, d]) => sum + Math.round(d * 10), 0) / 10,
  months: months.map(([month, degree_days]) => ({
    month,
    degree_days,
    heating_days: 0,
    mean_temperature: null,
  })),
});

test('two seasons stand beside each other month by month, the whole last', () => {
  const rows = comparison(season(2023, [9, 64.8], [1, 601.4]), season(2024, [1, 570.1]));
  expect(rows.map(({ name }) => name)).toEqual([
    'září',
    'říjen',
    'listopad',
    'prosinec',
    'leden',
    'únor',
    'březen',
    'duben',
    'květen',
    'Celé období',
  ]);
  expect(rows[0]).toMatchObject({ first: 64.8, second: null, difference: null });
  expect(rows[4]).toMatchObject({ first: 601.4, second: 570.1, difference: -31.3 });
  expect(rows[9]).toMatchObject({ first: 666.2, second: 570.1, difference: -96.1 });
  expect(byMonth(season(2024, [5, 96]))).toEqual([...Array<null>(8).fill(null), 96]);
});

test('a season that is not whole says how many months it has', () => {
  expect(incompleteNote(season(2024, [1, 570], [2, 500]))).toBe(
    'Období 2024/25 má zapsáno jen 2 měsíce z 9.',
  );
  const whole = [9, 10, 11, 12, 1, 2, 3, 4, 5].map((month): [number, number] => [month, 1]);
  expect(incompleteNote(season(2024, ...whole))).toBe('');
});

test.each([
  [200, 170, 'je druhé období o 15,0 % úspornější.'],
  [200, 210, 'je druhé období o 5,0 % náročnější.'],
  [200, 200.06, 'jsou obě období stejně náročná.'],
])('%d and %d of the same weather: %s', (before, after, sentence) => {
  expect(weatherFree(before, after)).toBe(`Po odečtení počasí ${sentence}`);
});
