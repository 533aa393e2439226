import { expect, test } from 'vitest';
import { codesText, payersText } from './sipo-words.ts';

test('letters of the post are told in words', () => {
  expect(codesText('')).toBe('');
  expect(codesText('D')).toBe('D – neznámé spojovací číslo');
  expect(codesText('FG')).toBe(
    'F – předpis je nulový, záporný nebo s haléři, G – duplicitní záznam',
  );
  expect(codesText('X')).toBe('X – neznámý kód');
  for (const code of 'ABDEFGHJL') expect(codesText(code)).not.toContain('neznámý kód –');
});

test('payers are counted in Czech', () => {
  expect([1, 3, 5].map(payersText)).toEqual(['1 plátce', '3 plátci', '5 plátců']);
});
