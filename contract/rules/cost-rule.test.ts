import { describe, expect, test } from 'vitest';
import { quantityText, rateText, reckoned, type CostRule, type Reckonable } from './cost-rule.ts';

const rule = (over: Partial<CostRule>): CostRule => ({
  way: 'rate',
  key: 'floor_area',
  amount: 4200,
  round_to: 1,
  ...over,
});
const space = (quantity: string | null, held: number | null = null): Reckonable => ({
  quantity,
  held,
});

describe('a rate', () => {
  test('of 42 Kč a m² is 2 196,60 Kč for 52,30 m²', () => {
    expect(reckoned(rule({}), [space('52.30')])).toEqual([219_660]);
  });

  test('is rounded to the heller, halves up', () => {
    // 0,05 m² × 0,30 Kč = 1,5 hellers; 0,05 × 0,29 = 1,45.
    expect(reckoned(rule({ amount: 30 }), [space('0.05')])).toEqual([2]);
    expect(reckoned(rule({ amount: 29 }), [space('0.05')])).toEqual([1]);
  });

  test('is rounded to crowns and tens of crowns where that is wished', () => {
    expect(reckoned(rule({ round_to: 100 }), [space('52.30')])).toEqual([219_700]);
    expect(reckoned(rule({ round_to: 1000 }), [space('52.30')])).toEqual([220_000]);
    expect(reckoned(rule({ round_to: 100, amount: 50 }), [space('1')])).toEqual([100]);
    expect(reckoned(rule({ round_to: 100, amount: 49 }), [space('1')])).toEqual([0]);
  });

  test('tells nothing of a space whose key nobody knows, and the others do not suffer for it', () => {
    expect(reckoned(rule({ key: 'persons', amount: 10_000 }), [space(null), space('0')])).toEqual([
      null,
      0,
    ]);
  });
});

describe('a per cent', () => {
  test('raises what is prescribed and tells nothing where nothing is', () => {
    expect(
      reckoned(rule({ way: 'percent', amount: 800 }), [space(null, 150_050), space(null)]),
    ).toEqual([162_054, null]);
    expect(reckoned(rule({ way: 'percent', amount: -250 }), [space(null, 100_000)])).toEqual([
      97_500,
    ]);
  });
});

describe('a divided sum', () => {
  test('goes by shares with different denominators', () => {
    expect(
      reckoned(rule({ way: 'divide', key: 'share', amount: 3_000_000 }), [
        space('1200/6000'),
        space('1/2'),
        space('3/10'),
      ]),
    ).toEqual([600_000, 1_500_000, 900_000]);
  });

  test('is not divided at all while the key of one of the spaces is unknown', () => {
    const parts = reckoned(rule({ way: 'divide', key: 'persons', amount: 10_000 }), [
      space('2'),
      space(null),
    ]);
    expect(parts).toEqual([null, null]);
    expect(reckoned(rule({ way: 'divide', key: 'persons' }), [space('0'), space('0')])).toEqual([
      null,
      null,
    ]);
  });
});

test('rules and quantities are told in Czech', () => {
  expect(rateText(rule({}))).toBe('42,00\u00A0Kč/m²');
  expect(rateText(rule({ way: 'percent', amount: 800 }))).toBe('+8\u00A0%');
  expect(rateText(rule({ way: 'percent', amount: -250 }))).toBe('−2,5\u00A0%');
  expect(rateText(rule({ way: 'divide', amount: 600_000 }))).toBe(
    '6\u00A0000,00\u00A0Kč měsíčně za celek',
  );
  expect(quantityText('floor_area', '52.30')).toBe('52,30\u00A0m²');
  expect(quantityText('persons', '3')).toBe('3\u00A0osoby');
  expect(quantityText('share', '1200/6000')).toBe('1\u00A0200/6\u00A0000');
  expect(quantityText('unit', '1')).toBe('1\u00A0prostor');
});
