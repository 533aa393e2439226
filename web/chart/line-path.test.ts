import { describe, expect, test } from 'vitest';
import { linePath, thinned } from './line-path.ts';

describe('the path of a line', () => {
  const spots = [
    { x: 0, y: 10 },
    { x: 5.04, y: 20.16 },
  ];

  test('goes straight from spot to spot', () => {
    expect(linePath(spots, false)).toBe('M0 10L5 20.2');
  });

  test('keeps its height until the next spot where values hold', () => {
    expect(linePath(spots, true)).toBe('M0 10H5V20.2');
  });
});

describe('a line of many values', () => {
  const spots = Array.from({ length: 15_000 }, (_, at) => ({ x: at / 20, y: Math.sin(at) * 50 }));

  test('is thinned to at most four spots in a column of pixels', () => {
    expect(thinned(spots).length).toBeLessThanOrEqual(750 * 4);
  });

  test('loses neither its ends nor the peaks of a column', () => {
    const kept = thinned(spots);
    expect([kept[0], kept.at(-1)]).toEqual([spots[0], spots.at(-1)]);
    const column = spots.filter(({ x }) => Math.floor(x) === 300).map(({ y }) => y);
    const keptColumn = kept.filter(({ x }) => Math.floor(x) === 300).map(({ y }) => y);
    expect(Math.max(...keptColumn)).toBe(Math.max(...column));
    expect(Math.min(...keptColumn)).toBe(Math.min(...column));
  });

  test('of few values stays whole', () => {
    const few = spots.filter((_spot, at) => at % 100 === 0);
    expect(thinned(few)).toEqual(few);
  });
});
