import { describe, expect, test } from 'vitest';
import { lineOf, type LineValues } from './line.ts';

const all = () => true;
const told = (values: LineValues) => lineOf(values, all);
const amounts = (values: LineValues) => {
  const { base, tax } = told(values).line ?? {};
  return [base, tax];
};

describe('a line of a document follows from what its row says', () => {
  // Counted by hand: 12 % of 80,000.00 is 9,600.00; of 89,600.00 with tax the tax is 89,600 × 12 / 112.
  test.each<[string, LineValues, readonly number[]]>([
    ['a base and a rate', { base: 8_000_000, tax_rate: 12 }, [8_000_000, 960_000]],
    ['a sum with tax and a rate', { total: 8_960_000, tax_rate: 12 }, [8_000_000, 960_000]],
    ['a base, its tax and a rate', { base: 1001, tax: 121, tax_rate: 12 }, [1001, 121]],
    ['a base and a sum with tax', { base: 1001, total: 1121, tax_rate: 12 }, [1001, 120]],
    ['a tax and a sum with it', { tax: 120, total: 1121, tax_rate: 12 }, [1001, 120]],
    [
      'how much and the price of one',
      { quantity: 100, unit_price: 800, tax_rate: 12 },
      [8_000_000, 960_000],
    ],
    // 3.5 × 0.99 = 3.465 Kč, halves of a heller away from nothing.
    ['parts of a heller', { quantity: 3.5, unit_price: 0.99, tax_rate: 0 }, [347, 0]],
    ['what is given back', { quantity: -3.5, unit_price: 0.99, tax_rate: 0 }, [-347, 0]],
    ['a sum given back', { total: -11_200, tax_rate: 12 }, [-10_000, -1200]],
    ['no tax', { total: 5000, tax_rate: 0 }, [5000, 0]],
  ])('of %s', (_what, values, made) => expect(amounts(values)).toEqual(made));

  test('the rate is never guessed, not even where a base and a sum would tell it', () => {
    expect(told({ base: 10_000, total: 11_200 })).toEqual({
      faults: [
        { field: 'tax_rate', message: 'Uveďte sazbu daně; u dodavatele, který daň neplatí, 0' },
      ],
      notes: [],
    });
  });

  test('that says no amount at all is refused', () =>
    expect(told({ tax_rate: 12, quantity: 5 }).faults).toMatchObject([{ field: 'base' }]));

  test('whose sum is another than its base and tax is refused, unless somebody has rounded', () => {
    const base = { base: 10_000, tax: 1200, tax_rate: 12 };
    expect(told({ ...base, total: 11_301 }).faults).toEqual([
      {
        field: 'total',
        message: 'Základ a daň dávají 112,00\u00A0Kč, řádek uvádí 113,01\u00A0Kč',
      },
    ]);
    const rounded = told({ ...base, total: 11_300 });
    expect(rounded.faults).toEqual([]);
    expect(rounded.line).toMatchObject({ base: 10_000, tax: 1200 });
    expect(rounded.notes).toMatchObject([{ field: 'total', certainty: 'guessed' }]);
    expect(told({ ...base, total: 11_200 }).notes).toEqual([]);
  });

  test('whose price does not make its base says so and takes the base', () => {
    const odd = told({ base: 10_000, quantity: 2, unit_price: 51, tax_rate: 0 });
    expect(odd.line).toMatchObject({ base: 10_000 });
    expect(odd.notes).toMatchObject([
      {
        field: 'unit_price',
        certainty: 'unclear',
        message: expect.stringContaining('102,00') as string,
      },
    ]);
    expect(told({ base: 10_000, quantity: 2, unit_price: 50.5, tax_rate: 0 }).notes).toEqual([]);
  });

  test('of which a cell could not be read waits for it', () =>
    expect(lineOf({ tax_rate: 12 }, (field) => field !== 'base')).toEqual({
      faults: [],
      notes: [],
    }));
});
