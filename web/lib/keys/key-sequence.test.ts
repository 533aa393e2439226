import { describe, expect, test } from 'vitest';
import { afterKey, nothingPressed } from './key-sequence.ts';

const known = ['g p', 'g b', 'n k', 'j', '?', 'Ctrl+k'];

/** What keys pressed at the given moments have run. */
function hits(...presses: readonly (readonly [string, number])[]): readonly string[] {
  let pressed = nothingPressed;
  return presses.flatMap(([key, at]) => {
    const step = afterKey(pressed, key, at, known);
    ({ pressed } = step);
    return step.hit === undefined ? [] : [step.hit];
  });
}

describe('keys', () => {
  test.each(['j', '?', 'Ctrl+k'])('%s alone is a command', (key) => {
    expect(hits([key, 5])).toEqual([key]);
  });

  test('one after the other make a sequence, which then ends', () => {
    expect(hits(['g', 0], ['p', 900])).toEqual(['g p']);
    expect(hits(['g', 0], ['p', 100], ['p', 200])).toEqual(['g p']);
    expect(hits(['g', 0], ['b', 100], ['g', 200], ['p', 300])).toEqual(['g b', 'g p']);
  });

  test('are waited for a second and a half', () => {
    expect(hits(['g', 100], ['p', 1600])).toEqual(['g p']);
    expect(hits(['g', 100], ['p', 1601])).toEqual([]);
  });

  test('that continue nothing end the sequence and do nothing themselves', () => {
    expect(hits(['g', 0], ['j', 100])).toEqual([]);
    expect(hits(['g', 0], ['x', 100], ['p', 200])).toEqual([]);
  });

  test('that begin another sequence begin it', () => {
    expect(hits(['g', 0], ['n', 100], ['k', 200])).toEqual(['n k']);
    expect(hits(['g', 0], ['g', 100], ['p', 200])).toEqual(['g p']);
  });
});
