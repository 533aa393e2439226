import { describe, expect, test } from 'vitest';
import { nextFloor, usualFloor } from './floor-form.ts';

describe('a floor', () => {
  test.each([
    [1, '1NP', '1. nadzemní podlaží'],
    [12, '12NP', '12. nadzemní podlaží'],
    [-2, '2PP', '2. podzemní podlaží'],
  ])('%i is usually called %s', (floor, code, name) => {
    expect(usualFloor(floor)).toEqual({ code, name });
  });

  test('between them has no usual name', () => {
    expect(usualFloor(0)).toEqual({ code: '', name: '' });
  });

  test('comes above the highest one, and the ground floor first', () => {
    expect(nextFloor([])).toBe(1);
    expect(nextFloor([{ floor: -1 }])).toBe(1);
    expect(nextFloor([{ floor: 3 }, { floor: -1 }])).toBe(4);
  });
});
