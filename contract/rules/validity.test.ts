import { describe, expect, test } from 'vitest';
import { holdsOn, overlapSentence, validityFault, validityText } from './validity.ts';

const year = { valid_from: '2024-01-01', valid_to: '2024-12-31' };
const open = { valid_from: '2024-02-29', valid_to: null };

describe('a validity', () => {
  test.each([
    ['2023-12-31', false],
    ['2024-01-01', true],
    ['2024-12-31', true],
    ['2025-01-01', false],
  ])('includes both its days: %s is %s', (day, holds) => {
    expect(holdsOn(year, day)).toBe(holds);
  });

  test('without an end holds on', () => {
    expect(['2024-02-28', '2024-02-29', '2199-12-31'].map((day) => holdsOn(open, day))).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('is written in Czech', () => {
    expect(validityText(year)).toBe('od 1. 1. 2024 do 31. 12. 2024');
    expect(validityText(open)).toBe('od 29. 2. 2024');
    expect(overlapSentence(year, 'Novák Jan')).toBe(
      'Platnost se překrývá se záznamem od 1. 1. 2024 do 31. 12. 2024 (Novák Jan).',
    );
  });

  test('may last a day and may not end before it begins', () => {
    expect(validityFault({ valid_from: '2024-05-10', valid_to: '2024-05-10' })).toBeNull();
    expect(validityFault(open)).toBeNull();
    expect(validityFault({ valid_from: '2024-05-10', valid_to: '2024-05-09' })).toBe(
      'Konec platnosti nesmí být dříve než její začátek',
    );
  });
});
