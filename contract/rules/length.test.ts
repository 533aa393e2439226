import { describe, expect, test } from 'vitest';
import { maxLengthRule, minLengthRule } from './length.ts';

describe('minimum length', () => {
  test.each([
    [1, 'Zadejte minimálně 1 znak'],
    [2, 'Zadejte minimálně 2 znaky'],
    [3, 'Zadejte minimálně 3 znaky'],
    [4, 'Zadejte minimálně 4 znaky'],
    [5, 'Zadejte minimálně 5 znaků'],
    [8, 'Zadejte minimálně 8 znaků'],
    [22, 'Zadejte minimálně 22 znaků'],
  ])('of %i is asked for in the right plural', (minimum, sentence) => {
    expect(minLengthRule(minimum)('')).toBe(sentence);
    expect(minLengthRule(minimum)('ž'.repeat(minimum - 1))).toBe(sentence);
    expect(minLengthRule(minimum)('ž'.repeat(minimum))).toBeNull();
  });

  test('is not met by a missing value', () => {
    expect(minLengthRule(3)(undefined)).toBe('Zadejte minimálně 3 znaky');
  });

  test('counts a character outside the basic plane once', () => {
    expect(minLengthRule(2)('🏠')).toBe('Zadejte minimálně 2 znaky');
  });
});

describe('maximum length', () => {
  test.each([
    [1, 'Zadejte nejvýše 1 znak'],
    [3, 'Zadejte nejvýše 3 znaky'],
    [200, 'Zadejte nejvýše 200 znaků'],
  ])('of %i is told in the right plural', (maximum, sentence) => {
    expect(maxLengthRule(maximum)('ř'.repeat(maximum + 1))).toBe(sentence);
    expect(maxLengthRule(maximum)('ř'.repeat(maximum))).toBeNull();
  });

  test('is kept by a missing value', () => {
    expect(maxLengthRule(3)(null)).toBeNull();
  });
});
