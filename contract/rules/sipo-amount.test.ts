import { expect, test } from 'vitest';
import { prescribedAmount, sipoAmountFault } from './sipo-amount.ts';

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

test.each([
  ['refuse', 345_050, 345_050],
  ['nearest', 345_049, 345_000],
  ['nearest', 345_050, 345_100],
  ['up', 345_001, 345_100],
  ['up', 345_000, 345_000],
  ['down', 345_099, 345_000],
] as const)('by the rule %s, %i hellers are prescribed as %i', (rule, hellers, expected) =>
  expect(prescribedAmount(hellers, rule)).toBe(expected),
);
