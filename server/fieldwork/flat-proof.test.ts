import { expect, test } from 'vitest';
import { isSerialEnd } from './flat-proof.ts';

const SERIALS = ['12-345 67a', '123', ''];

test.each([
  ['567A', true],
  ['567a', true],
  ['5-67 A', true],
  ['1234567A', true],
  ['1234', false],
  ['67A', false],
  ['34567A', false],
  // A short number, and none at all, are guessed too easily.
  ['123', false],
  ['', false],
])('the end of a serial number: %s', (typed, isRight) => {
  expect(isSerialEnd(typed, SERIALS)).toBe(isRight);
});
