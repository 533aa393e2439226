import { describe, expect, it } from 'vitest';
import { areasOf, countableArea } from './room-areas.ts';

const room = (floor_area: number, countable_coefficient: number) => ({
  floor_area,
  countable_coefficient,
  is_heated: countable_coefficient === 1,
});

// The example computed for vyhláška 269/2015 Sb., annex 1.
const flat = [room(20, 1), room(10, 1), room(4, 1), room(6, 0.2), room(2, 0.1), room(5, 0)];

describe('areas of rooms', () => {
  it('count by their coefficients when heat is divided', () => {
    expect(areasOf(flat)).toEqual({ floor_area: 47, heated_area: 34, countable_area: 35.4 });
  });

  it('add up exactly, without the errors of fractions', () => {
    const three = [room(0.1, 1), room(0.2, 1), room(0.7, 1)];
    expect(areasOf(three).floor_area).toBe(1);
    expect(countableArea(room(64.35, 0.1055))).toBe(6.79);
  });

  it('of a large hall are exact to the last digit of its coefficient', () => {
    expect(countableArea(room(99_999.99, 0.9999))).toBe(99_989.99);
    expect(countableArea(room(99_999.99, 1))).toBe(99_999.99);
    expect(areasOf([room(99_999.99, 1), room(99_999.99, 0.9999)]).countable_area).toBe(199_989.98);
  });

  it('are nothing without rooms', () => {
    expect(areasOf([])).toEqual({ floor_area: 0, heated_area: 0, countable_area: 0 });
  });
});
