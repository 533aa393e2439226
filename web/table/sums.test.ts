import { describe, expect, test } from 'vitest';
import type { Column } from './columns.ts';
import { columnSum } from './sums.ts';

interface Row {
  readonly area: number | null;
}
const rows = (...areas: (number | null)[]): Row[] => areas.map((area) => ({ area }));
const area: Column<Row> = { text: 'Plocha', value: 'area', decimals: 2, summed: {} };

describe('the sum of a column', () => {
  test('loses no fraction', () => {
    expect(columnSum(area, rows(0.1, 0.2))).toEqual({ text: '0,30', unknown: 0 });
    expect(columnSum(area, rows(59.9, 70.8, 38.2, 60.55))).toEqual({ text: '229,45', unknown: 0 });
  });

  test('tells in how many rows nothing is known, and takes it for no zero', () => {
    expect(columnSum(area, rows(1, null, 0))).toEqual({ text: '1,00', unknown: 1 });
    expect(columnSum(area, rows(null, null))).toBeNull();
    expect(columnSum(area, rows())).toBeNull();
  });

  test('takes a zero for unknown where it only says that nothing was filled in', () => {
    const filled: Column<Row> = { ...area, summed: { zeroIsUnknown: true } };
    expect(columnSum(filled, rows(12, 0, 0))).toEqual({ text: '12,00', unknown: 2 });
    expect(columnSum(filled, rows(0))).toBeNull();
  });

  test('is written as the column writes it, and is not there for others', () => {
    const money: Column<Row> = { ...area, summed: { text: (sum) => `${sum / 100} Kč` } };
    expect(columnSum(money, rows(1250, 50))?.text).toBe('13 Kč');
    expect(columnSum({ text: 'Plocha', value: 'area' }, rows(1))).toBeNull();
  });
});
