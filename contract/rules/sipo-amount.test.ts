import { expect, test } from 'vitest';
import { sipoAmountFault } from './sipo-amount.ts';

test.each([
  [0, 'Předpis je nulový'],
  [1, 'Předpis musí být v celých korunách'],
  [50, 'Předpis musí být v celých korunách'],
  [345_050, 'Předpis musí být v celých korunách'],
  [100_000_000, 'Předpis je vyšší než 999 999 Kč'],
  [100, null],
  [345_000, null],
  [99_999_900, null],
])('an amount of %i hellers: %s', (hellers, fault) => {
  expect(sipoAmountFault(hellers)).toBe(fault);
});
