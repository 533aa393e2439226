import { describe, expect, test } from 'vitest';
import { daysOf, indexAt, valueOn, withinRange } from './day-series.ts';

const repo = {
  name: 'Repo',
  points: [
    { day: '2024-02-09', value: 6.25 },
    { day: '2024-03-21', value: 5.75 },
    { day: '2024-05-03', value: 5.25 },
  ],
};

describe('a part of a series', () => {
  test('carries what holds to both ends of the range', () => {
    const { points } = withinRange(repo, { from: '2024-03-01', to: '2024-04-30' }, true);
    expect(points).toEqual([
      { day: '2024-03-01', value: 6.25 },
      { day: '2024-03-21', value: 5.75 },
      { day: '2024-04-30', value: 5.75 },
    ]);
  });

  test('carries nothing to the range of what is measured, nor before the first value', () => {
    const range = { from: '2024-03-01', to: '2024-04-30' };
    expect(withinRange(repo, range, false).points).toEqual([{ day: '2024-03-21', value: 5.75 }]);
    expect(withinRange(repo, { from: '2020-01-01', to: '2020-12-31' }, true).points).toEqual([]);
  });

  test('stands in the order of days, whatever the order of the list', () => {
    const newestFirst = { ...repo, points: repo.points.toReversed() };
    expect(withinRange(newestFirst, {}, true).points).toEqual(repo.points);
    const range = { from: '2024-03-01' };
    expect(withinRange(newestFirst, range, true).points[0]).toEqual({
      day: '2024-03-01',
      value: 6.25,
    });
  });

  test('does not double a value of the first day', () => {
    const { points } = withinRange(repo, { from: '2024-03-21' }, true);
    expect(points.map(({ day }) => day)).toEqual(['2024-03-21', '2024-05-03']);
  });
});

describe('the value of a day', () => {
  test('is the last one where it holds, and the day’s own where it is measured', () => {
    expect(valueOn(repo, '2024-04-01', true)).toBe(5.75);
    expect(valueOn(repo, '2024-04-01', false)).toBeUndefined();
    expect(valueOn(repo, '2024-05-03', false)).toBe(5.25);
    expect(valueOn(repo, '2024-01-01', true)).toBeUndefined();
  });

  test('is looked for among the days of all series, each once', () => {
    const other = { name: 'Diskont', points: [{ day: '2024-03-21', value: 4.75 }] };
    expect(daysOf([other, repo])).toEqual(['2024-02-09', '2024-03-21', '2024-05-03']);
  });
});

describe('the place under the pointer', () => {
  const places = [50, 100, 200];

  test('is the last day before it where values hold', () => {
    expect([0, 50, 99, 100, 199, 500].map((x) => indexAt(places, x, true))).toEqual([
      0, 0, 0, 1, 1, 2,
    ]);
  });

  test('is the nearest day where they are measured', () => {
    expect([0, 74, 76, 149, 151, 500].map((x) => indexAt(places, x, false))).toEqual([
      0, 0, 1, 1, 2, 2,
    ]);
  });
});
