import { expect, test } from 'vitest';
import { preparationText } from './preparation.ts';

test('what works say is told once each, and the usual sentence where one says nothing', () => {
  const own = 'Uvolněte vodoměr pod dřezem.';
  expect(preparationText([own, ` ${own} `])).toBe(own);
  const usual = preparationText(['']);
  expect(usual).toMatch(/^Připravte, prosím, přístup/u);
  expect(preparationText([own, '', own, ' '])).toBe(`${own}\n${usual}`);
});
