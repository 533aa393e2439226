import { describe, expect, test } from 'vitest';
import { bareKey, keyOf } from './text-key.ts';

describe('a text as names are compared', () => {
  test.each([
    ['Lipová 12', 'lipova 12'],
    ['  LIPOVÁ   12 ', 'lipova 12'],
    ['Lipová\u00a0\t12', 'lipova 12'],
    ['Lipová12', 'lipova12'],
    ['', ''],
  ])('%j is %j', (text, key) => {
    expect(keyOf(text)).toBe(key);
  });

  test.each([
    ['1. NP', '1np'],
    ['-1.pp', '1pp'],
    ['Přízemí (dvůr)', 'prizemidvur'],
    ['č. 7', 'c7'],
  ])('%j of letters and digits alone is %j', (text, key) => {
    expect(bareKey(text)).toBe(key);
  });
});
