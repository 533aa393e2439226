import { describe, expect, test } from 'vitest';
import { czechPlural } from './plural.ts';

describe('czechPlural', () => {
  test.each([
    [1, 'znak'],
    [2, 'znaky'],
    [3, 'znaky'],
    [4, 'znaky'],
    [0, 'znaků'],
    [5, 'znaků'],
    [11, 'znaků'],
    [21, 'znaků'],
    [22, 'znaků'],
    [101, 'znaků'],
  ])('%i takes the form %s', (count, form) => {
    expect(czechPlural(count, 'znak', 'znaky', 'znaků')).toBe(form);
  });

  test.each([0.5, 1.5, 2.25])('a fraction (%d) takes the fourth form', (count) => {
    expect(czechPlural(count, 'byt', 'byty', 'bytů', 'bytu')).toBe('bytu');
  });

  test('a fraction without the fourth form takes the form of many', () => {
    expect(czechPlural(1.5, 'byt', 'byty', 'bytů')).toBe('bytů');
  });
});
