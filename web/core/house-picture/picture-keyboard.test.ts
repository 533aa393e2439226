import { expect, test } from 'vitest';
import { pictureStep } from './picture-keyboard.ts';

// Three floors of four, none and two spaces.
const lengths = [4, 0, 2];

test.each([
  ['ArrowRight', [0, 0], [0, 1]],
  ['ArrowRight', [0, 3], [0, 3]],
  ['ArrowLeft', [0, 1], [0, 0]],
  ['ArrowLeft', [0, 0], [0, 0]],
  ['ArrowDown', [0, 1], [2, 1]],
  ['ArrowDown', [0, 3], [2, 1]],
  ['ArrowDown', [2, 0], [2, 0]],
  ['ArrowUp', [2, 1], [0, 1]],
  ['ArrowUp', [0, 2], [0, 2]],
  ['Home', [0, 2], [0, 0]],
  ['End', [0, 1], [0, 3]],
] as const)('%s from %j leads to %j', (key, [row, place], to) => {
  const step = pictureStep(key, { row, place }, lengths);
  expect([step?.row, step?.place]).toEqual(to);
});

test('other keys are left to the browser', () => {
  expect(pictureStep('Tab', { row: 0, place: 0 }, lengths)).toBeUndefined();
});
